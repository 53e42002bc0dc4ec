### Any box: what the table reads and hears.

game-any_box = Any other box

## Words

any-text = { $en }
any-named = { $box ->
   *[other] { $en }
}
any-name = { $who }
any-card = { $name }
any-has = { $who } { $points }
any-placed = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
} place for { $who } with { $points }

## Where we are

any-phase-setup = Before we begin
any-phase-round = At the table
any-phase-stage = At the table
any-phase-end = The end

## Prompts

any-first = Who begins?
    .spoken = Who begins? Tell me, or let the ring decide.
    .short = Who begins?
    .why = The places on the ring are your places at the table.
any-who-begins = Who begins?
    .spoken = Who begins? Look it up in your rules, and tell me.
    .short = Who begins?
any-order = The order of this round
    .back = { $answer }.
    .spoken = I’m drawing the order for this round.
    .short = The order!
any-turn = Your turn
    .spoken = { $n ->
        [0] Your turn. Press when you are done.
       *[other] Your turn. { $say } Press when you are done.
    }
    .short = { $n ->
        [0] Your turn.
       *[other] Your turn. { $say }
    }
    .hint = { $say }
    .done = Turn over
    .why = Then I know whose turn it is next.
any-clock = Your turn
    .spoken = { $n ->
        [0] Your turn. Your time is running. Press when you are done.
       *[other] Your turn. Your time is running. { $say } Press when you are done.
    }
    .short = { $n ->
        [0] Your turn.
       *[other] Your turn. { $say }
    }
    .hint = { $say }
    .why = Any press passes the turn; press twice and the clock stops.
any-time-up = Your time is up.
    .spoken = Your time is up. Your rules say what that means. No clock is running now. Press when your turn is over.
    .short = Your time is up.
    .done = Turn over
any-phase = { $say }
    .hint = { $name }
    .done = Done
any-round = Play this round.
    .spoken = Play this round, and press when it is over.
    .short = Play on.
    .done = Round over
    .why = I count the rounds for you.
any-die = { $count ->
    [one] { $name }
   *[other] { $name }: die { $die } of { $count }
}
any-throw = { $name }
any-again = Which ones again?
    .spoken = { $dice }. Which do you throw again? { $left ->
        [one] One more throw.
       *[other] { $left } more throws.
    }
    .short = { $dice }. Which ones again?
    .hint = None: all stay. { $left ->
        [one] One more throw.
       *[other] { $left } more throws.
    }
any-thrown = { $name }: { $dice }
    .spoken = { $dice }.
    .short = { $dice }.
any-face = { $face }
any-face-of = { $die } { $face }
any-draw = { $name }
    .back = Drawn: { $answer }.
    .spoken = I draw { $count ->
        [one] one card
       *[other] { $count } cards
    }: { $name }.
    .short = { $name }
any-line = { $n ->
    [0] Which line do you fill in?
   *[other] { $dice }: Which line do you fill in?
}
    .spoken = Your turn. Which line do you fill in? You can use each line only once.
    .short = Which line?
    .why = What is written stays written.
any-amount = { $n ->
    [0] { $line }
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [once] { $line }: how much do you write down?
            [turn] { $line }: how many did you get this turn?
           *[other] { $line }: how many do you have?
        }
       *[other] { $say }
    }
    .short = { $line }?
    .hint = { $each ->
        [0] Counts only where players are level.
        [one] {""}
       *[other] Each is worth { $each }.
    }
    .why = I add it to your points.
any-all-or-nothing = { $line }
    .spoken = { $line }: did you get it?
    .short = { $line }?
any-scored = Yes: { $points }
any-crossed-out = No: 0
any-count = { $n ->
    [0] { $line }
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [round] { $line }: how many did each of you get this round?
           *[other] { $line }: how many does each of you have?
        }
       *[other] { $say }
    }
    .short = { $line }: how many each?
    .why = I’ll add it up for you and read out the scores.
any-count-of = { $line }
    .spoken = { $when ->
        [round] { $line }: how many did you get this round?
       *[other] { $line }: how many do you have?
    }
    .short = { $line }?
any-bids = { $line }: your calls
    .spoken = { $line }: how many does each of you call?
    .short = { $line }: your calls?
any-bids-of = { $line }: your call
    .spoken = { $line }: how many do you call?
    .short = Your call?
