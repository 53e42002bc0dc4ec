### Skeleton: what the table reads and hears.

game-skeleton = Skeleton

skeleton-option-last = Whoever takes the last stone …
skeleton-choice-last-wins = wins
skeleton-choice-last-loses = loses

## Where we are

skeleton-phase-setup = Setting up
skeleton-phase-turn = Your turn

## Prompts

skeleton-name = { $who }
skeleton-setup-stones = Put { $stones } stones in the middle.
    .why = Everyone takes from the same heap.
    .next = who begins.
    .done = Done
skeleton-setup-first = Who begins?
    .why = Agree on it: the oldest, the youngest, whoever dares.
    .next = the first turn.
skeleton-turn-take = How many stones do you take?
    .spoken = { $stones ->
        [one] One stone is left. Take it!
       *[other] { $stones } stones are left. How many do you take?
    }
    .short = { $stones ->
    [one] Take the last stone!
   *[other] { $stones } left: take how many?
    }
    .why = From one to three, but no more than there are.
    .next = the player on your left.
skeleton-over = { $who } takes the last stone.

## The books

entry-middle = Stones in the middle
entry-taken = Stones taken
move-middle = { $to ->
    [one] One stone lies in the middle now.
   *[other] { $to } stones lie in the middle now.
}
move-taken = { $way ->
    [take] { $who } takes { $more } { $more ->
        [one] stone
       *[other] stones
    }.
   *[give] { $who } puts { $more } { $more ->
        [one] stone
       *[other] stones
    } back.
}
told-taken = now { $to } { $to ->
    [one] stone
   *[other] stones
}
symbol-stone = { $n ->
    [one] 1 stone
   *[other] { $n } stones
}

## What is seen to happen

skeleton-played-stones = { $who } takes { $n ->
    [one] one stone.
   *[other] { $n } stones.
}
