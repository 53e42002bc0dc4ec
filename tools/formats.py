"""The keys allowed in a game's files, with their meanings. A test compares them with the keys that the code reads."""

from __future__ import annotations

RULES = {
    "[[chapter]] id": "a chapter of the rulebook, in the printed order",
    "[[chapter]] needs": "options without which it is not played, as `{ OPTION = CHOICE }`: its questions are then not listed",
    "[[chapter]] icon": "an icon (may be left out)",
    "[[chapter]] near": "the chapters that whoever asks about this one asks about next (may be left out)",
    "[[chapter]] always": "`true` where it matters at any moment, as the end of the game does",
    "[[rule]] id": "of the rule; letters, digits and dashes, as it is written at the place in the code that enforces it",
    "[[rule]] chapter": "in which chapter it stands",
    "[[rule]] serve": "`enforce` (reckoned or refused), `prompt` (said at that moment), `explain` (taught or looked up)",
    "[[rule]] page": "where it is printed (may be left out)",
    "[[rule]] asked": "`true` where players ask for it: its words then have `.ask`",
    "[[rule]] players": "numbers of players: only such tables are offered the question; cases have it, too",
    "[[rule]] price": "what it costs, as `{ KIND = NUMBER }`: a group of the ledger, or the kind in pieces named `KIND-NUMBER`",
    "[[case]] id": "a question that players really ask",
    "[[case]] rules": "the rules behind its answer (may be left out)",
    "[[case]] open": "`true` where the printed rules do not answer it, and what is usual is told",
    "[often] ID": "what players ask while the question `ID` (or `ID/SUBJECT`) is open, the most frequent first",
}

LESSON = {
    "[[chapter]] id": "a heading",
    "[[chapter]] adds": "an addition for those who know the game: with these options, `{ OPTION = CHOICE }`",
    "[[chapter.step]] id": "one thought",
    "[[chapter.step]] picture": "a picture of `pictures.toml`",
    "[[chapter.step]] rules": "the rules that it teaches: it is told before the first question that serves one",
    "[[chapter.step]] before": "instead: before the first of these questions, by their ids or pictures",
    "[[chapter.step]] time": "before the n-th such question (1 if not said)",
    "[[chapter.step]] since": "not before this round",
    "[[chapter.step]] looms": 'not before an entry has come so far: `{ group = "statues", least = 20 }`; a list counts its items',
    "[[chapter.step]] players": "only for these numbers of players",
    "[[chapter.step]] options": "only with these options: `{ OPTION = CHOICE }`",
    "[[chapter.step]] numbers": "values for the words by number of players: `{ each = { 2 = 30, 3 = 20 } }` gives `$each`",
    "[[chapter.step]] cue": "what the ring shows",
    "[[chapter.step]] ask": "a little question: `{ options = [KEY, …], right = KEY }`",
}

PICTURES = {
    "[picture.NAME] items": "what is drawn, in this order; each has one of `draw`, `text`, `arrow`",
    "draw": "an icon, of the game or shared",
    "text": "a number or a sign",
    "arrow": "a list of points, the head at the last",
    "at": "the centre, `[x, y]`",
    "size": "height in units (of letters: 16 if not said)",
    "turn": "degrees, clockwise",
    "seat": "tinted in the colour of this seat, counted from 0",
    "fade": "`true` draws it pale",
    "[picture.NAME] motion": "what moves: `item` (counted from 0), `to`, and the seconds `from` and `till`",
}

COLOURS = {
    "[icon.NAME] day": "an icon's colour by day, `#RRGGBB` or the name of one of the theme's",
    "[icon.NAME] evening": "and in the evening",
    "[tile.KIND] ink": "what is printed on tiles of this kind",
    "[frame] NAME": "the colour of a tile's frame",
    "[cube.NAME] seat": "a cube that is no seat's: drawn in the colours of this seat",
    "[cube.NAME] icon": "with this icon on it",
    "[place] NAME": "the sign of a place: `{ colour = COLOUR, shape = SHAPE }`; that of an area is seen pale on its ground",
    "[ground] NAME": "the ground of an area of a board: `{ day = COLOUR, evening = COLOUR }`",
}

