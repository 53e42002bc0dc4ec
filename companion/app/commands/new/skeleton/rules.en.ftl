### The rules to look up, in our own words.

rules-chapter-setup = Setting up
rules-chapter-turn = Your turn
rules-chapter-end = End of the game

SKEL-001 = All 20 stones lie in the middle.
    .key = All 20 stones
    .example = { $a } counts the heap before the first turn: 20 stones.
SKEL-002 = Agree on who begins.
    .key = who begins
    .example = { $a } dares to go first, and nobody minds: { $a } begins.
SKEL-003 = You take turns, clockwise.
    .key = clockwise
    .example = { $b } sits on the left of { $a } and takes the next turn.
SKEL-004 = On your turn you take one, two or three stones.
    .key = one, two or three stones
    .example = { $a } takes two stones, then { $b } takes three.
SKEL-005 = You cannot take more stones than there are.
    .key = more stones than there are
    .example = Two stones are left: { $a } would like three, but cannot have them.
SKEL-006 = Whoever takes the last stone wins.
    .key = the last stone wins
    .example = One stone is left, { $b } takes it and wins.
SKEL-007 = Variant: whoever takes the last stone loses, and all the others win.
    .key = the last stone loses
    .example = In the variant { $a } has to take the last stone: { $b } wins.
SKEL-008 = How many stones you have taken does not matter in the end.
    .key = does not matter
    .example = { $a } has eleven stones and { $b } nine, but { $b } took the last one and wins.

SKEL-E01 = May I pass?
    .answer = No. Take at least one stone.
    .key = at least one stone
    .example = Two stones are left: { $a } takes one or both of them.
