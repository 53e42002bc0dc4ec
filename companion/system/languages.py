"""The languages that everything is written and spoken in."""

LANGUAGES = ("de", "en")
