### Skeleton: was der Tisch liest und hört.

game-skeleton = Skeleton

skeleton-option-last = Wer den letzten Stein nimmt, …
skeleton-choice-last-wins = gewinnt
skeleton-choice-last-loses = verliert

## Wo wir sind

skeleton-phase-setup = Aufbau
skeleton-phase-turn = Dein Zug

## Aufforderungen

skeleton-name = { $who }
skeleton-setup-stones = Legt { $stones } Steine in die Mitte.
    .why = Alle nehmen vom selben Haufen.
    .next = wer beginnt.
    .done = Fertig
skeleton-setup-first = Wer beginnt?
    .why = Einigt euch: die Älteste, der Jüngste, wer sich traut.
    .next = der erste Zug.
skeleton-turn-take = Wie viele Steine nimmst du?
    .spoken = { $stones ->
        [one] Ein Stein ist noch da. Nimm ihn!
       *[other] { $stones } Steine sind noch da. Wie viele nimmst du?
    }
    .short = { $stones ->
    [one] Nimm den letzten Stein!
   *[other] Noch { $stones }: wie viele?
    }
    .why = Einen bis drei, aber nicht mehr, als da sind.
    .next = wer links von dir sitzt.
skeleton-over = { $who } nimmt den letzten Stein.

## Die Bücher

entry-middle = Steine in der Mitte
entry-taken = Genommene Steine
move-middle = { $to ->
    [one] In der Mitte liegt jetzt ein Stein.
   *[other] In der Mitte liegen jetzt { $to } Steine.
}
move-taken = { $way ->
    [take] { $who } nimmt { $more } { $more ->
        [one] Stein
       *[other] Steine
    }.
   *[give] { $who } legt { $more } { $more ->
        [one] Stein
       *[other] Steine
    } zurück.
}
told-taken = jetzt { $to } { $to ->
    [one] Stein
   *[other] Steine
}
symbol-stone = { $n ->
    [one] 1 Stein
   *[other] { $n } Steine
}

## Was man geschehen sieht

skeleton-played-stones = { $who } nimmt { $n ->
    [one] einen Stein.
   *[other] { $n } Steine.
}
