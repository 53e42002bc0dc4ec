### The table's own words: colours, reasons of refusal, ledger. The screen's words are in screen.en.ftl.

list-and = and
list-or = or
yes = Yes
no = No

colour-blue = Blue
    .also = navy
colour-yellow = Yellow
    .also = gold
colour-purple = Purple
    .also = violet lilac mauve
colour-grey = Grey
    .also = gray
colour-red = Red
    .also = crimson
colour-black = Black
colour-green = Green
    .also = lime
colour-orange = Orange
colour-white = White
    .also = ivory
colour-pink = Pink
    .also = rose magenta

prompt-seat = { $who }: { $what }.
prompt-next = Next: { $what }
ear-row = { $name }: { $value }
ear-tile-back = take back { $tile }
ear-tile = { $kind }, { $n ->
    [one] one symbol
   *[other] { $n } symbols
}
ear-picked = { $what }: chosen
ear-done-count = Done, { $count } chosen
ear-more = More: { $what }
ear-more-of = More; this is page { $page } of { $pages }
ear-placed = { $what }, in place { $place }
ear-group = { $what }, { $count ->
    [one] one answer
   *[other] { $count } answers
}
ear-group-of = On to { $what }
ear-starting = starting with { $what }
ear-letters = { $first } to { $last }
ear-groups = Another group
screen-group = { $first } – { $last }
ear-not-now = Why { $count ->
    [one] one is
   *[other] { $count } are
} not possible
ear-draw = I draw for you
ear-letter-done = Done
ear-letter-back = Delete the last letter
ear-letter-accent = letter before with an accent, as é or ü
ear-letter-space = Space, twice a hyphen
ear-letter-dial = Running light: a short press takes
ear-letter-cancel = Cancel
ear-letter-close = Close
ear-corner-up = Corner up
ear-corner-down = Corner down
ear-corner-back = Corner to the left
ear-corner-next = Corner to the right
ear-piece = Piece { $n }
heard-on-to = On to { $name }
told-press = Press: { $what }.
prompt-press-long = Hold: { $what }.
prompt-press-short = Press briefly: { $what }.
prompt-press-many = Press briefly: { $what }, and on; this is answer { $at } of { $count }.
prompt-count = { $what }.
prompt-count-how = Press briefly to count, hold to take it.
prompt-lay-how = Hold to lay one, press briefly for the next kind; Done comes last.
prompt-costs = costs { $what }
prompt-brings = brings { $what }

reject-tell = Just confirm, please.
reject-off = Not now: { $why }
reject-not-offered = { $answer } is not on offer.
reject-no-text = Write at least one letter.
reject-not-a-list = Several pieces belong here, not “{ $answer }”.
reject-twice = Not the same one twice, please.
reject-one-each = At most one from each player.
reject-how-many = You picked { $picked }; pick { $same ->
    [yes] { $least }.
   *[no] { $least } to { $most }.
}
reject-places = { $filled } named, { $places } are asked for.
reject-not-a-number = “{ $answer }” is not a whole number.
reject-too-low = { $number } is too few: at least { $low }.
reject-too-high = { $number } is too many: at most { $high }.
reject-steps = { $number } does not fit: it goes by { $steps }, so { $fits }.
reject-rows = A number each is needed: { $rows }.
reject-line-sum = { $line }: { $sum }, but together it must be { $totals }.
reject-either = { $one } or { $other }
reject-line-never = { $line }: together it must not be { $sum }.
reject-sum = Together that makes { $sum }, it should be { $total }.
reject-sum-too-high = Together that makes { $sum }; there are only { $most }.
reject-drawn = { $drawn } drawn; I need { $count }.
reject-tile = “{ $tile }” is no tile: say which goods, and how many are on it.
reject-too-many-tiles = { $tiles } tiles, but only { $most } are in play.
reject-tile-mix = { $tiles } tiles with { $count } { $kind }? The box has only { $most }.
reject-too-many-cubes = { $cubes } { $colour } cubes? There can only be { $most }.
reject-seats = These seats do not work: { $why }
reject-colour = { $name } can’t have { $colour } here, only { $offered }.
reject-no-colour = { $name } has no colour: write { $name }:blue.
reject-colour-twice = Both { $one } and { $two } play { $colour }.
reject-name-twice = Two players are called { $name }.
reject-players = { $players } at the table; this game seats { $least } to { $most }.

