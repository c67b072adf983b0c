"""Frozen dataclasses as plain classes, and no docstrings, in the syntax tree of a module that is packed.

`@dataclass` writes its methods as text and compiles them at every start, which took a sixth of it. Here the
same class gets its `__init__` when packing, and inherits the rest from `packed.Plain`. The sources stay as
they are; `replace` is packed's own, and `fields` and `asdict` do not know these classes.
"""

import ast
from collections.abc import Iterator

DECORATORS = [ast.dump(ast.parse("dataclass(frozen=True, slots=True)", mode="eval").body)]
BROUGHT = ast.parse("from game import Plain, put").body
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def desugared(tree: ast.Module) -> ast.Module:
    """The module with its frozen dataclasses written out, and without its docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    found = [node for node in tree.body if isinstance(node, ast.ClassDef) and _simple(node)]
    for node in found:
        _write_out(node)
    body = [each for node in tree.body for each in _imported(node)]
    tree.body = [*(BROUGHT if found else ()), *body]
    return ast.fix_missing_locations(tree)


def _simple(node: ast.ClassDef) -> bool:
    """Whether it inherits nothing and all its fields are arguments as they stand."""
    decorators = [ast.dump(decorator) for decorator in node.decorator_list]
    special = any(isinstance(field.value, ast.Call) and _calls_field(field.value) for field in _fields(node))
    prepared = any(isinstance(each, ast.FunctionDef) and each.name == "__post_init__" for each in node.body)
    return decorators == DECORATORS and not (node.bases or special or prepared)


def _calls_field(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "field"


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    return (each for each in node.body if isinstance(each, ast.AnnAssign))


def _write_out(node: ast.ClassDef) -> None:
    names = tuple(field.target.id for field in _fields(node) if isinstance(field.target, ast.Name))
    defaults = [field.value for field in _fields(node) if field.value is not None]
    lines = "".join(f"\n    put(self, {name!r}, {name})" for name in names) or " pass"
    (init,) = ast.parse(f"def __init__({', '.join(('self', *names))}):{lines}").body
    assert isinstance(init, ast.FunctionDef)
    init.args.defaults = defaults
    slots = ast.parse(f"__slots__ = __match_args__ = {names!r}").body
    node.decorator_list = []
    node.bases = [ast.Name("Plain", ast.Load())]
    node.body = [each for each in node.body if not isinstance(each, ast.AnnAssign)] + slots + [init]


def _imported(node: ast.stmt) -> list[ast.stmt]:
    """`replace` for every class that has `__replace__`, not for dataclasses alone."""
    names = {name.name for name in node.names} if isinstance(node, ast.ImportFrom) else set()
    if not isinstance(node, ast.ImportFrom) or node.module != "dataclasses" or "replace" not in names:
        return [node]
    node.names = [name for name in node.names if name.name != "replace"]
    return [*([node] if node.names else ()), *ast.parse("from game import replace").body]
