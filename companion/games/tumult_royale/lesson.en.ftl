### The lesson: one thought a step.

lesson-about = What it is about
lesson-about-nobles = You are royals and want statues of yourselves everywhere. You take the commodities for them from the people and call it taxes.
lesson-about-goal = Whoever has placed the most statues at the end wins.
lesson-about-device = I keep the time, keep count and tell you what comes next.
    .do = Open the box and clear the middle of the table.

lesson-setup = Setting up
lesson-setup-pieces = The first time: press all parts out of their frames carefully.
    .do = Put the arrow through the tumult spinner.
lesson-setup-fields = There are five kinds of field: pasture, forest and mountain hold one statue, a village two, a palace three.
    .do = Find as many of them as you can in your land.

lesson-raid = Collect taxes
lesson-raid-seven = A round has seven phases. No need to learn them: I’ll call them out.
lesson-raid-tumult = If you leave the people too little, there’s a tumult. Then one of you is punished: whoever took the most.
lesson-raid-plan = Think before you grab: what do you want to build, and what does it cost? The prices are on the left of your castle.
    .do = Find the price of a palace.
lesson-raid-hand = One hand stays under the table. The whole time!
    .do = One hand under the table. All of you.
lesson-raid-safe = Only what lies on your castle is safe. Take what you like, or nothing.
    .do = Put a hand on your castle: it’s safe there.

lesson-tumult = Tumults
lesson-tumult-enough = Exactly the number demanded is enough: no tumult. Each kind is checked on its own.
    .do = Count the bread left in the middle.
lesson-tumult-mercy = With mercy you count one symbol less, but only when I compare who was the greediest.
lesson-tumult-quiz = A tumult over bread! Rank 1 has 3, rank 2 has 4 and mercy, rank 3 has 3. Who is the greediest?
    .one = Rank 1
    .two = Rank 2
    .three = Rank 3
    .right = Right! With mercy, rank 2 counts only 3 as well. A tie, so it’s the highest rank.
    .wrong = No, rank 1: with mercy, rank 2 counts only 3 as well, and in a tie it’s the highest rank.
lesson-tumult-keeps = If you have just one tile of that kind you keep it, even with three symbols. The others lose nothing.

lesson-placing = Placing statues
lesson-placing-order = The king or queen begins, then by rank: fill one field, or pass. Round and round until nobody can.
lesson-placing-prices = A pasture costs 1 bread and 1 marble; a forest also 1 tool; a mountain also 2 tools.
    .do = Check them on your castle.
lesson-placing-corner = May your statue go into the village diagonally opposite?
    .yes = Yes
    .no = No
    .right = Right, corners do not count.
    .wrong = Sorry: they must share a side.
lesson-placing-overpay = You pay with whole tiles. Every symbol too many earns you a supporter: here, three.
    .do = Lay out your tiles: which would you pay with?
lesson-placing-quiz = A palace costs 2 marble and 3 tools. Which payment is allowed?
    .a = A: 2 and 3
    .b = B: 3 and 3+1
    .right = Right. B has one tools tile too many.
    .wrong = No, A: B would be enough without its last tile.

lesson-crown = Ranks and the crown
lesson-crown-ranks = The most supporters win the crown, the second most rank 2, and so on.
    .do = Count your supporters: who would be crowned now?
lesson-crown-dual = The first five spaces hold one statue. From round six on it’s two: the crown is worth it!
    .do = Find the royal chronicle and count its spaces.

lesson-end = End of the game
lesson-end-tie = When the game is over, the most statues win; in a tie, the higher rank. Supporters don’t count.
    .do = Guess: who of you will win?
lesson-end-apart = From round 6 on, compare first and last. If they’re further apart than the number below the space, it’s over.
lesson-end-quiz = Below the space is a 5. First place has 20 statues, last place 15. Is the game over?
    .yes = Yes
    .no = No
    .right = Right: 5 is not more than 5. Play on.
    .wrong = Not yet: the difference must be more than the number.
lesson-end-last = Below the last space is a 0: after round ten it’s over in any case.
lesson-end-all = Whoever places all 25 statues wins on the spot.

lesson-gamblers = Variant for gamblers
lesson-gamblers-after = For gamblers: you spin only after collecting taxes, once for each kind. Everything else stays the same.
lesson-gamblers-kinds = Three kinds, three numbers: how often do you spin in a round?
    .one = Once
    .each = Three times
    .right = Right: for bread, for marble and for tools, each time only after the taxes.
    .wrong = No: once for each kind, so three times.

tumult_royale-addition-gamblers = The gamblers’ variant
