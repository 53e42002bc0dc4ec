### The table's own words: colours, reasons of refusal, ledger. The screen's words are in screen.en.ftl.

list-and = and
yes = Yes
no = No

colour-blue = Blue
colour-yellow = Yellow
colour-purple = Purple
colour-grey = Grey
colour-red = Red
colour-black = Black
colour-green = Green
colour-orange = Orange
colour-white = White
colour-pink = Pink

told-seat = { $who }: { $what }.
told-next = Next: { $what }
told-answers = You can say: { $what }.
told-answers-many = First: { $first }. There are { $count }; press briefly to hear the next, press long to choose.
told-answers-rows = One after the other: { $what }.
told-answers-rows-many = { $count } numbers, one after the other, first: { $first }.
told-answers-number = From { $low } to { $high }.
told-answers-tell = Then: { $done }.
told-answers-press = Press long when you’re ready.

reject-tell = Just confirm, please.
reject-off = Not now: { $why }
reject-not-offered = { $answer } is not on offer.
reject-not-a-list = Several pieces belong here, not “{ $answer }”.
reject-twice = The same one twice does not work.
reject-how-many = You picked { $picked }; it takes { $least } to { $most }.
reject-places = { $filled } of { $places } places are filled.
reject-not-a-number = “{ $answer }” is not a whole number.
reject-too-low = { $number } is too few: at least { $low }.
reject-too-high = { $number } is too many: at most { $high }.
reject-rows = A number for each is needed: { $rows }.
reject-sum = Together that makes { $sum }, it should be { $total }.
reject-sum-too-high = Together that makes { $sum }; there are only { $most }.
reject-drawn = { $drawn } drawn, { $count } are needed.
reject-tile = There is no tile like { $tile }.
reject-too-many-tiles = { $tiles } tiles, but only { $most } are in play.
reject-tile-mix = { $tiles } tiles with { $count } { $kind }? The box has only { $most }.
reject-too-many-cubes = { $cubes } { $colour } cubes? There can only be { $most }.
reject-seats = These seats do not work: { $why }
reject-players = { $players } at the table; this game seats { $least } to { $most }.

ledger-entry-of = { $entry } ({ $who })
ledger-unknown = The books have no “{ $entry }”.
ledger-wrong-kind = { $value } does not fit { $entry }.
ledger-too-low = { $entry } cannot fall below { $low }.
ledger-too-high = { $entry } cannot rise above { $high }.
ledger-not-a-choice = { $value } does not fit { $entry }.
ledger-not-conserved = { $name } must come to { $total }, this comes to { $sum }.
ledger-fixed = { $entry } follows from the course of the game: go back instead.
ledger-cannot-stand = These values do not go together.

correction-no-answer = With that correction this question would have no answer left: correct something else as well.
correction-breaks = With that correction the game could not go on: it stays as it was.
script-failed = With this answer the game cannot go on. Nothing was changed: go back, or correct the books.

stale = Too late: the table has moved on.
not-heard = That cannot be said just now.
nothing-to-undo = There is nothing to take back.
game-is-over = The game is over.
undo-stopped = This was already seen: { $question }. Take it back all the same?
misfit = What was said at step { $step } no longer fits. The old course stays.

terminal-all = All together
terminal-correct = Write what is true, for instance: c points.blue=12
terminal-unsaved = Only in memory, not on the card: { $n }. Once more q! loses them.
terminal-not-found = Nothing found for that.
terminal-help = Enter answers. u take back (u! insist) · r redo · s scores · l books · c NAME=VALUE correct · a announce · ? rules and questions on this (? 2 answers, ? WORD searches) · q leave

evening-box = What shall we play?
evening-resume = Go on: { $game }
evening-install = needs { $package }
evening-broken = { $name }
broken-import = does not start
broken-no-game = holds no game
broken-name = its name is taken
broken-older = needs an update
broken-newer = needs a newer Companion
broken-unfinished = words or files are missing
evening-ring = Just the ring
evening-stop = Enough for today
evening-how = { $game }: how do we begin?
evening-new = Set up and play
evening-joined = Already playing
evening-learn = Learn the game
evening-box-check = Check your box
evening-other = Another game
evening-back = Back
evening-learners = How many will play?
evening-seats = Who plays? The oldest first.
evening-options = Play as usual?
    .hint = { $n ->
        [0] {""}
       *[other] Usual here: { $usual }
    }
