"""The package `game` as it is packed: its `__init__`, which takes all other modules out of one file.

Looking for 250 files and reading them costs a start more than running them (`python3 -m tests.bench boot`).
"""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from marshal import loads
from types import ModuleType
from typing import Any, Self

BUNDLE = "modules.bin"  # beside this file: {name: (whether it is a package, its code marshalled)}
put = object.__setattr__


class Bundle:
    """Finds and loads what stands in the bundle; other files, such as catalogues, lie beside it."""

    def __init__(self, data: bytes) -> None:
        self.modules: dict[str, tuple[bool, bytes]] = loads(data)  # noqa: S302 - ours, packed

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module comes from; None if it is none of ours, but of a wheel installed beside."""
        folder = _folder()
        if name not in self.modules or not path or not path[0].startswith(folder):
            return None
        is_package, _ = self.modules[name]
        place = "/".join((folder, *name.split(".")[1:]))
        file = f"{place}/__init__.py" if is_package else f"{place}.py"
        loader: Any = self  # to the type it would have to inherit; importing that costs time
        spec = ModuleSpec(name, loader, origin=file, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [place]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As modules are made."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of the module."""
        _, code = self.modules[module.__name__]
        exec(loads(code), module.__dict__)  # noqa: S102, S302 - byte code of our own, made when packing


class Plain:
    """A frozen dataclass with slots whose methods are not compiled anew at every start; see `plain`."""

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()

    def __eq__(self, other: object) -> bool:
        """Whether it is the same class with equal fields."""
        if other.__class__ is not self.__class__:
            return NotImplemented
        return self is other or all(
            getattr(self, name) == getattr(other, name) for name in self.__match_args__
        )

    def __hash__(self) -> int:
        """Of the fields."""
        return hash(tuple(getattr(self, name) for name in self.__match_args__))

    def __repr__(self) -> str:
        """The class and its fields."""
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{self.__class__.__qualname__}({fields})"

    def __replace__(self, /, **changes: Any) -> Self:
        """A copy with some fields changed."""
        for name in self.__match_args__:
            if name not in changes:
                changes[name] = getattr(self, name)
        return self.__class__(**changes)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"cannot delete field {name!r}")


def replace(thing: Any, /, **changes: Any) -> Any:
    """What `dataclasses.replace` does, for classes that are no dataclasses any more too."""
    return thing.__replace__(**changes)


def install() -> None:
    """From now on modules come out of the bundle; called where this is packed."""
    with open(f"{_folder()}/{BUNDLE}", "rb") as file:  # noqa: PTH123 - pathlib would be imported for this alone
        sys.meta_path.insert(0, Bundle(file.read()))


def _folder() -> str:
    return __file__.rpartition("/")[0]
