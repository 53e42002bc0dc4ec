### The screen's words that all games share.

screen-title = Companion
screen-everybody = All together
screen-prepares = { $name }: for later
screen-asked = { $who }:
screen-meanwhile = Meanwhile
screen-says = “{ $words }”
screen-round = Round { $round }
screen-go-on = Go on
screen-more = More
screen-why = Why
screen-next = Next
screen-back = Back
screen-right = That is right
screen-from-to = { $low } to { $high }
screen-hint-on = on
screen-hint-this = this
screen-hint-go-on = go on
screen-hint-or = or
screen-hint-count = count
screen-hint-take = take it
screen-hint-help = back, help
screen-leaf = Back and help
screen-leaf-game = Back to the game
screen-leaf-question = Back to the question
screen-leaf-undo = Take back
screen-leaf-reseat = Other seats
screen-leaf-lookup = Look up a rule
screen-leaf-repeat = Explain it again
screen-leaf-menu = Scores, pause
screen-leaf-scores = Scores
screen-leaf-role = Who am I?
screen-leaf-sheet = Write a sheet
screen-leaf-visits = More
screen-leaf-ear = Play by ear
screen-leaf-settings = Settings
screen-leaf-more = More, switch off
screen-nothing-to-undo = nothing yet
screen-done = Done
screen-done-count = Done ({ $count } of { $of })
screen-within = { $what }:
screen-at-least = at least { $count }
screen-not-now = { $count } not now:
screen-not-now-one = Not now: { $what },
screen-not-now-why = why?
screen-not-now-title = Why not now
screen-at-most = at most { $count }

screen-failsafe-wrong = Something went wrong here.
screen-failsafe-safe = Your game is safe.
screen-failsafe-resume = Go on from the last answer
screen-failsafe-again = Start again

screen-places-left = { $count } to go
screen-missing = { $count } missing
screen-too-many = { $count } too many
screen-read = Read
screen-house-spinner = House spinner: all fields are equal.
screen-other-number = Other number
screen-spin = Spin!
screen-seconds = { $count ->
    [one] second
   *[other] seconds
}
screen-start = Go!
screen-stop = Stop
screen-run-on = Keep running
screen-turn-over = Turn over
screen-pause = Pause
screen-counted = I am not sure. Please check.
screen-by-hand = By hand
screen-draw = Draw
screen-all-win = Everybody wins
screen-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
screen-scores = Scores
screen-times = Thinking time
screen-times-note = Up to the last answer, without breaks
screen-time-used = { $name }: { $minutes }:{ $seconds } min
screen-take-back = Take back
screen-place = Seat { $number }
screen-place-of = Seat { $number }: { $name }
screen-as-last-time = As last time
screen-whose-place = Who sits here?
screen-new-name = New name
screen-all-there = { $count ->
    [one] Just one
   *[other] All { $count } here
}
screen-without = Without { $name }
screen-which-colour = Which colour?
screen-oldest = { $name } sits in front
screen-table-full = Is everyone here?
screen-running-light = With a running light
screen-type-name = What is your name?
screen-text-missing = still empty
screen-name-missing = name missing
screen-name-taken = name is taken
screen-play-as = As { $colour }
screen-other-colour = Other colour
screen-pieces-of = { $count } of { $least }
screen-pieces-sure = Only { $count }?
screen-no-more-tiles = None of these are left.
screen-done-pieces = Done ({ $count })
screen-again = Again
screen-change = Change
screen-none = Nothing
screen-doubts = { $count ->
    [one] One piece is unsure
   *[other] { $count } pieces are unsure
}
screen-mending = Change a piece
screen-what-is-it = What is this?
screen-what-is-unknown = What is this? It does not count yet.
screen-ignore = Ignore it
screen-not-taught = { $count ->
    [one] One thing I was not taught
   *[other] { $count } things I was not taught
}
screen-piece = { $n }
screen-frame-plain = light
screen-frame-grey = grey
screen-frame-black = black