entry-left = Who is still here
move-left = { $who }: { $now }.
left-plays = Plays
left-others = The others decide
left-passes = Passes
left-empty = The chair is empty
item-seat = { $who }
item-nobody = nobody
item-none = nothing
item-times = { $n } × { $what }
    .spoken = { $n } times { $what }
ledger-entry-of = { $entry } ({ $who })
    .spoken = { $entry } of { $who }
ledger-unknown = The books have no “{ $entry }”.
ledger-wrong-kind = { $value } does not fit { $entry }: enter something else.
ledger-too-low = { $entry } cannot fall below { $low }: enter more, or take less elsewhere.
ledger-too-high = { $entry } cannot rise above { $high }: enter less.
ledger-not-a-choice = { $value } does not fit { $entry }: enter something else.
ledger-not-conserved = { $name } must add up to { $total }; this adds up to { $sum }: leave out one of the values and it is evened out.
ledger-fixed = { $entry } follows from the course of the game: go back instead.
ledger-same-places = { $entry }: there are { $n }, each of them once. Exchange one for another.

correction-no-answer = That correction would leave nothing to answer here: correct something else as well.
correction-breaks = The game couldn’t go on like that: correct what belongs to it as well, or go back to the answer that led here.
script-failed = The game can’t go on with this answer. Nothing was changed: go back, or correct the books.

stale = Too late: the table has moved on.
not-heard = You can’t announce that just now.
nothing-to-undo = There is nothing to take back.
game-is-over = The game is over.
undo-stopped = This has already been seen: “{ $question }” Take it back all the same?
misfit = What was answered at step { $step } no longer fits. The game stays as it is.
draft-standing = Catching up; later answers follow
draft-too-many = The box has { $n ->
        [one] one piece
       *[other] { $n } pieces
    } fewer than that: is it right all the same?
correction-already = So it is already.
correction-noted = Noted; it counts from now on.
draft-corrects = A correction; it does not count yet
draft-not-offered = That can no longer be chosen.
draft-first = First finish what you are making up, or leave it as it was.

