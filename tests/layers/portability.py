"""What rules must not use, because it differs between machines or from run to run.

Found by syntax alone: names are taken for sets if the file makes or annotates them as sets anywhere.
"""

import ast
from collections.abc import Iterator
from random import Random

from tests.layers.sources import Finding, modules_imported

CLOCKS_AND_CHANCE = frozenset({"datetime", "locale", "os", "platform", "secrets", "time", "uuid"})
EXACT_MATH = frozenset({"comb", "factorial", "gcd", "isqrt", "lcm", "perm", "prod"})
ROUNDED_ALIKE = frozenset({"ceil", "floor", "fsum", "inf", "sqrt"})  # the same wherever it was measured
FLOATS_ALIKE = frozenset({"collections.abc", "functools", "itertools", "math.sqrt", "typing"})
ROUNDED_APART = frozenset({"complex", "divmod", "pow", "round", "sum"})  # `sum`: by version
WHOLE = frozenset({"AROUND", "BOAT_LAYER", "SLED_LAYER"})
DICTIONARIES = frozenset({"items", "keys", "values"})  # in the model of the sled only looked up
BY_ADDRESS_OR_SALT = frozenset({"hash", "id", "object"})
SETS = frozenset({"set", "frozenset", "Set", "AbstractSet", "MutableSet"})
SET_RESULTS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)
ORDER_FREE = frozenset({"all", "any", "frozenset", "len", "max", "min", "set", "sorted", "sum"})
ORDERED = frozenset({"dict", "enumerate", "extend", "fromkeys", "iter", "join", "list", "tuple", "zip"})
OTHER_RANDOM = frozenset(name for name in dir(Random) if not name.startswith("_")) - {"random"}

Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
Operation = ast.BinOp | ast.AugAssign


def in_rules(module: ast.Module) -> list[Finding]:
    """What neither core nor games may use: whole numbers only, no clock, no own chance, no set order."""
    found = [*_imports(module, CLOCKS_AND_CHANCE | {"random"}), *_math(module, EXACT_MATH)]
    return sorted([*found, *_numbers(module), *_hashes(module), *SetOrder(module).findings()])


def in_sled(module: ast.Module) -> list[Finding]:
    """What the model of the sled may not use: of floats only + - * / and the root round alike everywhere."""
    found = [*_imports(module, CLOCKS_AND_CHANCE | {"random"}), *_strangers(module), *_rounding(module)]
    return sorted([*found, *_hashes(module), *SetOrder(module).findings()])


def in_bots(module: ast.Module) -> list[Finding]:
    """What bots may not use: of chance, `random.Random(k).random` alone is the same everywhere for good."""
    found = [*_imports(module, CLOCKS_AND_CHANCE), *_math(module, EXACT_MATH | ROUNDED_ALIKE)]
    return sorted([*found, *_random(module), *_hashes(module), *SetOrder(module).findings()])


def _imports(module: ast.Module, refused: frozenset[str]) -> Iterator[Finding]:
    for line, target in modules_imported(module, "game"):
        if target.partition(".")[0] in refused:
            yield Finding(line, f"import {target}")