any-page = { $n ->
    [0] The score
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [round] Your numbers for this round, please; I’ll add them up.
           *[other] Your numbers, please; I’ll add them up.
        }
       *[other] { $say }
    }
    .short = Your numbers?
    .why = Whatever has to be worked out, I work out.
any-page-of = The score
    .spoken = Your numbers, please; I’ll add them up.
    .short = Your numbers?
any-one = { $n ->
    [0] { $line }: for whom?
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $line }: who was it?
       *[other] { $say }
    }
    .short = { $line }: who?
any-one-won = { $who } won
any-one-lost = { $who } lost
any-one-nobody = Nobody
any-sides = { $n ->
    [0] { $line }: who has won?
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $line }: who has won? All others have lost.
       *[other] { $say }
    }
    .short = Who has won?
    .why = Nobody chosen: nothing is written.
any-worth = { $line }
    .spoken = { $line }: how many?
    .short = { $line }?
any-which-marker = What comes to you?
    .spoken = What comes to you now?
    .short = What?
any-leads = { $who } begins.
    .spoken = { $who } begins this round.{ $n ->
        [0] {""}
       *[other] {" "}{ $sitting } { $n ->
            [one] sits
           *[other] sit
        } out.
    }
    .short = { $who } begins.
any-deals = { $dealer } deals; { $who } begins.
    .spoken = { $dealer } deals; { $who } begins.{ $n ->
        [0] {""}
       *[other] {" "}{ $sitting } { $n ->
            [one] sits
           *[other] sit
        } out.
    }
    .short = { $dealer } deals.
any-asks = { $say }
    .spoken = { $say }
    .short = { $say }
any-asks-yes = Yes, that was the end
any-asks-no = No, play on
any-standing = The scores
    .spoken = Here are the scores: { $standing }.
    .short = { $standing }.
any-ranking = The ranking
    .spoken = And now, from last place to first: { $ranking }.
any-more = Another round?
    .spoken = Another round? If nobody says anything, we play on.
    .short = Another round?
    .why = You can also stop at any time, from the menu.
any-more-yes = Play on
any-more-no = That’s it
any-winner = Who has won?
    .spoken = Who has won? Choose everyone who shares the win, or nobody.
    .short = Who has won?
    .why = I keep it in your history.
any-together = Did you win?
    .spoken = Did you beat the game?
    .short = Did you win?
    .why = You all win, or nobody does.
any-won-together = We won
any-lost-together = The game won

## What a sheet teaches

any-lesson = { $say }
any-lesson-do = { $say }
    .do = { $do }
any-entry = { $text }
    .ask = { $title }
    .also = { $words }

## The end

any-won-highest = { $points } { $points ->
    [one] point
   *[other] points
}: nobody has more.
any-won-lowest = { $points } { $points ->
    [one] point
   *[other] points
}: nobody has fewer.
any-won-named = You said so.
any-won-nobody = The game is over, and nobody has won.
any-time-used = { $minutes }:{ $seconds } used
any-together-won = You all win together.
any-together-lost = This time the game has won.
any-together-won-points = You all win together, with { $points } in all.
any-together-lost-points = This time the game has won; together you have { $points }.

## What may be said at any time

any-over = The game is over
any-write = Points now: { $names }
any-moves = { $names }: somebody else has it
any-last-round = This is the last round
any-draw-1 = { $name }
any-draw-2 = { $name }
any-draw-3 = { $name }
any-draw-4 = { $name }

## The books

entry-points = Points
entry-tie = What decides between equals
entry-toward = Points for the bonus
entry-written = Lines written
entry-rank = What ranks first
entry-marker = In whose hands
entry-games = Games won
entry-out = Out since round
entry-leads = Who begins
entry-time = Seconds left
entry-used = Seconds used
entry-begins = Who began
entry-ending = Last round
move-points = { $who } now has { $to } { $to ->
    [one] point
   *[other] points
}.
move-tie = { $who } now has { $to } of what decides between equals.
move-toward = { $who } now has { $to } towards the bonus.
move-written = { $who } may write a line again.
move-rank = { $who } now has { $to } of what ranks first.
move-marker = That is in other hands now.
move-games = { $who } has now won { $to } { $to ->
    [one] game
   *[other] games
}.
move-out = { $who } is in or out of the game again.
move-leads = It is open again who begins this round.
move-time = { $who } now has { $to } { $to ->
    [one] second
   *[other] seconds
} left.
move-used = { $who } has now used { $to } { $to ->
    [one] second
   *[other] seconds
}.
move-begins = It is open again who begins.
move-ending = { $to ->
    [yes] This is the last round.
   *[other] This is not the last round after all.
}
told-points = { $way ->
    [take] { $more ->
        [one] one point
       *[other] { $more } points
    } more, now { $to }
   *[give] { $more ->
        [one] one point
       *[other] { $more } points
    } fewer, now { $to }
}
told-ending = This is the last round.