evening-usual = As usual
evening-change = Choose options
evening-option = { $option }
evening-fact = What can you read off your box?
evening-tool = Hourglass or spinner?
evening-hourglass = Hourglass
evening-spinner = Spinner
evening-seconds = How many seconds?
evening-run = The sand is running.
evening-time = Time is up!
    .done = Again
evening-areas = How many areas?
evening-spin = Let it spin!

outcome-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
}

reader-no-picture = No picture comes: { $why }
reader-cannot = That cannot be read: { $why }
refusal-empty-file = The picture is empty.
refusal-not-a-picture = That is no picture.
refusal-truncated = The picture is cut short.
refusal-too-large = The picture is too large.
refusal-too-small = The picture is too small.
refusal-no-colour = The picture has no colour.
refusal-too-dark = More light, please.
refusal-overexposed = Too bright: turn the lamp away.
refusal-blurred = The picture is blurred.
refusal-hand-in-view = Move the hand, please.
refusal-foreign-object = Something else lies in the picture.
refusal-mat-not-in-view = The mat is not wholly in view.
refusal-tray-not-in-view = The tray is not wholly in view.
refusal-setup-moved = Camera or tray has moved: teach it anew.
refusal-not-settled = Something still moves. One moment!

no-display = No display here: we play in the terminal, without sound. (h shows what you can type.)

voice-no-output = No sound: please read
voice-no-engine = No voice: please read
voice-engine-failed = Another voice speaks

desk-locked = Locked. Hold the button for five seconds to unlock.
desk-unlocked = Unlocked.
desk-off = Switching off. Once the lamps are dark, pull the plug.
desk-no-off = I cannot switch off here: I do not run as a service.

lesson-begin = Go on where you were?
lesson-go-on = Go on
lesson-anew = From the start
lesson-chapters = Chapters
lesson-next = Next
lesson-back = Back
lesson-stop = Enough
lesson-first = this is the first step
lesson-hourglass = Try it: the sand is running!
lesson-transcript = a lesson for { $players } players
lesson-pace-slow = More slowly
lesson-pace-usual = At the usual pace
lesson-pace-fast = Faster

trouble-memory = Card fails: memory only
trouble-card = Card fails: memory only
trouble-slow = Card is slow: one moment
trouble-full = Card full: memory only
trouble-busy = Library in use: memory only
trouble-read-only = Card cannot be written: memory only
trouble-folder = Folder cannot be written: memory only
trouble-newer = Games of a newer Companion: memory only
trouble-foreign = Library is not Companion’s: memory only
trouble-damaged = Library damaged: please restart
trouble-notebook = Names and box facts begin anew
trouble-settings = Settings have faults

evening-unsaved = { $n ->
    [one] One answer is only in memory: the card takes nothing. What now?
   *[other] { $n } answers are only in memory: the card takes nothing. What now?
}
evening-unsaved-again = Try again
evening-unsaved-lose = End all the same and lose them
evening-unsaved-back = Not yet
end-unsaved = { $n ->
    [one] One answer is only in memory. Leave once more to lose it.
   *[other] { $n } answers are only in memory. Leave once more to lose them.
}
end-stalled = The card takes nothing: what was not written is lost.
evening-report = { $what }
evening-incomplete = { $game } can be resumed only up to a point: { $kept } steps hold, { $left } do not. What now?
evening-incomplete-on = Go on from there
evening-incomplete-see = See what would be left behind
evening-incomplete-aside = Put the game aside
evening-incomplete-later = Not now
evening-dropped = { $game }: this would be left behind. It stays on the card.
dropped-answer = answered: { $value }
dropped-correct = corrected: { $value }
dropped-announce = announced: { $value }
dropped-step = went back or forth
dropped-done = done
dropped-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
report-refused = That did not work: { $why }
report-game-unreadable = { $game } of { $day } can no longer be read, not even its beginning. It is put aside.
report-damaged = The library of games was damaged. All { $whole } games could be saved; the damaged file is kept as { $file }.
report-damaged-games = The library of games was damaged; the damaged file is kept as { $file }. Saved whole: { $whole }. Not whole: { $games }.
report-old-games = Some games of the older library { $file } cannot be read whole: { $games }. The file stays as it is.
report-old-damaged = The older library { $file } cannot be read. It stays as it is.
report-old-full = The card has no room to copy the older library { $file }. It stays as it is; the next start tries again.
report-unsaved = { $entries ->
    [one] The card took nothing at the end of the last evening: one answer is lost.
   *[other] The card took nothing at the end of the last evening: { $entries } answers are lost.
}