def _numbers(module: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield Finding(node.lineno, f"{node.value} is not a whole number")
        elif isinstance(node, Operation):
            if isinstance(node.op, ast.Div):
                yield Finding(node.lineno, "true division")
            elif isinstance(node.op, ast.Pow) and not _is_whole(node):
                yield Finding(node.lineno, "a power whose exponent is not a literal whole number")
        elif isinstance(node, ast.Name) and node.id in {"float", "complex", "pow"}:
            yield Finding(node.lineno, node.id)


def _strangers(module: ast.Module) -> Iterator[Finding]:
    for finding in modules_imported(module, "game"):
        outside = not finding.what.startswith("game.games.abusir.")
        if outside and not any(finding.what.startswith(one) for one in FLOATS_ALIKE):
            yield Finding(finding.line, f"import {finding.what}")


def _rounding(module: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(module):
        if isinstance(node, Operation) and isinstance(node.op, ast.Pow):
            yield Finding(node.lineno, "a power")
        elif isinstance(node, Operation) and isinstance(node.op, ast.FloorDiv | ast.Mod):
            if not _divides_whole(node.right if isinstance(node, ast.BinOp) else node.value):
                yield Finding(node.lineno, "a remainder of what may be no whole number")
        elif isinstance(node, ast.Name) and node.id in ROUNDED_APART:
            yield Finding(node.lineno, node.id)
        elif isinstance(node, ast.Attribute) and node.attr in DICTIONARIES | {"hypot", "fma"}:
            yield Finding(node.lineno, node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, complex):
            yield Finding(node.lineno, f"{node.value} is complex")


def _divides_whole(divisor: ast.expr) -> bool:
    """A whole number, a length, or a count that is known as one."""
    if isinstance(divisor, ast.Call):
        return _name(divisor.func) == "len"
    return (isinstance(divisor, ast.Constant) and isinstance(divisor.value, int)) or _name(divisor) in WHOLE


def _is_whole(power: Operation) -> bool:
    exponent = power.right if isinstance(power, ast.BinOp) else power.value
    return isinstance(exponent, ast.Constant) and isinstance(exponent.value, int)


def _hashes(module: ast.Module) -> Iterator[Finding]:
    for node in ast.walk(module):
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in BY_ADDRESS_OR_SALT:
            yield Finding(called.lineno, f"{called.id}()")


def _math(module: ast.Module, allowed: frozenset[str]) -> Iterator[Finding]:
    used = [f for f in modules_imported(module, "game") if f.what.startswith("math.")]
    used += [
        Finding(node.lineno, f"math.{node.attr}")
        for node in ast.walk(module)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "math"
    ]
    return (finding for finding in used if finding.what.removeprefix("math.") not in allowed)


def _random(module: ast.Module) -> Iterator[Finding]:
    imported = [f for f in modules_imported(module, "game") if f.what.partition(".")[0] == "random"]
    if not imported:
        return
    yield from (f for f in imported if f.what not in {"random", "random.Random"})
    for node in ast.walk(module):
        if not isinstance(node, ast.Attribute):
            continue
        of_module = isinstance(node.value, ast.Name) and node.value.id == "random"
        if node.attr in OTHER_RANDOM or (of_module and node.attr != "Random"):
            yield Finding(node.lineno, f"random: {node.attr}")


class SetOrder:
    """Finds where the order of a set would show."""

    def __init__(self, module: ast.Module) -> None:
        self.module = module
        self.names: set[str] = set()
        while (more := {name for name in self._assigned() if name}) - self.names:
            self.names |= more

    def findings(self) -> Iterator[Finding]:
        free = {id(argument) for argument in self._order_free()}
        for node in ast.walk(self.module):
            for consumed in self._consumed(node, id(node) in free):
                if self.is_set(consumed):
                    yield Finding(consumed.lineno, "the order of a set")

    def is_set(self, node: ast.expr) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name | ast.Attribute):
            return _name(node) in self.names
        if isinstance(node, ast.Call):
            made = _name(node.func)
            of_set = isinstance(node.func, ast.Attribute) and self.is_set(node.func.value)
            return made in {"set", "frozenset"} or made in SET_RESULTS or (made == "copy" and of_set)
        if isinstance(node, ast.BinOp) and isinstance(node.op, SET_OPERATORS):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        return False

    def _assigned(self) -> Iterator[str]:
        for node in ast.walk(self.module):
            if isinstance(node, ast.Assign) and self.is_set(node.value):
                yield from map(_name, node.targets)
            elif isinstance(node, ast.NamedExpr) and self.is_set(node.value):
                yield node.target.id
            elif isinstance(node, ast.AnnAssign) and _is_set_type(node.annotation):
                yield _name(node.target)
            elif isinstance(node, ast.arg) and node.annotation and _is_set_type(node.annotation):
                yield node.arg

    def _order_free(self) -> Iterator[ast.expr]:
        """Comprehensions whose result is asked for nothing that depends on order."""
        for node in ast.walk(self.module):
            if isinstance(node, ast.SetComp):
                yield node
            elif isinstance(node, ast.Call) and _name(node.func) in ORDER_FREE:
                yield from node.args

    def _consumed(self, node: ast.AST, order_free: bool) -> Iterator[ast.expr]:
        """What this node goes through in order."""
        if isinstance(node, ast.For | ast.AsyncFor):
            yield node.iter
        elif isinstance(node, Comprehension) and not order_free:
            yield from (generator.iter for generator in node.generators)
        elif isinstance(node, ast.Starred):
            yield node.value
        elif isinstance(node, ast.Call) and _name(node.func) in ORDERED and not order_free:
            yield from node.args
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "pop":
            yield from [] if node.args else [node.func.value]
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Tuple | ast.List) for t in node.targets):
            yield node.value


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_set_type(annotation: ast.expr) -> bool:
    base = annotation.value if isinstance(annotation, ast.Subscript) else annotation
    return _name(base) in SETS
