"""A module's syntax tree without what only type checkers read: annotations, casts, imports for them alone.

Python keeps a piece of byte code for every annotated function, in case somebody asks; of the packed game that
is a sixth, and nobody does. Classes keep theirs: of a NamedTuple or a dataclass they are the fields.
"""

import ast
from collections.abc import Iterator
from typing import Any

IMPORTS = (ast.Import, ast.ImportFrom)


def typeless(tree: ast.Module) -> ast.Module:
    """The same module for whoever runs it."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            _untyped(function)
    _Statements().visit(tree)
    used = set(_used(tree))
    for node in ast.walk(tree):
        for block in _blocks(node):
            block[:] = [each for each in block if _is_needed(each, used)] or [ast.Pass()]
    return ast.fix_missing_locations(tree)


def _untyped(function: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    for argument in every:
        if argument is not None:
            argument.annotation = None
    function.returns = None


class _Statements(ast.NodeTransformer):
    """Names outside classes are assigned without their types, and what is cast is taken as it is."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        for each in node.body:
            if not isinstance(each, ast.AnnAssign):
                self.visit(each)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([node.target], self.visit(node.value)), node)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        return node.args[1] if _name(node.func) == "cast" else node


def _used(tree: ast.Module) -> Iterator[str]:
    """Names that are read, and those the module offers to others as its own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id
        if isinstance(node, ast.Assign) and "__all__" in map(_name, node.targets):
            yield from ast.literal_eval(node.value)


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _blocks(node: ast.AST) -> Iterator[list[Any]]:
    """The statements that stand in a statement."""
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block


def _is_needed(node: ast.stmt, used: set[str]) -> bool:
    """Whether anything is left of an import; names nobody reads are taken out of it."""
    if not isinstance(node, IMPORTS) or (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
        return True
    node.names = [each for each in node.names if _binds(each) in used or each.asname == each.name]
    return bool(node.names)


def _binds(alias: ast.alias) -> str:
    """The name an import gives to what it brings."""
    return alias.asname or alias.name.partition(".")[0]
