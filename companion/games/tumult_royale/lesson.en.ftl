### The lesson: one thought a step.

lesson-about = What it is about
lesson-about-nobles = You are royals, and you want statues of yourselves everywhere. You take the commodities for them from the people and call it taxes.
lesson-about-tumult = If you leave the people too little, there’s a tumult. Then just one of you is punished: the greediest.
lesson-about-goal = Whoever has placed the most statues at the end wins. Everything else is just a means to that end.
lesson-about-device = I’ll take you through the game: I keep the time, keep count and tell you what comes next.
    .do = Open the box and clear the middle of the table.

lesson-setup = Setting up
lesson-setup-pieces = Before your very first game, press all the parts out carefully and put the arrow through the tumult spinner.
lesson-setup-castle = Everyone takes a castle board and 25 statues of one colour and stands them in the track.
    .do = Choose your colours now!
lesson-setup-mercy = A mercy card goes to the left of your castle, with the crossed-out hand, “no mercy”, face up.
lesson-setup-supporters = Take supporters worth { $each } each and lay them to the right of your castle, in full view. The rest, 45, are the supply.
lesson-setup-borders = { $players ->
        [2] Sort out the black-framed and the grey-framed commodities: with two players all 18 stay in the box.
        [3] Sort out the nine black-framed commodities: with three players they stay in the box.
       *[4] With four players you use all 39 commodities. The coloured frames only help you sort them.
    }
lesson-setup-goods = Spread the { $goods } commodities face down in the middle, singly. They belong to the people. For now.
    .do = Spread them out.
lesson-setup-frame = Build the frame: two large pieces and { $centre ->
        [0] no centre piece
       *[other] { $centre } centre pieces
    }. It goes next to the commodities.
lesson-setup-regions = Shuffle the ten regions and put { $regions } into the frame, alternating: half of them face up, half face down.
    .do = Fill the frame.
lesson-setup-cards = Nobility cards 1 to { $players }: rank 1 wears the crown and is the highest. Man or woman, it’s the same.
lesson-setup-draw = The oldest player shuffles the cards under the table and draws first, then everyone clockwise. Put yours between your towers.
    .do = Draw your cards.
lesson-setup-king = Whoever wears the crown takes the hourglass and puts the tumult spinner next to them.
lesson-setup-fields = There are five kinds of field: pasture, forest and mountain hold one statue, a village two, a palace three.
    .do = Find one of each in your land.
lesson-setup-first = Everyone places one statue for free on any free pasture. The lowest rank starts, the king or queen comes last.
lesson-setup-where = Which pasture is clever? One close to a village or palace: many statues will fit there later.
    .do = Place your first statues.

lesson-mood = The people’s sentiment
lesson-mood-seven = A round has seven phases. No need to learn them, I’ll call them out. Let’s go through them once.
lesson-mood-spin = First the king or queen spins the arrow. If it stops on 3, the people must be left with 3 bread, 3 marble and 3 tools.
    .do = King or queen: give it a spin!
lesson-mood-line = The arrow stops right on the line between 2 and 5. Which number counts?
    .two = The 2
    .five = The 5
    .right = Right: on a line, the lower number counts.
    .wrong = No, the people are modest: the lower one counts.

lesson-raid = Collect taxes
lesson-raid-aside = Everyone takes three tiles from the middle without looking and sets them aside. So nobody knows what’s missing this round.
lesson-raid-plan = Now take your time: what do you want to build, and what does it cost? The prices are on the left of your castle.
    .do = Find the price of a palace.
lesson-raid-ready = When everyone’s ready, the king or queen calls “Collect taxes!”, and for twenty seconds you all take at once.
lesson-raid-hand = One hand stays under the table. The whole time!
    .do = One hand under the table. All of you.
lesson-raid-look = Lift one tile, look at it, decide: back face down, or face down onto your castle. Never hold two at once.
lesson-raid-safe = Only what lies on your castle is safe. Take as much as you like, or nothing at all.
    .do = Put a hand on your castle: it’s safe there.
lesson-raid-stays = What lies on your castle stays there. No putting it back.
lesson-raid-stop = At “Stop!” nobody picks up another tile. The last one in your hand goes back or onto your castle. Then turn everything up.
lesson-raid-trial = Try it! A practice run that doesn’t count: hands ready, I’ll turn the hourglass. Afterwards, shuffle everything again.

lesson-tumult = Tumults
lesson-tumult-count = Count the symbols of each kind in the middle: bread first, then marble, then tools. Tiles set aside don’t count.
lesson-tumult-enough = Exactly the number demanded is enough: no tumult. Each kind is checked on its own.
    .do = Turn up a few tiles and count the bread on them.
lesson-tumult-short = If there’s less, there’s a tumult: whoever took the most of that kind is the greediest.
lesson-tumult-tie = A tie? Then it’s the higher rank. The people don’t like the high and mighty.
lesson-tumult-mercy = With mercy you count one symbol less, but only for this comparison. In round 1 nobody has mercy.
lesson-tumult-quiz = A tumult over bread! Rank 1 has 3, rank 2 has 4 and mercy, rank 3 has 3. Who is the greediest?
    .one = Rank 1
    .two = Rank 2
    .three = Rank 3
    .right = Right! With mercy, rank 2 counts only 3 as well. A tie, so it’s the highest rank.
    .wrong = No. Take one off rank 2 for mercy: now all count 3. And in a tie?
