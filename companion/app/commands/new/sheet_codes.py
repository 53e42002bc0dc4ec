"""A sheet as QR codes: their text, a page that shows them, and how they are read from a photograph or a phone's text."""

import base64
import io
import json
import re
import zlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from companion.app.lobby.sheet_files import MOST_BYTES
from companion.games.any_box.before import about
from companion.games.any_box.sheet_fields import SheetRefused
from companion.games.any_box.sheet_reading import read_sheet
from companion.language.words import Words
from companion.table import TableError, phrase

PIECE = 150
"""Letters of a sheet in one code. On 8-megapixel photographs of a whole page, OpenCV read all codes of this size, but only nine
in ten of those with half as many letters again."""
MOST_PIECES = 99
CODE = re.compile(r"COMPANION/([0-9A-F]{8})/(\d{1,2})/(\d{1,2})/([A-Z2-7]+)")
"""A code's text: the sheet's checksum, the piece's number, the number of pieces, and the piece. A QR code packs these letters."""
SIDE, GAP, ACROSS = 45.0, 10.0, 3
"""A code's side and the gap between codes in millimetres, and the number of codes in a row."""
LINE, LEFT, WIDE, HIGH = 9.0, 20.0, 170.0, 297.0
"""In millimetres: the height of a table row, the margin, the printed width, and the height of the paper (A4)."""
FONT = "font_source_sans_pro"
_SIDES = 1600, 2460, 3280
"""Lengths in pixels to which a photograph's longer side is scaled: a small picture has less noise, a large one larger codes."""


class SheetUnreadable(TableError, ValueError):
    """A file or its codes hold no playable sheet; the message says why and, for a file, names the line if it is known."""


def pieces(plain: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the texts of a sheet's codes. Raises `SheetUnreadable` where there would be too many."""
    written = json.dumps(plain, ensure_ascii=False, separators=(",", ":")).encode()
    letters = base64.b32encode(zlib.compress(written, 9)).decode().rstrip("=")
    parts = [letters[begin : begin + PIECE] for begin in range(0, len(letters), PIECE)]
    if len(parts) > MOST_PIECES:
        raise SheetUnreadable(f"expected a sheet of at most {MOST_PIECES} codes, got one of {len(parts)}")
    total = f"{zlib.crc32(written):08X}"
    return tuple(f"COMPANION/{total}/{number}/{len(parts)}/{part}" for number, part in enumerate(parts, start=1))


def sheets_in(text: str) -> list[Mapping[str, Any]]:
    """Read the sheets whose codes are in a text, in any order. Raises `SheetUnreadable`, which names the missing pieces."""
    found: dict[tuple[str, int], dict[int, str]] = {}
    for total, number, of, part in CODE.findall(text):
        found.setdefault((total, int(of)), {})[int(number)] = part
    sheets: list[Mapping[str, Any]] = []
    for (total, of), parts in found.items():
        missing = [str(number) for number in range(1, of + 1) if number not in parts]
        if missing:
            raise SheetUnreadable(f"expected all {of} codes of a sheet, but these are missing: {', '.join(missing)}")
        letters = "".join(part for _, part in sorted(parts.items()))
        try:
            unpacking = zlib.decompressobj()
            written = unpacking.decompress(base64.b32decode(letters + "=" * (-len(letters) % 8)), MOST_BYTES)
            if zlib.crc32(written) != int(total, 16):
                raise SheetUnreadable(f"expected the sheet {total} in its codes, got another one")
            plain = json.loads(written)
            read_sheet(plain)
        except (zlib.error, ValueError, RecursionError) as fault:
            told = str(fault) if isinstance(fault, SheetRefused | SheetUnreadable) else "the codes do not fit together"
            raise SheetUnreadable(f"expected a sheet in the codes: {told}") from fault
        sheets.append(plain)
    return sheets


def codes_in(picture: Path) -> str:
    """Return the texts of the codes on a photograph, one per line. Raises `PictureRefused` where the file is not a picture."""
    import cv2  # noqa: PLC0415 - only a photograph needs it

    from vision.picture import load_picture  # noqa: PLC0415

    image = load_picture(picture)
    found: set[str] = set()
    for side in _SIDES:
        scale = side / max(image.shape[:2])
        sized = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC)
        _, texts, _, _ = cv2.QRCodeDetectorAruco().detectAndDecodeMulti(sized)
        found |= {text for text in texts if CODE.fullmatch(text)}
        wanted = {(total, of): int(of) for total, _, of, _ in CODE.findall("\n".join(found))}
        if wanted and sum(wanted.values()) == len(found):
            break
    return "\n".join(sorted(found))


