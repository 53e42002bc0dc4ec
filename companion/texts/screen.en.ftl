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
screen-right = That is it
screen-from-to = { $low } to { $high }
screen-hint-short = short: next
screen-hint-long = long: choose
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
screen-has = { $name } has it
screen-oldest = { $name } sits in front
screen-table-full = Is everyone here?
screen-type-name = What is your name?
screen-name-missing = name missing
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
screen-frame-plain = light frame
screen-frame-grey = grey frame
screen-frame-black = black frame