terminal-yes = yes yep yup yh yeah yea y ok okay sure fine right correct agreed alright certainly exactly of course do it confirm sounds good go for okidoki absolutely go
terminal-no = no nope nah n not never dont rather now yet way skip it leave nothing nobody noone none hang on wait hold today time this did have
terminal-done = done next go on continue ready finished start run all we are were have got it is thats that set up i im am the timer sand clock hourglass begin everything carry resume
terminal-polite = please thanks thank you gladly lets let us now then pls plz thx ta also oh well oops
terminal-over-now = over out ended through empty up time stop stopped times is its the sand has run
terminal-again = what was is the question say that it again repeat once more pardon sorry huh
terminal-sand = The sand runs by itself: Enter starts it, Ctrl+C stops it. “over” if your own hourglass has run out.
terminal-split = No tile shows that many; I take it as { $tiles }. Enter if that’s right, or type each tile by itself.
terminal-and = und and & + then
terminal-filling = i we the a an to of on in at for and please my our me us take it one only just its it's number no thats that's is are was were with like i think guess now show how we also has have had here from face up it's the
terminal-figures = third=3 fourth=4 fifth=5 gone=0 zip=0 zilch=0 nil=0 nope=0 no=0 zero=0 a=1 an=1 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 once=1x twice=2x times=x none=0 double=2 triple=3 with=x thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 eigth=8 fourty=40
terminal-articles = a an
terminal-spelled = ae=ä oe=ö ue=ü
terminal-each = each all every everybody everyone at of both
terminal-only = only just
terminal-rest = rest others else
terminal-everything = all both everything of them
terminal-scores = leading ahead winning score scores points
terminal-asking = what whats whos hows wheres how where when why who whose which may can must do does is are could should
terminal-rules = rule rules
terminal-people = join joins joining leave leaves leaving left
terminal-languages = german deutsch english french language
terminal-leaving = save quit stop exit pause brb
terminal-twice = twice double far away
terminal-not = not no never or
terminal-undo = undo back wrong
terminal-sits = we are am the little playing in is takes has with as colour
terminal-me = i im ive me my mine
terminal-here = here
terminal-but = but except without bar
terminal-rather = no wait er sorry rather oops
terminal-first = first starts firstly
terminal-last = last bottom lastly
terminal-passes = coin pass passes passing
terminal-between = between
terminal-faced = ers
terminal-ready = ready set done go
terminal-kept = Noted. Still missing: { $missing }
terminal-beside = { $taken } · passed over: “{ $words }”; u takes it back
terminal-left-over = Not taken from that: { $words }
terminal-volume = louder quieter volume softer loud
terminal-most = most leading ahead winning least fewest many much
terminal-who = who whos whose
terminal-have = have has got
terminal-mends = sorry wait stop mistake wrong had was were not instead hold actually
terminal-instead = not instead than
terminal-mend-sure = Answered earlier, now: { $what }. Enter if that’s right.
terminal-mend-how = Was something different earlier? < shows the answers, = NUMBER VALUE mends one, u takes back the last.
terminal-choices = what whats can i do now here my choice choices options are the have
terminal-oldest = oldest eldest
terminal-titles = grandma grandpa granny aunt uncle mum mom dad mr mrs ms oma opa
terminal-no-name = { $name } is no name. Type just the names, with a comma between them.
terminal-zero = zero 0 nil
terminal-declines = doesnt dont didnt wont
terminal-none = There’s none of that here just now.
terminal-menu = menu
grid-cell = { $line }, { $column }
told-row = { $name } { $n }
terminal-page = Enter alone leads back to the question.
terminal-over = Enter: that’s right · u takes back the last answer · < shows earlier ones, = 17 VALUE mends one
terminal-insist = u! goes back all the same.
terminal-all = All together
terminal-nobody = nobody none no-one nothing 0 nil zip zilch nought
terminal-none-of-these = ⏎ alone: none of these
terminal-draw = ⏎ alone: I draw { $count }; with real cards, type them in order
terminal-draw-sure = ⏎ once more, and I draw myself. If you drew real cards, type those.
terminal-spin = ⏎ alone: I spin; if you spin yourselves, type the number ({ $numbers })
terminal-hourglass = ⏎ alone: the hourglass runs, { $seconds } s
terminal-clock = { $left ->
    [none] ⏎ alone: the turn is over
   *[other] ⏎ alone: the turn is over; { $left } left
}
terminal-rows = { $rows }: { $n ->
    [one] a number
   *[other] a number each
}{ $total ->
    [-1] {""}
   *[other] , { $total } in all
}{ $example ->
    [none] {""}
   *[other] , for example { $example }
}
terminal-many-rows = What it says here stands unless you type otherwise, for example: { $example }{ $zero ->
        [yes] {" (0 alone: 0 everywhere)"}
       *[no] {""}
    }
terminal-cubes = { $colours }: type what lies there, for example { $example }, or 0
terminal-lot = ⏎ alone: the arrow decides
terminal-which = The number in front counts, or type the name.
terminal-draft-same = Nothing else changes.
terminal-draft-open = ok! goes on from here without what came after · x leaves all as it was
terminal-not-there = { $what } isn’t there.
terminal-fits = { $value } does not fit. What fits: { $fits }
terminal-may = c { $name }=… { $many ->
    [yes] takes a list (+NAME adds one, -NAME takes one away): { $fits }
   *[no] takes: { $fits }
}
terminal-correct = Write what’s true, for instance: c points.blue=12, c city.blue=+Tavern, c "city.blue=-Old Town"
terminal-unsaved = Not yet on the card: { $n }. Another q! loses them.
terminal-unclear = I can make nothing of that.
terminal-not-found = Nothing found.
terminal-nearest = Nothing has “{ $typed }” in it. Nearest to it:
terminal-mend = = NUMBER VALUE gives an answer anew · + NUMBER: something was forgotten before it · < ROUND shows another round
terminal-round = { $round ->
    [0] Before round 1: { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }
   *[other] Round { $round }: { $n ->
        [one] 1 answer
       *[other] { $n } answers
    }
}
terminal-draft-against = = gives it anew · - leaves it out{ $n ->
    [1] {""}
   *[other] {" "}· -- leaves out all that does not fit
} · ok! goes on from here without what came after · x leaves all as it was
terminal-draft-whole = ok does it · x leaves all as it was · Enter or an answer: more was forgotten
terminal-draft-corrects = ok does it · x leaves all as it was
terminal-too-few = Tiles: { $n }; there should be { $least }. Type it again if that’s right.
terminal-reseat = Nothing was answered yet. Another u lets you take other seats.
terminal-struck = { $what }, less { $n }
terminal-tiles = { $kinds }: for example { $example } (at most { $most })
terminal-number = Type a number from the list, or what it says there.
terminal-several = Numbers ({ $least ->
    [0] at most { $most }
   *[other] { $same ->
        [yes] { $most }
       *[no] { $least } to { $most }
    }
}), for example { $example }
terminal-arrow = Type the number that the arrow shows.
terminal-empty = Type what lies there, 0 if nothing does.
terminal-help = Enter answers. u take back (u! insist) · m menu · r redo · s scores · l books · c NAME=VALUE correct, c name.blue=BEA who plays · a announce, somebody comes or goes · ? rules and questions on this (? 2 answers, ? WORD searches) · < earlier answers (= 17 VALUE mends, + 17 makes up) · q leave