def code_picture(text: str) -> bytes:
    """Draw a code as a PNG, with its quiet zone, and return the file's bytes."""
    import segno  # noqa: PLC0415 - only what prints needs it

    picture = io.BytesIO()
    segno.make(text, error="m", micro=False).save(picture, kind="png", scale=6, border=4)
    return picture.getvalue()


def draw_sheet(plain: Mapping[str, Any], words: Words) -> bytes:
    """Draw a sheet as a PDF (A4): a description, a score table to fill in, and its codes, on more pages if they need room."""
    from fpdf import FPDF  # noqa: PLC0415 - only what prints needs it

    sheet = read_sheet(plain)
    pdf = FPDF(unit="mm", format="a4")
    pdf.set_auto_page_break(auto=False)
    pdf.set_margin(LEFT)
    pdf.add_page()
    family = "Helvetica"
    font = find_spec(FONT)
    if font is not None and font.origin is not None:
        # A title can be in any language, but the fonts that every PDF reader has contain only Western letters
        pdf.add_font("Sans", fname=str(Path(font.origin).parent / "files" / "SourceSansPro-Regular.ttf"))
        family = "Sans"

    def say(text: str, size: float) -> None:
        pdf.set_font(family, size=size)
        shown = text if family == "Sans" else text.encode("latin-1", "replace").decode("latin-1")
        pdf.multi_cell(WIDE, size * 0.5, shown, align="L", new_x="LMARGIN", new_y="NEXT")

    say(words(sheet.title.words), 28)
    say(words(phrase("sheet-page-players", low=sheet.players[0], high=sheet.players[1])), 12)
    say(words(about(sheet)), 12)
    pdf.ln(4)
    names = [words(line.name.words) for line in sheet.score]
    _draw_table(pdf, names, sheet.players[1], say)
    texts = pieces(plain)
    for number, text in enumerate(texts):
        row, column = divmod(number, ACROSS)
        if column == 0 and pdf.get_y() + SIDE + 3 * GAP > HIGH - LEFT:
            pdf.add_page()
        if row == 0 and column == 0:
            say(words(phrase("sheet-page-code", n=len(texts))), 10)
            pdf.ln(2)
        pdf.image(io.BytesIO(code_picture(text)), LEFT + column * (SIDE + GAP), pdf.get_y(), SIDE, SIDE)
        if column == ACROSS - 1 or number == len(texts) - 1:
            pdf.set_y(pdf.get_y() + SIDE + GAP / 2)
    return bytes(pdf.output())


def _draw_table(pdf: Any, names: Sequence[str], players: int, say: Any) -> None:
    """Draw an empty score table: a column for each player, a row for each line of the score, and a row for the sum."""
    first = WIDE * 0.34
    each = (WIDE - first) / players
    for name in ("", *names, "Σ"):
        y = pdf.get_y()
        if y + LINE > HIGH - LEFT:
            pdf.add_page()
            y = pdf.get_y()
        pdf.rect(LEFT, y, first, LINE)
        for player in range(players):
            pdf.rect(LEFT + first + player * each, y, each, LINE)
        pdf.set_xy(LEFT + 2, y + 2)
        say(name[:34], 11)
        pdf.set_xy(LEFT, y + LINE)
    pdf.ln(6)
