CI-H02 = Your house rule: seven districts complete a city, and the game ends with them.
    .ask = How many districts do we play to?
    .also = seven districts / short game / eight or seven / house rule
    .answer = To seven, by your house rule; the printed rules say eight.
    .key = To seven
    .example = { $a } builds a seventh district: this round is the last.