evening-box = What shall we play?
    .unheard = To play by ear, press twice quickly, once briefly, then hold.
evening-open-games = Open games
    .about = games you haven’t finished: go on, put aside or throw away
evening-open = { $game }
    .hint = { $who } · { $round ->
        [0] {""}
       *[other] round { $round } ·{" "}
    }{ $day }{ $aside ->
        [yes] {" "}(put aside)
       *[no] {""}
    }
evening-open-on = Go on
    .about = where you stopped, with the very same question
evening-open-aside = Put aside
    .about = it is over without a result and stays among past games
evening-open-away = Throw away
    .about = as if you had never played it; I ask once more before that
evening-open-next = Another game
    .about = shows the next open game
evening-open-join = Somebody joins
    .about = seats somebody new; I tell you what they get
evening-joins = Who joins?
evening-open-back = Back
evening-throw = Throw this game away?
    .hint = { $game }: { $who } · { $round ->
        [0] {""}
       *[other] round { $round } ·{" "}
    }{ $day }{ $aside ->
        [yes] {" "}(put aside)
       *[no] {""}
    }
evening-throw-no = Keep it
    .also = no
evening-throw-yes = Throw away
    .also = yes
evening-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
evening-resume = Go on: { $game }
    .about = where you stopped, with the very same question
evening-install = needs { $package }
evening-broken = { $name }
broken-import = does not start
broken-no-game = holds no game
broken-name = its name is taken
broken-older = needs an update
broken-newer = needs a newer Companion
broken-unfinished = words or files are missing
evening-ring = Just the ring
    .about = hourglass or spinner, without any game
evening-stop = Enough for today
    .about = I switch off; everything is saved
evening-how = { $known ->
    [0] How do we begin?
   *[other] { $game }: how do we begin?
}
    .hint = { $known ->
        [0] { $game }: the printing with { $printing }
       *[other] {""}
    }
evening-new = Play
    .about = you set up, I ask who plays and lead you through the game
evening-joined = Already playing
    .about = your game is on already: I ask how it stands and join from there
evening-learn = Learn as we play
    .about = you set up and play your first game; I explain each rule when you need it
evening-addition = Learn: { $what }
    .about = you play with it; I explain only what is added
evening-box-check = Check your box
    .about = enter what your cards say where editions differ
evening-other = Another game
    .about = back to the choice of games
evening-more = More …
    .about = join a game that is on, learn what is added, check the box, teach the camera
evening-else = { $game }: what else?
evening-back = Back
evening-learners = Who is learning the game?
evening-learners-all = All of us
evening-learners-some = Only some of us
evening-newcomers = For whom is it new?
evening-newcomer = { $who }
evening-seats = Who plays? The oldest first.
evening-options = Play as usual?
    .hint = { $n ->
        [0] {""}
       *[other] { $known ->
            [0] My suggestion: { $usual }
           *[other] Usual here: { $usual }
        }
    }
evening-house = Which house rules do you play with?
    .hint = None is fine; they’re told before each game
evening-house-rules = House rules
    .about = what you have agreed among yourselves; I say it before every game
evening-house-told = This is how you play
evening-house-own = What did you agree on?
    .hint = A few words: I say them before every game; you heed them yourselves