## Sheets

any-which = Which box is on the table?
    .spoken = Which box is on the table? Choose it, or tell me about a new one.
any-new-box = A new box
any-mine = More of mine
any-by-players = By number of players
any-letters = { $first }–{ $last }
any-so-many = { $n ->
    [one] One player
   *[other] { $n } players
}
any-so-many-letters = { $n ->
    [one] One player
   *[other] { $n } players
}, { $first }–{ $last }
any-how-many = How many are you?
    .spoken = How many are you? Then I show what you can play.
any-game = Which one?
any-own-sheet = { $title } – { $why }
any-more-refused = { $n ->
    [one] One more sheet
   *[other] { $n } more sheets
}
any-title = Name of the box?
    .spoken = What is your box called?
any-kind = How is it played?
    .spoken = How is it played? Choose what comes closest; you can change it afterwards.
any-as-it-is = Is that right?
    .spoken = So: { $about }. Is that right, or shall we change something?
    .hint = { $about }
any-keep = That’s right
    .also = yes
any-change = Change something
    .also = no
any-whole = { $low } to { $high } players: { $about }.
any-about = { $parts }
any-about-rounds = { $rounds ->
    [0] as many rounds as you like
    [one] one round
   *[other] { $rounds } rounds
}
any-about-rounds-by = { $most ->
    [one] one round
   *[other] { $least } to { $most } rounds, by how many you are
}
any-about-points = the game is over at { $points } points
any-about-clock-none = no clock
any-about-clock-turn = { $minutes } for each turn
any-about-clock-bank = { $minutes } for each player
any-about-clock-sand = { $minutes } for each player; what you use, the next one gets
any-about-clock-measure = time is only measured
any-about-score = “{ $lines }” is counted
any-about-lines = { $count } lines are counted
any-about-teams = each place is a team's
any-about-no-score = nothing is counted
any-about-highest = most points win
any-about-lowest = fewest points win
any-about-named = you say who wins
any-about-together = you win or lose together
any-minutes = { $seconds ->
    [one] 1 second
   *[other] { $minutes ->
        [0] { $seconds } seconds
        [one] { $rest ->
            [0] 1 minute
           *[other] 1 minute { $rest } seconds
        }
       *[other] { $rest ->
            [0] { $minutes } minutes
           *[other] { $minutes } minutes { $rest } seconds
        }
    }
}
any-ask-order = Who comes after whom?
any-order-clockwise = Clockwise
any-order-score = Most points first
any-order-low-score = Fewest points first
any-order-drawn = Drawn each round
any-order-free = All at once
any-ask-first = Who says who begins?
any-first-spin = The ring
any-first-ask = We do
any-ask-clock = What does the clock do?
any-clock-none = No clock
any-clock-turn = A set time for each turn
any-clock-bank = A set time for each player
any-clock-sand = What I use, you get
any-clock-measure = It only measures
any-ask-seconds = How many seconds?
    .hint = For each turn, or for each player's whole game.
any-ask-score = What is counted?
any-score-none = Nothing
any-score-round = Points each round
any-score-turn = Points each turn
any-score-end = Points at the end
any-score-kept = As on the sheet
any-ask-lines = Is more than one thing counted?
any-lines-one = No, just points
any-lines-several = Yes, several
any-line-name = { $n ->
    [0] What is counted?
   *[other] What else is counted?
}
any-more-lines = Anything else?
any-lines-more = Yes, one more
any-lines-over = That’s all
any-ask-begins = Who begins the next round?
any-begins-same = Always the same
any-begins-next = The next player
any-begins-asked = We say who
any-begins-winner = Whoever won the last
any-begins-loser = Whoever lost the last
any-begins-holder = Whoever holds the marker
any-ask-winner = Who wins?
any-winner-highest = Most points
any-winner-lowest = Fewest points
any-winner-named = We say who
any-winner-together = All or nobody
any-ask-rounds = How many rounds?
    .hint = 0: as many as you like.