screen-ask-more = More questions
screen-menu-announce = Announce
screen-menu-scores = Scores
screen-menu-correct = Correct a count
screen-menu-undo = Take back
screen-menu-redo = Redo
screen-menu-earlier = Change something
screen-menu-drop = Leave as it was
screen-menu-cut = Go on anew from here
screen-menu-repeat = Explain it again
screen-menu-chapters = All rules
screen-menu-pause = Pause
screen-menu-quiet = Quiet this round
screen-menu-loud = Speak again
screen-menu-ear = Play by ear
screen-menu-settings = Settings
screen-menu-depth = How much to say
screen-depth-note = For this group.
screen-depth-auto = As it fits
screen-depth-first = Explain everything
screen-depth-known = The usual
screen-depth-short = Just a word
screen-menu-language = Language
screen-languages = Sprache · Language
screen-menu-stick = Stick
screen-menu-leave = Stop for tonight
screen-menu-off = Switch off
screen-menu-volume = Volume
screen-menu-lock = Lock for children
screen-menu-unlock = Unlock
screen-locked = Locked for children
screen-locked-note = The game goes on; all else is locked.
screen-more-of = Page { $page }/{ $pages }
screen-paused = Paused
screen-paused-note = Everything stays as it is.
screen-leave-question = Switch off?
screen-leave-note = Everything is saved.
screen-who-says = Who says so?
screen-voice-prepared = Voice: { $there } of { $of } sentences are ready
screen-overview = On the table
screen-correct-what = What is wrong?
screen-until-now = until now
screen-so-far = { $who } (until now)
screen-gives = { $who } gives
screen-gets = { $who } gets
screen-piece-add = Add one
screen-piece-away = Take it away
screen-entry = { $name }
screen-undo-question = Take back the last answer?
screen-insist = Take it back anyway
screen-moved = Put back
screen-moved-note = So that the table is right again
screen-moved-done = Done
screen-forgotten = Forgotten?
screen-forgotten-where = Before which answer?
screen-before-round-1 = Before round 1
screen-plan = This will change
screen-plan-do = Do it
screen-plan-leave = Leave it
screen-draft-whole = Everything after it stays as it is.
screen-draft-fallen = No longer asked: { $what }{ $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}
screen-draft-over = With that the game was over here: { $why }
screen-draft-more = More was forgotten
screen-draft-recounted = This now counts as: { $what } – { $answer }
screen-draft-against = { $n ->
    [1] It contradicts a later answer
   *[other] It contradicts { $n } later answers
}
screen-draft-asked-no-more = That is asked no more.
screen-draft-mend = Give this answer anew
screen-draft-out = Leave this answer out
screen-draft-all = Leave out all that does not fit
screen-draft-cut = Go on from here; what came after goes
screen-draft-drop = All as it was
screen-read-aloud = Read aloud
screen-search = Search
screen-search-what = Type the first letters
screen-search-none = No word goes on like that
screen-ask = What would you like to know?
screen-ask-about = All about
screen-more-about = More on this
screen-help = Back and help
screen-extra-close = Back
screen-extra-camera = By camera
screen-menu-house = The house says …
screen-house = The house says
screen-menu-call = Please come
screen-call-none = No need any more
screen-call-order = We would like to order
screen-call-pay = We would like to pay
screen-call-question = We have a question
screen-call-help = We need help
screen-away = No network

## The end

story-best = Best round: { $round } (+{ $gain })
story-led = { $n ->
    [one] Led one round alone
   *[other] Led { $n } rounds alone
}
story-own = Round { $round }: +{ $gain }
story-deed = { $deed }
evening-box-players = { $low }–{ $high } players
evening-box-open = open: { $who }
evening-box-last = last { $winner }, { $minutes } min
tour-short = Press once, briefly
tour-short-words = A brief press goes on, from plate to plate. Where there is only one, it takes it, as here. You can also press the ring on the screen; touch and keys work just as well.
tour-long = Now hold it
tour-long-words = Holding until the circle closes takes what is lit: here, and everywhere. Every answer can be taken back.
tour-twice = Now twice, quickly
tour-twice-words = Two quick presses lead back and to help, from any page: take something back, look up a rule, see the scores, have a break.
tour-ring = Watch the ring
tour-ring-words = A light runs round three times, once in red, once in green, once in blue: clockwise, from the top to the top, over all { $count } lamps and without a gap. Does it?
tour-ring-well = Yes, all three
tour-sound = Can you hear me?
tour-sound-words = I say everything aloud, too. Too loud, too quiet? Later, the volume stands under “Scores, pause”.
tour-chosen = Choose
tour-sound-well = Yes, fine
tour-no = No
tour-camera = What I see
tour-camera-words = This is the camera’s picture. All that is to be read must be in it, sharp and without a mirrored lamp. Move the camera and look again.
tour-camera-well = Looks good
tour-camera-again = Look again
tour-corners = Touch the four corners
tour-corners-words = Each corner that you touch gets a tick. If another one does, the panel’s touch is turned.
tour-corners-well = Go on
tour-skip = Skip