house-own = { $text }
house-write = One in your own words
house-take-back = Take-backs until the next player acts
house-two-minutes = At most two minutes to think
house-open-hands = Hands lie open
house-novice = Beginners may ask for advice
house-tonight = Only tonight; next time as before
evening-agreed = { $option } { $choice }
evening-agreed-rules = { $n ->
    [one] with your house rule
   *[other] with your { $n } house rules
}
evening-usual = As usual
    .also = yes
    .about = just what it says here; we start at once
evening-change = Choose options
    .also = no
    .about = I ask for each setting by itself
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

prompt-otherwise = Not what I had noted: { $rows }. Your count holds.
prompt-otherwise-row = { $who } { $counted } instead of { $noted }

outcome-won = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win together!
}

reader-no-picture = I get no picture: { $why }
reader-cannot = I can’t read that: { $why }
refusal-empty-file = The picture is empty: take it again.
refusal-not-a-picture = That isn’t a picture: take another.
refusal-truncated = The picture is cut short: take it again.
refusal-too-large = Too large a picture: set the camera lower.
refusal-too-small = Too small to see: bring the camera nearer.
refusal-no-colour = I see no colours: more light, please.
refusal-too-dark = More light, please.
refusal-overexposed = Too bright: turn the lamp away.
refusal-blurred = Blurred: focus the camera anew.
refusal-hand-in-view = Move the hand, please.
refusal-foreign-object = Something else lies there: take it away.
refusal-mat-not-in-view = The mat is covered: clear its corners.
refusal-tray-not-in-view = I can’t see the whole tray: push it into view.
refusal-setup-moved = Camera or tray has moved: put it back.
refusal-not-settled = Something is still moving. One moment!

display-away = The display { $where } does not answer: we play in the terminal, without sound. (h shows what you can type.)
no-display = No display here: we play in the terminal, without sound. (h shows what you can type.)
no-display-browser = Or in a browser on this machine: { $line }
browser-at = Companion is in the browser of this machine: { $address }

voice-no-output = No sound: please read
voice-no-engine = No voice: please read
voice-too-slow = The voice is too slow here: please read
voice-engine-failed = Another voice takes over

desk-locked = Locked. “Scores, pause” unlocks it.
desk-unlocked = Unlocked.
desk-off = Switching off. Once the lamps are dark, pull the plug.

lesson-next = Next
lesson-back = Back
lesson-stop = Stop explaining
lesson-transcript = a lesson for { $players } players

start-waits = Another program has the games open: one moment
start-heals = The library of games is being mended: { $percent } %
    .hint = Nothing to do. Please don’t switch me off.
    .spoken = The library of games was damaged, and I am mending it. That takes a minute or two. Please don’t switch me off.
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
trouble-notebook = Names and box facts start afresh
trouble-settings = Settings have faults

evening-unsaved = { $n ->
    [one] One answer is only in memory. What now?
   *[other] { $n } answers are only in memory. What now?
}
    .hint = The card can’t be written.
evening-unsaved-again = Try again
evening-unsaved-lose = End anyway and lose them
evening-unsaved-back = Not yet
end-unsaved = { $n ->
    [one] One answer is only in memory. Leave once more to lose it.
   *[other] { $n } answers are only in memory. Leave once more to lose them.
}
end-stalled = Nothing can be written to the card: what wasn’t written is lost.
evening-report = { $what }
evening-safe = I started with default settings. What now?
    .hint = Three starts in a row failed. Camera, broker and added games are off. Your settings in { $file } are unchanged.
    .spoken = I started with default settings, because three starts in a row failed. Camera, broker and added games are off, and your settings are unchanged. What now?
evening-safe-on = Play like this
evening-safe-back = Use our own settings
evening-incomplete = { $game } is not whole. What now?
    .hint = Steps that hold: { $kept }, that don’t: { $left }.
evening-incomplete-on = Go on from there
    .also = yes
evening-incomplete-see = See what would be left behind
evening-incomplete-aside = Put the game aside
evening-incomplete-later = Not now
    .also = no
