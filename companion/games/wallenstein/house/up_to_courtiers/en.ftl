wallenstein-convert = The card on field { $n }?
    .spoken = Turn up the card on your field { $n }. First all three of your fields, in the order 3, 2, 1, then it’s the next player’s turn. A land or a tower card sends up to { $n ->
        [one] one courtier
       *[other] { $n } courtiers
    } to court, as many as you like. With a coin card nothing happens; its Taler don’t count.
    .hint = up to { $n }; 1 army stays in the land
    .why = For each army one courtier goes to court.
    .short = The card on field { $n }?
wallenstein-convert-number = How many become courtiers?
    .spoken = By your house rule it’s up to { $n }: how many armies become courtiers?
    .hint = Up to { $n }
wallenstein-not-converted = { $card }: nobody goes, { $why }
    .done = Noted
    .spoken = { $card }: no courtier goes to court, { $why }.