# Other glasses: browsers on the local network
screen-menu-glasses = Phones and tablets
screen-menu-role = Who am I?
screen-menu-sheet = Write a sheet
glass-page = Phones and tablets
glass-page-note = Read it with a phone, or type into a browser:
glass-page-said = Phones and tablets. Address: { $address }. Code: { $code }.
glass-looks-on = Looks on
glass-screen = Second screen
glass-here = here
glass-gone = away just now
glass-send-away-sure = Press again to send away
glass-asks = The table is asked whether you may.
glass-not-let-in = The table says no.
glass-let = Let it in
glass-let-not = No
glass-asks-in = asks to be let in
glass-asks-said = A visitor asks to be let in. You answer under Menu, Phones and tablets.
glass-pressed = Somebody guesses codes or crowds the door. You can let in nobody new.
glass-shut = Nobody new comes in. Whoever is here stays.
glass-shut-out = Let in nobody new
glass-let-new = Let new ones in again
glass-whose = { $who }’s phone or tablet
glass-wants-screen = A second screen wants in. Let it in?
glass-wants-screen-note = It can then press everything that this device can.
glass-wants-seat = Another phone wants to answer for { $seat }. Let it in?
glass-wants-seat-note = The phone that answers for { $seat } now is then out.
glass-not-here = Only the device does that.
glass-looks-on-only = You only look on here.
glass-not-asked = Somebody else is asked.
glass-not-yours = Each player says that for themselves.
glass-too-late = Somebody else was quicker.
glass-trouble-off = Phones and tablets are switched off. You switch them on under Settings, Network and data.
glass-trouble-port = Another program holds the port for browsers.
glass-trouble-network = The device is on no network.
glass-trouble-extra = This device lacks what that needs: pip install '.[glass]' in Companion’s folder.
glass-prepared = Prepared by { $who }
glass-take = That is right
glass-otherwise = Otherwise
glass-ready = Prepared. Back changes it.
screen-prepared-back = Change answer
glass-choosing = { $n } on a phone
waiting-chooses = { $name } chooses
waiting-counts = { $name } counts
waiting-turn = It is { $name }’s turn
glass-plus = More
glass-minus = Less
glass-piece = Piece
glass-title = Join the game table
glass-code = Code on the table’s screen
glass-who = Who are you?
glass-come-in = Come in
glass-note = For this evening only. Nothing stays on this device but a pass, which then expires.
glass-silent = The table does not answer. This page comes back by itself.
glass-refused-code = This code is wrong.
glass-refused-wish = The table said no. Ask again in ten minutes; after a second no, not this evening.
glass-refused-shut = The table lets in nobody new at present.
glass-refused-full = The table has no room for more visitors.
glass-refused-role = There is nobody like that at this table.

# How the game began, to be mended
began = How the game began
began-rules = { $n ->
    [0] none
    [one] { $first }
   *[other] { $n } rules
}
began-new = Somebody was left out
began-name = Another name
began-colour = Another colour
began-swap = Names mixed up
began-place = Sat elsewhere from the start
began-move = Changes places after this round
began-two = with two players there is no other order
began-out = Does not play at all
began-too-few = { $n ->
    [one] nobody would be left
   *[other] this box needs { $n } players
}
began-write = { $who }: what is the name?
began-which-colour = Which colour does { $who } play?
began-exchange = { $who } then plays { $colour }
began-which-swap = With whom was { $who } mixed up?
began-which-place = Where does { $who } sit?
began-left-of = To the left of { $who }
began-so = so it is
began-late = from now on: a few questions ask how things stand
rebegin-done = That is put right; every count and every answer stays with its player.
rebegin-already = So it is already.
rebegin-refused = The game cannot go on like that. What helps: stop it, then “More”, “Already playing” with the right players.

# What the device answered by itself
inferred-told = { $what } (u, or = { $step }, for another)
inferred-otherwise = otherwise?
screen-leaf-otherwise = Otherwise

people = Somebody comes or goes
screen-menu-people = Who plays, comes, goes
people-join = Somebody joins
people-now = at once
people-later = after this round
people-full = this box is for { $n } players
people-not-after-all = Not after all: { $who }
people-leaves = { $who } leaves
people-back = { $who } is back
people-began = How it began
people-mistake = names, colours, options
people-newcomer = Somebody joins
join-moves = Noted: from the next round on you sit like that.
join-noted = { $n ->
    [0] Nobody joins after all.
   *[other] Noted: { $who } will join when this round is over.
}
