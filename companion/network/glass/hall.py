"""The entry page, on which a visitor types the code and chooses a role. It is plain HTML and needs no script."""

from html import escape

from companion.language.words import Words
from companion.network.glass.entry import LOOKS_ON, SCREEN, SEAT, Entrance
from companion.ui.screen.paint import svg, theme


class Hall:
    """Writes the entry page; `words` are those of each language, read once, as the server has a thread of its own."""

    def __init__(self, entrance: Entrance, words: dict[str, Words]) -> None:
        self._entrance = entrance
        self._texts = {language: {name: known.get_plain(f"glass-{name}") for name in NAMES} for language, known in words.items()}

    def page(self, text: str) -> str:
        """Return the table's page, with what it says in each language when the table is silent."""
        said = " ".join(f'data-{language}="{escape(told["silent"])}"' for language, told in self._texts.items())
        return text.replace("data-silent", said)

    def way_in(self, language: str, code: str, refused: str = "", *, known: bool = False) -> str:
        """Write the page in a language, with the code typed before, and why it was refused.

        Only visitors who have the code, or are already `known`, can see who sits at the table.
        """
        language = language if language in self._texts else "en"
        text = {name: escape(said) for name, said in self._texts[language].items()}
        edge = theme.palette("evening").shield_edge
        seats = [(f"{SEAT}{name}", svg.shield(colour, edge) + escape(name)) for name, colour in self._entrance.seats.items()]
        roles = [*seats, (LOOKS_ON, text["looks-on"]), (SCREEN, text["screen"])]
        offered = "".join(f'<button name="role" value="{escape(role)}">{said}</button>' for role, said in roles)
        told = f'<p role="alert">{text[f"refused-{refused}"]}</p>' if refused else ""
        if known or (code and refused not in {"code", "shut"}):
            asked = f'<form method="post" action="/join"><input type="hidden" name="code" value="{escape(code[:20])}">'
            asked += f"<fieldset><legend>{text['who']}</legend>{offered}</fieldset></form>"
        else:
            asked = (
                f'<form action="/"><label for="code">{text["code"]}</label><input id="code" name="c" value="{escape(code[:20])}" '
                'required autocapitalize="characters" autocomplete="off" spellcheck="false" maxlength="12">'
            )
            asked += f"<button>{text['come-in']}</button></form>"
        return (
            f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>Companion</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">'
            f'<link rel="stylesheet" href="/page.css"></head><body class="hall"><main><h1>{text["title"]}</h1>{told}'
            f"{asked}<p>{text['note']}</p></main></body></html>"
        )


NAMES = (
    "title", "code", "who", "looks-on", "screen", "come-in", "note",
    "refused-code", "refused-full", "refused-role", "refused-shut", "refused-wish", "silent",
)  # fmt: skip
