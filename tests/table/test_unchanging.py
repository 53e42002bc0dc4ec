"""Values that never change: alike where their kind and all their fields are, known by them, written out; as frozen data classes are."""

from dataclasses import dataclass, field, replace

from companion.table.unchanging import unchanging


@unchanging
class Piece:
    """A piece on a field."""

    name: str
    count: int = 1
    seen: int = field(default=0, compare=False)


@unchanging
class Coin(Piece):
    """A piece with a worth."""

    worth: int = 2


@unchanging
class Nothing:
    """No field at all."""


def test_values_are_alike_where_kind_and_compared_fields_are() -> None:
    assert Piece("cube", seen=1) == Piece("cube", 1, 2)
    assert Piece("cube") != Piece("cube", 2)
    assert Piece("cube") != Coin("cube")
    assert Nothing() == Nothing()
    assert len({Piece("cube", seen=1), Piece("cube"), Coin("cube"), Nothing(), Nothing()}) == 3


def test_they_are_written_and_made_anew_as_data_classes_are() -> None:
    @dataclass(frozen=True)
    class Frozen:
        name: str
        worth: int

    assert repr(Frozen("cube", 3)).endswith("Frozen(name='cube', worth=3)")
    assert repr(Coin("cube", 4)) == "Coin(name='cube', count=4, seen=0, worth=2)"
    assert replace(Coin("cube"), worth=5) == Coin("cube", worth=5)
