"""What the package `game` has in its `__init__` when it is packed: what dataclasses become."""

from typing import Any, Self

put = object.__setattr__


class Plain:
    """A frozen dataclass with slots whose methods are not compiled anew at every start; see `desugar`."""

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
