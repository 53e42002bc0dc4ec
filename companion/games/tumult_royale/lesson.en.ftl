### The lesson: one thought a step.

lesson-about = What it is about
lesson-about-nobles = You are nobles and want statues of yourselves, everywhere. You get the commodities for them from the people and call it taxes.
lesson-about-tumult = If too little is left to the people there is a tumult. Only one of you is punished then: the greediest.
lesson-about-goal = Whoever has the most statues standing at the end wins. Everything else only helps.
lesson-about-device = I guide you through the game: I keep the time, count along and tell you what comes next.

lesson-setup = Setting up
lesson-setup-pieces = Open the box. Before your very first game: press everything out with care and put the arrow through the tumult spinner.
lesson-setup-castle = Everyone takes the castle board and 25 statues of one colour and stands them in the slots. Go ahead!
lesson-setup-mercy = A mercy card goes left of your castle. The side without mercy is up, the hand crossed out.
lesson-setup-supporters = Take supporters worth { $each } each, open, right of your castle. The rest, 45, is the supply.
lesson-setup-borders = { $players ->
        [2] Sort out the commodities with black and with grey frames: with two players all 18 stay in the box.
        [3] Sort out the nine commodities with black frames: with three players they stay in the box.
       *[4] With four players you use all 39 commodities. The coloured frames are for sorting only.
    }
lesson-setup-goods = Lay the { $goods } commodities face down and apart in the middle. They belong to the people. For now.
lesson-setup-frame = Join the frame: two large parts and { $centre ->
        [0] no centre piece
       *[other] { $centre } centre pieces
    }. It lies beside the commodities.
lesson-setup-regions = Shuffle the ten regions. { $regions } go into the frame: half of them up, half down, as the rulebook shows.
lesson-setup-cards = Nobility cards 1 to { $players }: rank 1 is the crown and the highest. Man or woman, both count the same.
lesson-setup-draw = The oldest shuffles the cards under the table and draws first, then clockwise. Put them between the towers.
lesson-setup-king = Whoever has the crown takes the hourglass and lays the tumult spinner beside them.
lesson-setup-fields = Five sorts of field: pasture, forest and mountain take one statue, a village two, a palace three.
lesson-setup-first = Everyone places one statue for free on any free pasture, the lowest rank first, the king or queen last.
lesson-setup-where = Which pasture is wise? One close to a village or palace: many statues will fit there later.

lesson-mood = The people’s sentiment
lesson-mood-seven = A round has seven steps. No need to learn them, I call them out. We go through them once now.
lesson-mood-spin = First the king or queen spins the arrow. If it rests on 3, the people must keep 3 bread, 3 marble and 3 tools.
lesson-mood-line = The arrow rests right between 2 and 5. Which number counts?
    .two = The 2
    .five = The 5
    .right = Right: on a line, the lower number counts.
    .wrong = No, the people are modest: the lower one counts.

lesson-raid = Tax collection
lesson-raid-aside = Everyone takes three commodities from the middle, unseen, and puts them aside. So nobody knows what is missing this round.
lesson-raid-plan = Now think in peace: what do I want to build, what does it cost? Prices are on the left of your castle.
lesson-raid-ready = When all are ready the king or queen calls “Collect taxes!”, and for twenty seconds all raid at the same time.
lesson-raid-hand = One hand stays under the table. All the time!
lesson-raid-look = Lift one tile, look, decide: back, or on your castle. Never two in your hand at once.
lesson-raid-safe = Only what lies on your castle is safe. Take as much as you like, or nothing at all.
lesson-raid-stays = What lies on your castle stays there. No putting it back.
lesson-raid-stop = At “stop!” nobody picks up another. The last one in your hand: back, or on your castle. Then turn everything up.
lesson-raid-trial = Try it! A raid that does not count: hands ready, I turn the hourglass. Shuffle everything again afterwards.

lesson-tumult = Tumults
lesson-tumult-count = Count the symbols of each kind in the middle: bread first, then marble, then tools. Tiles put aside do not count.
lesson-tumult-enough = As much as asked is enough: no tumult. Each kind is checked on its own.
lesson-tumult-short = If less is left there is a tumult: whoever robbed the most of this kind is the greediest.
lesson-tumult-tie = Equally much? Then it hits the higher rank. The people like high lords less.
lesson-tumult-mercy = With mercy you count one symbol less, but only for this comparison. In round 1 nobody has mercy.
lesson-tumult-quiz = Tumult for bread! Rank 1 has 3, rank 2 has 4 and mercy, rank 3 has 3. Who is the greediest?
    .one = Rank 1
    .two = Rank 2
    .three = Rank 3
    .right = Right! With mercy rank 2 counts only 3 as well. A tie, so it hits the highest rank.
    .wrong = No. Take off mercy from rank 2: all count 3. And in a tie?
