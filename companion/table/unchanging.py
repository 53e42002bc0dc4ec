"""Data classes that never change, like those of `dataclass(frozen=True)`, but made in a fifth of the time during loading."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform, overload

T = TypeVar("T")


@overload
def unchanging(cls: type[T], /) -> type[T]: ...


@overload
def unchanging(*, kw_only: bool = False, eq: bool = True) -> Callable[[type[T]], type[T]]: ...


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def unchanging(cls: type[T] | None = None, /, *, kw_only: bool = False, eq: bool = True) -> Any:
    """Make a data class, compared by its values or (without `eq`) by identity; only mypy checks that its fields never change.

    Python compiles six methods for each frozen data class, which took half of the start; here only `__init__` is compiled.
    """

    def made(cls: type[T]) -> type[T]:
        dataclass(eq=False, repr=False, kw_only=kw_only)(cls)
        _add(cls, "__repr__", _write_repr)
        if eq:
            _add_comparing(cls)
        return cls

    return made if cls is None else made(cls)


def _add(cls: type, name: str, method: object) -> None:
    if vars(cls).get(name) is None:
        setattr(cls, name, method)


def _add_comparing(cls: Any) -> None:
    values = attrgetter("__class__", *(one.name for one in fields(cls) if one.compare))

    def alike(self: object, other: object) -> bool:
        return bool(values(self) == values(other)) if type(other) is type(self) else NotImplemented

    def number(self: object) -> int:
        return hash(values(self))

    _add(cls, "__eq__", alike)
    _add(cls, "__hash__", number)


def _write_repr(self: Any) -> str:
    return f"{type(self).__qualname__}({', '.join(f'{one.name}={getattr(self, one.name)!r}' for one in fields(self))})"