SIGNALS = {
    "[EVENT] ring": "what the ring shows",
    "[EVENT] colour": "in which colour, `#RRGGBB`; each signal has its own",
    "[EVENT] sound": "what is heard",
    "[EVENT] ground": "`shake`: the screen shakes once",
}

SCENARIO = {
    "answer": "the id of the question answered with `value`; `seat` and `asked` check who is asked and what",
    "reject": "an answer that must be refused; `of` is the question's id, `reason` the message of the refusal",
    "asked": "`{ id = …, ARGUMENT = … }`: this is asked now, and its words are given these values",
    "expect": "`{ ENTRY = VALUE }`: the ledger holds this",
    "correct": "an entry, mended to `value`, or several, `{ ENTRY = VALUE }`; `refused` is the message where it must not be",
    "undo": "how many answers are taken back; `insist = true` also takes back what was revealed",
    "redo": "how many are brought back",
    "repair": "the id (or number) of an answer given earlier, changed to `value`; `cut = true` drops what no longer fits",
    "announce": "the id of an announcement, by `seat`; `before` is the question at which it is made",
    "ended": "`{ winner = COLOUR, reason = MESSAGE }`: the game is over",
}

WORDS = {
    "game-NAME": ("the game's name", "yes"),
    "NAME-option-OPTION": ("asks for an option", "yes"),
    "NAME-choice-OPTION-CHOICE": ("one of its choices", "yes"),
    "NAME-choice-OPTION-CHOICE.usual": ("the choice in a list of what is usual: “with all 15 action cards”", ""),
    "NAME-choice-OPTION-CHOICE.about": ("what it brings, where `?` is typed in a terminal; also of any other answer", ""),
    "NAME-fact-FACT": ("a printed fact, in the list of the box", "yes"),
    "ID": ("a question: its id with dashes for dots, given its `args`", "yes"),
    "ID.spoken": (
        "said instead of the short text that is shown; of an answer or a piece, too: without figures, signs and brackets",
        "",
    ),
    "ID.do": ("what to do with the real pieces", ""),
    "ID.why": ("why, said and shown until the table has heard it", ""),
    "ID.next": ("what comes next, as the end of a sentence", ""),
    "ID.hint": ("a small line below", ""),
    "ID.done": ("on the button, instead of “Done”", ""),
    "NAME-phase-PHASE": ("where we are; whatever `table.at` is given", "yes"),
    "NAME-round": ("the heading of a round (`$round`) in a terminal; without it, its number", ""),
    "entry-GROUP": ("a group of the ledger's entries, as a heading", "yes"),
    "move-GROUP": ("what to do with the real pieces after an undo or a correction", "yes"),
    "told-GROUP": ("what an answer brought, as part of a sentence; without it, it is not told", ""),
    "symbol-ICON": ("so many (`$n`) of an icon, where it cannot be drawn: in a terminal, and by ear", ""),
    "badge-ICON": ("the same for a badge of the scoreboard", ""),
    "rules-chapter-CHAPTER": ("a chapter of the rules", "yes"),
    "rules-thing-KIND": ("so many (`$n`) of what a rule's `price` names", ""),
    "rules-alike": ("words that mean the same at the table, groups parted by `/`", ""),
    "RULE": ("a rule", "yes"),
    "RULE.ask": ("a plain question that the rule answers, where it is `asked`", ""),
    "RULE.also": ("other ways to ask it, parted by `/`; also of a case", ""),
    "RULE.answer": ("the answer in a sentence, where the rule's own words are none", ""),
    "CASE": ("a question of the players", "yes"),
    "CASE.answer": ("its answer", "yes"),
    "CASE.key": ("the words of the answer that are set off; also of a rule", ""),
    "CASE.example": ("an example, told of `{ $a }`, `{ $b }` and `{ $c }`: players of this table; also of a rule", ""),
    "lesson-CHAPTER": ("a chapter of the lesson", "yes"),
    "lesson-CHAPTER-STEP": ("a step", "yes"),
    "lesson-CHAPTER-STEP.do": ("what to do with the real pieces", ""),
    "lesson-CHAPTER-STEP.KEY": ("an answer of its little question; `right` and `wrong` are what is said to it", "yes"),
}
