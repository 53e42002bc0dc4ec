### The screen's words that all games share.

screen-title = Companion
screen-everybody = All together
screen-round = Round { $round }
screen-go-on = Go on
screen-more = More
screen-why = Why
screen-next = Next
screen-back = Back
screen-back-to-game = Back to the game
screen-back-to-question = Back to the question
screen-right = That is it
screen-from-to = { $low } to { $high }
screen-hint-short = short: next
screen-hint-long = long: choose
screen-hint-help = long: help
screen-nothing-to-undo = nothing yet
screen-done = Done
screen-done-count = Done ({ $count } of { $of })
screen-at-least = at least { $count }
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
screen-run-on = Run on
screen-pause = Pause
screen-by-hand = By hand
screen-draw = Draw
screen-wins = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
screen-scores = Scores
screen-take-back = Take back
screen-place = Seat { $number }
screen-place-of = Seat { $number }: { $name }
screen-whose-place = Who sits here?
screen-new-name = New name
screen-all-there = { $count ->
    [one] Just one
   *[other] All { $count } here
}
screen-without = Without { $name }
screen-which-colour = Which colour?
screen-has = { $name }’s
screen-oldest = { $name } sits in front
screen-table-full = Is everyone here?
screen-type-name = What is your name?
screen-name-missing = name missing
screen-name-taken = name is taken
screen-play-as = As { $colour }
screen-other-colour = Other colour
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
screen-piece = { $n }
screen-frame-plain = light
screen-frame-grey = grey
screen-frame-black = black

screen-menu = What would you like?
screen-menu-rules = Rules on this
screen-menu-announce = Announce
screen-menu-scores = Scores
screen-menu-correct = Correct
screen-menu-undo = Take back
screen-menu-no-game = only in a game
screen-menu-nothing = nothing yet
screen-menu-redo = Redo
screen-menu-earlier = Earlier answers
screen-menu-repeat = Say it again
screen-menu-chapters = All rules
screen-menu-pause = Pause
screen-menu-quiet = Quiet this round
screen-menu-loud = Speak again
screen-menu-settings = Settings
screen-menu-volume = Volume
screen-menu-depth = How much to say
screen-depth-note = It holds for this group.
screen-depth-auto = As it fits
screen-depth-first = Explain it all
screen-depth-known = The usual
screen-depth-short = Just a word
screen-menu-language = Language
screen-languages = Sprache · Language
screen-menu-leave = Stop
screen-more-of = Page { $page }/{ $pages }
screen-paused = Paused
screen-paused-note = Everything stays as it is.
screen-leave-question = Stop for today?
screen-leave-note = The game is safe and waits for you.
screen-leave = Stop
screen-who-says = Who says so?
screen-volume-speech = Voice
screen-volume-effects = Sounds
screen-voice-prepared = Voice: { $there } of { $of } sentences are ready
screen-volume-announcements = Herald
screen-no-scores = Nothing to count yet
screen-correct-what = What is wrong?
screen-entry = { $name }
screen-undo-question = Take back the last answer?
screen-insist = Back all the same
screen-moved = Put back
screen-moved-note = So that the table is right again
screen-moved-done = Done
screen-nothing-moves = Nothing on the table changes.
screen-earlier-note = Which answer was wrong?
screen-plan = This will change
screen-plan-note = Everything after it is worked out anew.
screen-plan-cut = From step { $step } on it no longer fits. Up to there?
screen-plan-do = Do it
screen-plan-cut-do = Up to there
screen-plan-leave = Leave it
screen-no-rules = No rule stands behind this question.
screen-read-aloud = Read aloud
screen-game-waits = The game waits for you.
screen-menu-lookup = Look up
screen-search = Search
screen-search-what = Type the first letters
screen-search-none = No word goes on like this
screen-cases-more = Other question
screen-cases = May I …?
