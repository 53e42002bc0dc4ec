citadels-agreed-tie = Tied on points and on districts: most gold wins.
citadels-agreed = Where the rules are silent, we play:
    .spoken = The rulebook leaves a few things open. This is how we’ll play them: a murdered bishop doesn’t protect the city. A murdered king gets the king figure for the next round. Equal points, and equal in districts too: most gold wins. If the stack runs out, shuffle the discard pile; if the gold runs out, use something else.{ $circus ->
        [no] {""}
       *[yes] {" "}Seven districts and a tent are safe from the warlord. The warlord always goes by the printed price. And the acrobat keeps the king figure, even when a murdered king turns up.
    }
    .done = Agreed
citadels-setup-gold = Everybody takes { $gold } gold; { $left } are left.
    .spoken = Put the 30 gold pieces in the middle. Everybody takes { $gold }, which leaves { $left }.
    .why = Gold pays for your districts; at the end it only breaks a last tie.
    .next = Everybody gets cards.
    .done = Taken
citadels-tie-gold = A tie! How much gold do you have left?
    .spoken = It’s a tie, on districts too. By your house rule most gold wins: how much does each of you have left?
    .hint = Most gold wins
citadels-standing-gold = Districts alone: { $buildings }; gold: { $gold }
lesson-ending-tie = Every district scores its points, gold none. In a tie, the districts count, and then most gold.
    .do = Work it out roughly: what is your city worth already?
