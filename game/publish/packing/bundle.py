"""Modules out of one file instead of many: those of the standard library, and those of the game.

Looking for hundreds of files, reading them and running all of them takes most of a start (`python3 -m
tests.bench boot`). This is packed as `sitecustomize`, which Python imports early: before there are more
modules than the codecs and what is built in, so it imports nothing else.
"""

import sys
from _frozen_importlib import ModuleSpec
from marshal import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType
    from typing import Any
else:
    ModuleType = type(sys)

BUNDLE = "modules.bin"  # {name: (whether it is a package, its code marshalled)}


class Waiting(ModuleType):
    """A module that runs when something of it is first asked for: a start does without many."""

    def __getattr__(self, name: str) -> "Any":
        loader: Any = self.__loader__
        loader.wake(self)
        return getattr(self, name)


class Bundle:
    """Finds and loads what stands in the bundle; other files, such as catalogues, lie beside it."""

    def __init__(self, data: bytes, root: str) -> None:
        self.modules: dict[str, tuple[bool, bytes]] = loads(data)  # noqa: S302 - ours, packed
        self.root = root  # the folder where the modules would lie as files

    def find_spec(
        self, name: str, path: "Sequence[str] | None" = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module comes from; None if it is none of ours, but of a wheel installed beside."""
        if name not in self.modules:
            return None
        is_package, _ = self.modules[name]
        place = f"{self.root}/{name.replace('.', '/')}"
        if path and path[0] != place.rpartition("/")[0]:
            return None
        file = f"{place}/__init__.py" if is_package else f"{place}.py"
        loader: Any = self  # to the type it would have to inherit from what is not there yet
        spec = ModuleSpec(name, loader, origin=file, is_package=is_package)
        spec.has_location = True
        if is_package:
            spec.submodule_search_locations = [place]
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """As modules are made."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code of a package; a module waits."""
        if hasattr(module, "__path__"):
            self.run(module)
        else:
            module.__class__ = Waiting

    def wake(self, module: ModuleType) -> None:
        """Run the code of a module that waits; one that fails does so for the next that asks, too."""
        becomes: type[ModuleType] = Waiting
        module.__class__ = ModuleType
        try:
            self.run(module)
            becomes = ModuleType
        finally:
            module.__class__ = becomes

    def run(self, module: ModuleType) -> None:
        """Run the code of the module."""
        exec(self.get_code(module.__name__), module.__dict__)  # noqa: S102 - byte code of our own

    def get_code(self, name: str) -> "CodeType":
        """What runs when the module is imported."""
        _, code = self.modules[name]
        found: CodeType = loads(code)  # noqa: S302 - made when packing
        return found


def install(spec: ModuleSpec) -> None:
    """From now on modules come out of the bundle that lies beside this one."""
    folder = str(spec.origin).rpartition("/")[0]
    loader: Any = spec.loader
    data = loader.get_data(f"{folder}/{BUNDLE}")
    sys.meta_path.insert(0, Bundle(data, folder.removesuffix(f"/{spec.name}")))