lesson-tumult-penalty = The greediest returns three supporters and keeps only the smallest tile of that kind. The same goes for every tumult.
lesson-tumult-keeps = If you have just one tile of that kind you keep it, even with three symbols. The others lose nothing.

lesson-placing = Placing statues
lesson-placing-order = The king or queen begins, then by rank: fill one field, or pass. Round and round until nobody can.
lesson-placing-prices = A pasture costs 1 bread and 1 marble; a forest also 1 tool; a mountain also 2 tools.
    .do = Check them on your castle.
lesson-placing-palace = A palace costs 2 marble and 3 tools and holds three statues. Read the price of a village off your castle.
lesson-placing-touch = The field must be free and share a side with a field that holds statues of yours.
lesson-placing-corner = May your statue go into the village diagonally opposite?
    .yes = Yes
    .no = No
    .right = Right, corners do not count.
    .wrong = Sorry: they must share a side.
lesson-placing-front = Always take your front statue. Then the track shows how many are out.
lesson-placing-anywhere = Pastures and forests are open to you anywhere else too, at twice the price. Villages, palaces and mountains never.
lesson-placing-overpay = You pay with whole tiles. Every symbol too many earns you a supporter: here, three.
    .do = Lay out 1 bread and 1 marble, for practice.
lesson-placing-split = A tile counts for one field only. No splitting, no saving.
lesson-placing-many = No more tiles than you need: here the second bread isn’t needed, so it stays with you.
lesson-placing-quiz = A palace costs 2 marble and 3 tools. Which payment is allowed?
    .a = A: 2 and 3
    .b = B: 3 and 3+1
    .right = Right. B has one tools tile too many.
    .wrong = Look again: B would be enough without its last tile.
lesson-placing-lapse = Anything you can’t use goes back to the middle. You get nothing for it.
lesson-placing-comfort = If you couldn’t place anything at all, you get two supporters as a consolation, unless you were the greediest.

lesson-crown = Ranks and the crown
lesson-crown-ranks = The most supporters win the crown, the second most rank 2, and so on.
    .do = Count your supporters: who would be crowned now?
lesson-crown-swap = Swap the cards. In a tie, whoever ranked higher before gets the higher one.
lesson-crown-pay = The new king or queen returns five supporters, puts a statue in the chronicle and takes hourglass and spinner. Every round.
lesson-crown-dual = The first five spaces hold one statue. From round six on it’s two: the crown is worth it!
    .do = Find the royal chronicle and count its spaces.
lesson-crown-regions = In rounds 3 and 5 the king or queen turns up new regions, towards themselves and without peeking.

lesson-mercy = Mercy of the people
lesson-mercy-fewest = Whoever has the fewest statues turns their card to “mercy”, several of you if you’re tied. The chronicle counts.
lesson-mercy-equal = All equal? Then nobody gets mercy.
    .do = Turn a mercy card over, and back again.
lesson-mercy-prepare = Shuffle all commodities face down, including those set aside, and everyone sets three aside again: the next round begins.

lesson-special = What if …
lesson-special-forgot = Forgot to spin? Then last round’s number counts, in the first round a 3. Just tell me.
lesson-special-nobody = Nobody took any, and still a tumult? Then it’s the king or queen. It has to be somebody’s fault.
lesson-special-poor = Not enough supporters to give up? First everyone gets five from the supply.
    .do = Find your supporters: can you count out five?
lesson-special-empty = The supply is too small? First everyone returns five.

lesson-end = End of the game
lesson-end-apart = From round 6 on, compare first and last. If they’re further apart than the number below the space, it’s over.
lesson-end-quiz = Below the space is a 5. First place has 20 statues, last place 15. Is the game over?
    .yes = Yes
    .no = No
    .right = Right: 5 is not more than 5. Play on.
    .wrong = Not yet: the difference must be more than the number.
lesson-end-last = Below the last space is a 0: after round ten it’s over in any case.
lesson-end-all = Whoever places all 25 statues wins on the spot.
lesson-end-win = Otherwise the most statues win; in a tie, the higher rank. Supporters don’t count.
    .do = Guess: who of you will win?

lesson-hints = Tips
lesson-hints-time = Think first, then take: which fields, which commodities?
lesson-hints-overpay = Do overpay! It earns supporters, and they win you the crown.
lesson-hints-double = Twice the price can pay off: from a far pasture you reach new villages and palaces.
    .do = Which far pasture would you like?
lesson-hints-mercy = Mercy makes you bold: one symbol less is often just the one too many.
lesson-hints-soon = The distance allowed shrinks every round. Whoever leads can bring on the end. Have fun!

lesson-gamblers = Variant for gamblers
lesson-gamblers-after = For gamblers: you spin only after collecting taxes, once for each kind. Everything else stays the same.
lesson-gamblers-kinds = Three kinds, three numbers: how often do you spin in a round?
    .one = Once
    .each = Three times
    .right = Right: for bread, for marble and for tools, each time only after the taxes.
    .wrong = No: once for each kind, so three times.
lesson-gamblers-begin = To play like this, choose “Spin after” before the game.
    .do = Spin once for bread, just for practice!

tumult_royale-addition-gamblers = The gamblers’ variant
