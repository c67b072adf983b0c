"""Pack the standard library and the game as byte code, and each language's catalogues, in static/runtime/."""

import ast
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path

from game.publish.install import node, some
from game.publish.interpreter.prune import ABSENT
from game.publish.packing.libraries import modules
from game.publish.paths import (
    DOWNLOADED_WHEELS,
    GAME_ZIP,
    NODE_MODULES,
    ROOT,
    STAMPS,
    STDLIB_ZIP,
    WHEELS,
    WORDS,
)
from game.publish.problem import PublishError
from game.publish.remake import Inputs, digest, remake, write
from game.text.catalogue import LOCALE

DESK_ONLY = ("cli", "lab", "publish")  # folders of game/ that are not sent
DATA = (".py", ".mo", ".json")
LIBRARIES = ("fsrs",)  # wheels that players get with the game
DATE = (2020, 1, 1, 0, 0, 0)  # the same bytes whenever they are packed
IMPORTS = STAMPS / "imports.json"
HERE = Path(__file__).resolve().parent
PACKED, BUNDLE = HERE / "packed.py", HERE / "bundle.py"
BY = ("pack.py", "pack.mjs", "pack_inside.py", "libraries.py", "desugar.py", "typeless.py")
PACKERS = (*(HERE / name for name in BY), PACKED, BUNDLE)
SHIPPED_STDLIB = NODE_MODULES / "pyodide" / "python_stdlib.zip"
PYSCRIPT_PACKAGE = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"

# What optional packages may count on, besides all that the game and PyScript import.
ALWAYS = (
    *("asyncio", "collections", "dataclasses", "enum", "functools", "gettext", "hashlib", "itertools"),
    *("json", "random", "re", "string", "textwrap", "typing", "warnings"),
)
# Modules that are imported by name at run time, so that no import statement shows them.
CODECS = tuple(f"encodings.{codec}" for codec in ("ascii", "cp437", "idna", "latin_1", "utf_16", "utf_8_sig"))
KEEP = (*CODECS, "importlib.metadata._adapters")
EARLY = tuple(f"encodings/{name}.py" for name in ("__init__", "aliases", "utf_8"))  # before any bundle


def pack(runtime: str, archived: Sequence[Path] = ()) -> str:
    """Bring all zips up to date with their sources; return a digest of what is packed of the game.

    The standard library is enough for the wheels of archived releases, too.
    """
    sources = list(game_files())
    made_by: Inputs = [runtime, *PACKERS]
    libraries = library_wheels()
    wheels = [*archived, *libraries]
    remake("imports", [*made_by, *sources, *wheels], [IMPORTS], lambda: _list_imports(sources, wheels))
    stdlib = remake("stdlib", [*made_by, IMPORTS], [STDLIB_ZIP], _pack_stdlib)
    for folder in filter(Path.is_dir, LOCALE.iterdir()):
        words, target = sorted(folder.rglob("*.mo")), WORDS / f"{folder.name}.zip"
        remake(f"words-{folder.name}", [*made_by, *words], [target], partial(_pack_words, words, target))
    files = [path for path in sources if not path.is_relative_to(LOCALE)]
    made_of: Inputs = [stdlib, *made_by, *libraries, *files]
    game = remake("game", made_of, [GAME_ZIP], lambda: _pack_game(files, libraries))
    return digest([game, *sources])


def library_wheels() -> list[Path]:
    """The wheels of libraries that players get with the game."""
    return [some(DOWNLOADED_WHEELS.glob(f"{name}-*.whl"), name)[0] for name in LIBRARIES]


def game_files() -> Iterator[Path]:
    """What the browser gets of game/: its modules and compiled catalogues."""
    for path in sorted((ROOT / "game").rglob("*")):
        folder, *_ = path.relative_to(ROOT / "game").parts
        if path.suffix in DATA and folder not in DESK_ONLY and "__pycache__" not in path.parts:
            yield path


def _list_imports(sources: Iterable[Path], wheels: Iterable[Path] = ()) -> None:
    """Which modules of the standard library the game and PyScript import, anywhere in their files."""
    files = [path for path in sources if path.suffix == ".py"]
    trees = [_parse(path) for path in [*files, *PYSCRIPT_PACKAGE.glob("*.py")]]
    trees += [ast.parse(source) for path in wheels for source in modules(path).values()]
    found = {name for tree in trees for name in _imported(tree)}
    of_stdlib = {name for name in found if name.partition(".")[0] in sys.stdlib_module_names}
    write(IMPORTS, json.dumps(sorted(of_stdlib.union(ALWAYS))).encode())


def _imported(module: ast.Module) -> Iterator[str]:
    """Every name an import statement may mean as a module: of `from a import b`, both a and a.b."""
    for statement in ast.walk(module):
        if isinstance(statement, ast.Import):
            yield from (name.name for name in statement.names)
        elif isinstance(statement, ast.ImportFrom) and statement.module and not statement.level:
            yield statement.module
            yield from (f"{statement.module}.{name.name}" for name in statement.names)


def _parse(path: Path) -> ast.Module:
    try:
        return ast.parse(path.read_bytes(), str(path))
    except SyntaxError as error:
        place = f"{path.relative_to(ROOT)}, line {error.lineno}"
        raise PublishError(f"The game cannot be packed: {error.msg} ({place}).", "Mend that line.") from error


def _pack_stdlib(target: Path = STDLIB_ZIP) -> None:
    wheel = next(WHEELS.glob("micropip-*.whl"))
    imports = json.loads(IMPORTS.read_bytes())
    job = {
        "shipped": _name(SHIPPED_STDLIB),
        "wheel": _name(wheel),
        "first": _name(BUNDLE),
        "imports": imports,
        "keep": KEEP,
        "early": EARLY,
        "absent": ABSENT,
        "options": {"stdLibURL": str(SHIPPED_STDLIB)},
    }
    _run("stdlib", target, job)


def _pack_game(sources: Iterable[Path], libraries: Iterable[Path], target: Path = GAME_ZIP) -> None:
    options = {"stdLibURL": str(STDLIB_ZIP)}  # byte-compiled, so packing starts in half a second
    job = {
        "files": [_name(path) for path in sources],
        "libraries": [_name(path) for path in libraries],
        "first": _name(PACKED),
        "pyscript": _name(PYSCRIPT_PACKAGE),
        "options": options,
    }
    _run("game", target, job)


def _pack_words(catalogues: Iterable[Path], target: Path) -> None:
    """Stored, not deflated: hosts compress better than zip does."""
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path in catalogues:
            archive.writestr(zipfile.ZipInfo(_name(path), DATE), path.read_bytes())
    write(target, packed.getvalue())


def _run(task: str, target: Path, job: Mapping[str, object]) -> None:
    part = target.with_suffix(".part")
    order = {"task": task, "target": _name(part), "root": str(ROOT), **job}
    command = [node(), "--no-warnings", str(HERE / "pack.mjs"), json.dumps(order)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode:
        reason = (done.stderr.strip() or "no message").splitlines()[-1]
        raise PublishError(f"Packing the {task} failed: {reason}", "Remove static/runtime and start again.")
    part.replace(target)


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()