evening-dropped = { $game }: this would be left behind
dropped-answer = answered
dropped-number = answered: { $value }
dropped-correct = { $n ->
    [one] one value corrected
   *[other] { $n } values corrected
}
dropped-announce = announced something
dropped-step = went back or forth
dropped-done = done
dropped-kept = on the card everything is kept
dropped-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
report-refused = That did not work: { $why }
refused-missing = the game that it belongs to is not installed here.
refused-no-game = there is no such game here.
refused-full = the card is full.
refused-card = the card fails.
refused-log = the device’s log says why.
report-game-unreadable = { $game } of { $day } can no longer be read, not even its beginning. I’ve put it aside.
report-damaged = The library of games was damaged. All { $whole } games could be saved; the damaged file is kept as { $file }.
report-damaged-games = The library of games was damaged; the damaged file is kept as { $file }. Saved whole: { $whole }. Not whole: { $games }.
report-gone = The file of games was { $day ->
    [none] gone or empty{ $since ->
        [yes] . Saved from its tally: { $whole } games.
       *[no] , and nothing of it is left.
    }
   *[other] gone or empty. Brought back: { $whole } games, from the backup of { $day }{ $since ->
        [yes] { "" } and what was noted since.
       *[no] . What was played since it was made is lost.
    }
}
report-healed = { $n ->
    [one] A game was damaged on the card, and is whole again: { $games }.
   *[other] { $n } games were damaged on the card, and are whole again, among them { $games }.
}
report-manifest = The list of what the games should hold was damaged, and is made anew. If a game lacks its last answers, please enter them again.
report-healed-edits = { $n ->
    [one] A change to the played games was damaged on the card, and is there again.
   *[other] { $n } changes to the played games were damaged on the card, and are there again.
}
report-missing = { $gone ->
    [yes] Lost: { $game }, begun { $day }, with { $n ->
        [one] one answer
       *[other] { $n } answers
    }. No backup here has it.
   *[no] Damaged: { $game }, begun { $day }. { $n ->
        [one] One answer is lost; no backup here has it.
       *[other] { $n } answers are lost; no backup here has them.
    }
}
report-game = { $n ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
report-old-games = Some games of the older library { $file } cannot be read whole: { $games }. The file stays as it is.
report-old-damaged = The older library { $file } cannot be read. It stays as it is.
report-old-full = The card has no room to copy the older library { $file }. It stays as it is; the next start tries again.
report-unsaved = { $entries ->
    [one] The card couldn’t be written at the end of the last evening: one answer is lost, of { $game }.
   *[other] The card couldn’t be written at the end of the last evening: { $entries } answers are lost, of { $game }.
}
report-some-game = a game

rule-at-hand = { $who }, you have { $has }: { $lack ->
    [0] that’s enough.
   *[other] { $lack } short.
}
rule-printed = In print: “{ $where }”
rule-title = { $chapter }: { $about }
rule-open = The rulebook leaves this open; this is how it is usually played.
rule-not-printed = Not in the printed rules
rule-own = From this box’s sheet
rule-read = Source: { $where }
rule-example = For example: { $what }
terminal-more-questions = ? { $first } to ? { $last }: more questions; ? WORD searches them all.

evening-use-stick = Stick
    .about = back games up or bring them back, bring game sheets
evening-update-looking = Checking the newer version
evening-update = Companion { $version } is here. Install it?
    .hint = { $news_en ->
        [none] Here runs { $here }.
       *[other] New in it: { $news_en }
    } Games and settings stay.
    .spoken = Companion { $version } is here; you have { $here }. { $news_en ->
        [none] {""}
       *[other] { $news_en }
    } Games and settings stay. Install it?
evening-update-installing = Installing: leave the power on
evening-update-fetching = Looking for updates on the Internet
evening-update-fixes = { $n ->
    [one] One fix for the system is here. Install it?
   *[other] { $n } fixes for the system are here. Install them?
}
    .hint = That makes the device safer, and can take a few minutes.
evening-fetch = Look for updates
    .about = a newer Companion, and fixes for the system
evening-update-told = { $what }
update-install = Install it
    .also = yes
update-later = Not now
    .also = no
update-done = Companion { $version } is installed.
update-back = Companion { $version } did not start. The version before it runs again, with all games.
update-unreadable = The newer version could not be read completely. Was the stick pulled out? Nothing has changed.
update-forged = What is there is not signed by Companion's makers, or not complete. Nothing has changed.
update-older = What is there is not newer. Nothing has changed.
update-other = What is there is not for this device. Nothing has changed.
update-incomplete = It could not be downloaded completely. Try again later. Nothing has changed.
update-newest = There is nothing newer.
update-unreachable = No connection: is the Internet working, and is the address right? Nothing has changed.
update-fixed = The system's fixes are installed. They take effect when the device is next switched on.
update-unfixed = Not all of the system's fixes could be installed. Try again later.
update-failed = { $version } could not be installed. Nothing has changed.
evening-stick = What would you like to do with the stick?
stick-name = { $name }
stick-save = Save everything on it
stick-bring = Bring back what was saved
stick-leave = None of this
stick-added-voice = { $piper ->
    [yes] { $name } speaks from now on.
   *[no] { $name } is here, but it needs Piper: take its packages from a stick, too.
}
stick-added-language = { $name } is here: choose it in the settings.
stick-add = Take a game, a voice or a language from it
stick-plays = Take over plays from BG Stats or BoardGameGeek
evening-import-which = Which plays?
evening-import = Take these plays over?
import-take = Take them over
stick-take = We trust it: take it
evening-stick-program = What do you want to take?
evening-stick-trust = { $file } is a program. Do you know whom it is from?
    .hint = It can do whatever Companion can do here. Take only what comes from people you trust.
evening-stick-adding = It is being taken
stick-added = { $lacking ->
    [none] It is here, from the next start on: switch the device off and on.
   *[other] It is here, but it also needs { $lacking }. Take that, too; then switch the device off and on.
}
stick-add-unreadable = { $file } can’t be read to its end. Nothing has changed.
stick-add-other = { $file } is for another device. Nothing has changed.
stick-add-full = There is no room for { $file }. Nothing has changed.
stick-not-writable = write-protected
evening-stick-which = Which stick?
evening-stick-saving = Everything is being saved
evening-stick-looking = Looking at the stick
evening-stick-fetching = The backup is being checked
evening-stick-told = { $what }
    .hint = { $file }
evening-stick-backup = Which backup?
evening-stick-confirm = { $stand ->
    [none] No games in it. Bring back the rest?
    [newer] The games here are newer. Replace them all the same?
   *[older] Replace everything here?
}
    .hint = { $stand ->
        [none] The { $here } games here stay as they are.
       *[other] Here are { $here } games, in the backup { $games }. What is here is kept.
    }{ $broker ->
        [none] { "" }
       *[other] { " " }Scores then go to { $broker }.
    }
    .spoken = { $stand ->
        [none] The backup holds no games. Bring back its names, notes and settings? The games here stay.
        [newer] Careful: the games here are newer than those of the backup. Replace everything by the backup all the same? What is here is kept before.
       *[older] Replace everything here by the backup? What is here is kept before.
    }{ $broker ->
        [none] { "" }
       *[other] { " " }Its settings tell the games to { $broker }, over the network.
    }
stick-replace = Replace
stick-saved = { $waiting ->
    [0] Saved. The stick can be pulled out.
    [one] Saved, but without the one answer that is only in memory.
   *[other] Saved, but without the { $waiting } answers that are only in memory.
}
stick-not-saved = Nothing could be written on the stick. Is it full, write-protected, or pulled out already?
stick-unreadable = { $file } is no backup that can be read. Nothing has changed here.
stick-empty = There is no backup on this stick.
desk-stick = A stick is plugged in. In the menu everything can be saved on it.
report-restored = The backup is brought back. What was here before is kept with the backups, as before-restore.zip.
report-not-restored = The backup could not be brought back. Here everything is as it was.
desk-house-closes = { $n ->
    [0] The house is closing now.
    [one] The house closes in one minute.
   *[other] The house closes in { $n } minutes.
}
desk-house-called = Somebody is coming.
desk-house-coming = Somebody is on the way to you.
desk-house-away = I cannot reach the house now. I call as soon as I can.
house-nobody = No table is there.
house-namesakes = Several tables are called { $name }; they stand with their numbers.
house-free = free
house-round = round { $round }
house-turn = { $who } to move
house-over = over
house-since = { $minutes ->
    [0] just begun
    [one] for one minute
   *[other] for { $minutes } minutes
}
house-minutes = { $minutes } min
house-left = { $minutes ->
    [0] time is up
    [one] the last minute runs
   *[other] at most { $minutes } minutes left
}
house-clock = { $clock } left
house-last-round = last round
house-paused = paused
house-calls = calls: { $why }
house-no-display = No display answers here: the tables are shown in the terminal.
house-title = The tables
house-setup-done = Mosquitto listens on port { $port } of { $host }, and a message went through it. Accounts and their passwords:
house-setup-next = They stand in { $accounts }, which only root and you read. Start “companion house --screen” here, and at each table choose Settings, Network, “Join a house”; nothing is typed. For more tables give a larger --tables; with --undo all is taken away.
house-setup-tls = A table that joins gets the certificate { $path } with the rest. One set up by hand needs it as mqtt.ca_file, and mqtt.tls true.
house-setup-apart = The broker that serves others here stays as it is; the house has one of its own beside it (companion-broker). What is to be seen there comes over by a bridge: docs/home.md.
house-setup-gone = { $path } is gone.
home-table = Game table
home-area = Games room
home-box = Game
home-round = Round
home-phase = Phase
home-turn = Whose turn
home-result = Result
home-ends-at = Time runs out
home-calls = Wish
home-playing = Game running
home-please-come = Please come
home-last-round = Last round
home-rest = Pause
home-message = Message to the table
home-coming = On the way
home-brightness = Ring brightness
home-event = Event
home-won = { $n ->
    [one] { $names } has won
   *[other] { $names } have won
}
house-type-number = { $table } wants to join. Does it show { $number }? Then y and Enter, else n.
house-type-closed = Enter: take tables in.
house-type-open = Tables can join now (Settings, Network, “Join a house”). Enter: nobody any more.
house-playing = { $playing ->
    [0] Nobody plays
   *[other] { $playing } of { $tables } play
}
house-no-broker = The broker is away
house-no-calls = Nobody calls.
house-more-calls = and { $count } more
house-gone = away
house-sent = Told.
house-not-sent = The broker did not take it.
house-closing = We close
house-closing-title = When do you close? All tables hear it.
house-closes-in = { $n ->
    [0] Now
    [one] In a minute
   *[other] In { $n } minutes
}
house-history = History
house-league = League
house-league-line = { $place }. { $name }: { $points } { $points ->
    [1] point
   *[other] points
} in { $plays ->
    [one] one play
   *[other] { $plays } plays
}
house-no-plays = No play has ended yet.
house-no-league = No play with names has ended yet.
house-pause-on = Pause
house-pause-off = Play on
house-message = Message
house-coming = On our way
house-tell = What shall { $table } hear?
house-message-food = Your food is ready.
house-message-drinks = Your drinks are ready.
house-message-bar = Please come to the bar for a moment.
house-message-quiet = A little quieter, please.
house-message-moment = One moment, we are coming.
house-message-thanks = Thank you for coming.
house-admit = Take tables in
house-table-name = Table { $number }
house-admit-number = Does { $table } show the same number?
house-admit-sure = { $table }: now choose “Yes, the same” at the table.
house-admit-same = Yes, the same
house-admit-differs = No
house-door-closed = No table can join at present.
house-door-open = At each table: Settings, Network, “Join a house”.
house-door-let = Take tables in
house-door-shut = Nobody any more
house-door-waiting = { $count ->
    [one] One table waits.
   *[other] { $count } tables wait.
}
house-door-pressed = Something in the network knocks without end. Tables still get in; with nobody expected, keep it closed.
house-door-taken = { $table } has joined.
house-door-shut-lost = A table left before the numbers were compared. So none can join now.
house-door-shut-late = A table said nothing for too long. So none can join now.
house-door-shut-nonsense = Something in the network spoke like no Companion. So none can join now.
house-door-shut-differs = Something in the network pretended to be a table. So none can join now.
house-door-shut-refused = The numbers were not the same. So none can join now.
house-door-shut-full = No account is left: sudo companion house setup with a larger --tables.

## A sheet on paper

sheet-page-players = { $low } to { $high } players
sheet-page-code = { $n ->
    [one] Another device takes this sheet from a photograph of this code: companion sheet add PHOTO
   *[other] Another device takes this sheet from a photograph of these { $n } codes: companion sheet add PHOTO
}

## Sheets on phones

sheet-write-title = Write a sheet
sheet-write-note = A sheet tells me in a few lines how your game is counted. docs/a-sheet.md lists the words it knows.
sheet-write-keep = Leave it at the table
sheet-write-kept = It is at the table now: choose “Any other box”.
sheet-write-only-looks = You only look on here; players can leave sheets.
sheet-write-line = Line
sheet-write-plays = It can be played.
sheet-write-sum = Sum
sheet-write-back = Back to the table
sheet-nearest = . Did you mean { $name }?
sheet-unreadable = I cannot read this line.