lesson-tumult-penalty = The greediest gives up three supporters and keeps only the smallest tile of this kind. So it is for every tumult.
lesson-tumult-keeps = Whoever has just one tile of the kind keeps it, even with three symbols. The others lose nothing.

lesson-placing = Placing statues
lesson-placing-order = The king or queen begins, then by rank: fill one field, or pass. Round and round, until nobody can.
lesson-placing-prices = Pasture: bread and marble. Forest: a tool as well. Mountain: two tools as well.
lesson-placing-palace = A palace costs 2 marble and 3 tools for three statues. The price of a village you read off your castle.
lesson-placing-touch = The field must be free and lie side by side with a field that holds statues of yours.
lesson-placing-corner = May your statue go to the village across the corner?
    .yes = Yes
    .no = No
    .right = Right, corners do not count.
    .wrong = Sorry: it takes a common side.
lesson-placing-front = Always take the front statue. Then the track shows how many are out.
lesson-placing-anywhere = Pasture and forest go anywhere else too, at twice the price. Village, palace and mountain never.
lesson-placing-overpay = You pay with whole tiles. Each symbol too many brings a supporter: three, here.
lesson-placing-split = A tile counts for one field only. No sharing, no saving.
lesson-placing-many = No more tiles than needed: nobody needs the second bread here, so it stays.
lesson-placing-quiz = A palace costs 2 marble and 3 tools. Which payment is allowed?
    .a = A: 2 and 3
    .b = B: 3 and 3+1
    .right = Right. In B there is one tools tile too many.
    .wrong = Count again: B would do without the last tile.
lesson-placing-lapse = What you cannot use goes back to the middle. You get nothing for it.
lesson-placing-comfort = Whoever could place nothing at all gets two supporters as consolation, unless they were the greediest.

lesson-crown = Ranks and crown
lesson-crown-ranks = Most supporters bring the crown, second most rank 2, and so on.
lesson-crown-swap = Swap the cards. In a tie the higher one goes to whoever stood higher before.
lesson-crown-pay = The king or queen gives up five supporters, puts a statue into the chronicle and takes hourglass and spinner. Every round.
lesson-crown-dual = The first five spaces take one statue. From round six on it is two: being crowned costs!
lesson-crown-regions = In rounds 3 and 5 the king or queen turns up new regions, towards themselves and without peeking.

lesson-mercy = Mercy of the people
lesson-mercy-fewest = Whoever has the fewest statues turns the card to mercy, several at once as well. The chronicle counts.
lesson-mercy-equal = All equal? Then nobody gets mercy.
lesson-mercy-prepare = Shuffle all commodities face down, those put aside too, three out again for each: the next round begins.

lesson-special = What if …
lesson-special-forgot = Forgot to spin? Then last round's number counts, in the first a 3. Just tell me.
lesson-special-nobody = Nobody took any, and still a tumult? Then it hits the king or queen. It has to be somebody's fault.
lesson-special-poor = Not enough supporters to give up? First everyone gets five from the supply.
lesson-special-empty = The supply is too small? First everyone gives five back.

lesson-end = End of the game
lesson-end-apart = From round 6 on compare first and last. Further apart than the number below the chronicle, and it is over.
lesson-end-quiz = Below the space is a 5. The first has 20 statues, the last 15. Is the game over?
    .yes = Yes
    .no = No
    .right = Right: 5 is not more than 5. Play goes on.
    .wrong = Not yet: the distance must be more than the number.
lesson-end-last = Below the last space is a 0: after round ten it is over in any case.
lesson-end-all = Whoever has placed all 25 statues wins on the spot.
lesson-end-win = Otherwise most statues win, in a tie the higher rank. Supporters do not count.

lesson-hints = Advice
lesson-hints-time = Think first, then raid: which fields, which commodities?
lesson-hints-overpay = Overpay gladly! It brings supporters, and they bring the crown.
lesson-hints-double = Twice the price may pay: from a far pasture you reach new villages and palaces.
lesson-hints-mercy = Mercy makes bold: one symbol less is often just the one too many.
lesson-hints-soon = The distance allowed shrinks every round. Whoever leads may bring on the end. Have fun!

lesson-gamblers = Variant for gamblers
lesson-gamblers-after = For gamblers: you spin only after the tax collection, and once for each kind. All else stays the same.