any-ask-limit = Over at how many points?
    .hint = 0: no such limit.
any-ask-when = When is it over then?
any-limit-at-once = At once
any-limit-turn = After the turn
any-limit-round = After the round
any-limit-last-turn = One more turn for all
any-points = Points

## Why a sheet is refused

any-bad-not-a-table = { $where }: no table
any-bad-number = { $where }: no number
any-bad-bounds = { $where }: { $value } is not { $low } to { $high }
any-bad-flag = { $where }: not true or false
any-bad-word = { $where }: { $value } is unknown
any-bad-text = { $where }: no text
any-bad-empty = { $where }: empty
any-bad-list = { $where }: no list of texts
any-bad-pair = { $where }: not two numbers
any-bad-tables = { $where }: no list of tables
any-bad-too-many = { $where }: { $count } are too many
any-bad-unknown = { $where }: unknown
any-bad-no-clock = { $where }: no clock to set
any-bad-twice = { $where }: { $value } twice
any-bad-total-when = { $where }: not here
any-bad-total = { $where }: { $value } cannot be
any-bad-bid-when = { $where }: not here
any-bad-no-line = { $where }: no line { $value }
any-bad-loop = { $where }: { $value } in a loop
any-bad-no-phase = { $where }: no phase { $value }
any-bad-no-turns = { $where }: no { $value } where all play at once
any-bad-no-score = { $where }: nothing is counted
any-bad-rounds-once = { $where }: { $lines }, not { $value }
any-bad-no-marker = { $where }: no marker { $value }
any-bad-no-stage = { $where }: no stage { $value }
any-bad-out = { $where }: all out at once
any-bad-whose = { $where }: { $value } not here
any-bad-moon = { $where }: needs a total
any-bad-steps = { $where }: { $value } is no multiple of it
any-bad-set = { $where }: no set
any-bad-each = { $where }: needs a number of each
any-bad-factor = { $where }: multiplies nothing
any-bad-once = { $where }: needs a turn of everybody
any-bad-best-of = { $where }: needs points
any-bad-throws = { $where }: cards are not thrown
any-bad-too-long = { $where }: more than { $most } letters
any-bad-no-picture = { $where }: no picture { $value }
any-bad-drawing = { $where }: no drawing of plain shapes
any-doubt-bid = “{ $name }” is announced and also counts 1 for each; write each = 0, or version = 2, if it should not
any-doubt-never = nothing is counted before the end, so nobody reaches these points while you play
any-doubt-limit = whoever reaches { $points } first may still be caught up with until the round ends; write limit = "at-once", "turn", "last-turn" or "round"
any-doubt-order = each player must press after a turn, although nothing is written in one; write order = "free" to be asked once a round (who begins and deals is said all the same), or order = "clockwise" to keep it so
any-doubt-picture = there is no drawing { $path } beside the sheet, so this step is shown without it
any-doubt-late = everybody plays at once, so nothing comes in a turn: nobody would hear this step
any-doubt-count = nothing is counted, so nothing comes with a score: nobody would hear this step
any-bad-more = Cannot be played
any-bad-no-sheet = No sheet { $value }
any-bad-unreadable = { $line ->
    [0] I cannot read this file
   *[other] line { $line }: makes no sense
}

## What a terminal writes in place of symbols

symbol-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
symbol-hourglass = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}

# Why a correction cannot stand, and what to do instead
any-box-holds-time = Nobody has so much time (at most { $n }): enter less.
any_box-left = { $who } has left. That place sits out and gains nothing more. Its points stay. It cannot win.
any_box-newcomer = { $who } joins. The score is that of whoever stands worst.

# A mistake in the sheet of a running game
any-mend = { $what }: what is right?
any-part-each = { $line }: points each
any-part-low = { $line }: at least
any-part-high = { $line }: at most
any-part-at = Bonus from
any-part-gives = Bonus
any-part-rounds = Rounds
any-part-points = Ends at
