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
