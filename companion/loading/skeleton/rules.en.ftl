### The rules to look up, in our own words.

rules-chapter-setup = Setting up
rules-chapter-turn = Your turn
rules-chapter-end = End of the game

SKEL-001 = All 20 stones lie in the middle.
SKEL-002 = Agree on who begins.
SKEL-003 = You take turns, clockwise.
SKEL-004 = On your turn you take one, two or three stones.
SKEL-005 = You cannot take more stones than there are.
SKEL-006 = Whoever takes the last stone wins.
SKEL-007 = Variant: whoever takes the last stone loses, and all the others win.
SKEL-008 = How many stones you have taken does not matter in the end.

SKEL-E01 = May I pass?
    .answer = No. Take at least one stone.
    .key = at least one stone
    .example = Two stones are left: { $a } takes one or both of them.
