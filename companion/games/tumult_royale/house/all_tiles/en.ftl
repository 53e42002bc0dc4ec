tumult-setup-goods = All { $n } commodities face down in the middle.
    .spoken = Spread all { $n } commodity tiles face down in the middle, singly and within everyone’s reach.
    .hint = { $n } tiles, not touching
    .why = These are the people’s commodities: your taxes come from here.
    .done = All face down
    .short = Commodities face down in the middle.
