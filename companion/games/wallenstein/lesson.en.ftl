### The lesson: one thought a step.

lesson-about = What it is about
lesson-about-war = Thirty years of war: you are generals, take lands and build palaces, churches and trading houses in them.
lesson-about-years = You play two years. In spring, summer and autumn you act; in winter there is hunger, and counting.
lesson-about-tower = Every battle falls through the tower. What comes out counts, and I remember what stays inside.

lesson-setup = Setup
lesson-setup-pieces = Take your mat, 62 armies, the leader, five coin cards and { $taler } Taler. Armies and money always lie open.
    .do = Choose a colour and take your things.
lesson-setup-out = With three players eight lands are off limits. They have a light border; their cards go in the box.
lesson-setup-rest = Peasants, buildings, unrest, coins, action and event cards and the five advantages lie beside the board.
lesson-setup-lands = Each land card says what the land brings in Taler and grain, and how many building sites it has.
lesson-setup-groups = Everyone starts with { $groups } lands and { $armies } armies. For the first game take the line-up of the booklet.
lesson-setup-dealing = Or you choose: in turn an open card or the top of the stack, and one group of armies into that land.
lesson-setup-filling = Then the tower gets its filling: { $cubes } cubes at once. What falls out goes back.
    .do = Seven of each colour and ten peasants, all in together!

lesson-round = A round
lesson-round-six = A round has six steps. I announce them, no need to remember.
lesson-round-actions = Ten actions come in a new order each round. Five you see at once, the others bit by bit.
lesson-round-tiles = Five advantages lie on five spaces. Take the space and you take its advantage for this round.
lesson-round-plan = Then you plan in secret: on each action goes the card of the land where it is to happen.
    .do = Each land can do only one thing.
lesson-round-cover = What you do not want you cover with a coin card. With six lands the cards are just enough.
lesson-round-bid = And a bid. Coins are paid; a land card is free and beats the 0.
lesson-round-bid-quiz = Ada bids a land, Ben 1 Taler, Clara 0. Who chooses first?
    .land = Ada with the land
    .coin = Ben with 1 Taler
    .zero = Clara with 0
    .right = Right: coins first, then lands, then the 0.
    .wrong = No: coins from 1 up go first, then lands, then the 0.
lesson-round-event = After planning one of the open events is drawn. The fourth is left over for winter.
lesson-round-order = From the highest bid down you choose spaces. The spaces are the order; empty ones are skipped.

lesson-actions = The actions
lesson-actions-turn-up = Card by card, one after the other: turn up, do it. Who can, must; what cannot be done in full is lost.
lesson-actions-build = Palace 3, church 2, trading house 1 Taler. It takes a free site, and never twice the same in a land.
lesson-actions-collect = Grain and taxes bring what the card says. Then one unrest goes into the land.
lesson-actions-unrest = If unrest lay there already, a revolt breaks out: one peasant into the tower for each.
lesson-actions-place = Armies cost: 5 for 3 Taler, 3 for 2, one for 1. After the one you may move on, without a battle.
lesson-actions-move = With battle/move A and B you move to a neighbouring land. One army always stays behind.
lesson-actions-lost = If you lose a land its card goes at once, even from your mat. Then its action is lost.

lesson-battle = Battle and tower
lesson-battle-throw = All goes in at once: attackers, defenders and what lies in the tray. A peasant helps a neutral land.
lesson-battle-count = Then count below: more in the tray wins. Strange colours do not count and stay where they are.
lesson-battle-peasants = Without unrest in the land the peasants side with the defender. With unrest they help nobody.
lesson-battle-losses = The loser loses all, the winner as many. On the defending side the peasants are hit first.
lesson-battle-draw = A draw? Then the land is empty: no armies, no buildings, no unrest. Peasants alone cannot hold it either.
lesson-battle-quiz = In the tray: 3 of Ada’s, 1 of Ben’s, 1 peasant. Ada attacks, no unrest. Who wins?
    .attacker = Ada
    .defender = Ben
    .draw = Nobody
    .right = Right: 3 to 2. Ada puts 1 army in the land.
    .wrong = No: Ben has 2 with the peasant, Ada has 3 and wins.
lesson-battle-revolt = In a revolt the peasants stand against you. A draw is enough for them: the land is lost.
lesson-battle-tower-rest = Never empty the tower. What falls out by accident stays in the tray; tell me.

lesson-winter = Winter
lesson-winter-grain = First everyone loses grain, then each land needs one. Where some is missing, revolts threaten.
lesson-winter-revolts = The left neighbour draws unseen where it starts. The more is missing, the more peasants come.
lesson-winter-points = Then the scoring: a point a land, a point a building.
lesson-winter-majorities = And in each region: most palaces 3, most churches 2, most trading houses 1.
lesson-winter-share-quiz = Two share the most palaces in Bayern. What does each get?
    .three = 3 points
    .two = 2 points
    .none = Nothing
    .right = Right: whoever shares gets one less.
    .wrong = No: whoever shares gets one less, so 2.
lesson-winter-end = After the first winter: grain to zero, unrest off. After the second it is over; money breaks ties.

lesson-court = Emperor’s Court
lesson-court-what = At court, courtiers woo for favour. Two steps are added, winter stays as it is.
lesson-court-setup = Everyone has 7 courtiers, 3 tower cards and an extension mat. If your armies fall out of the tower, you’re at court already.
lesson-court-send = Three fields turn 3, 2 and 1 army into courtiers: from a land, or with a tower card from the tray.
lesson-court-display = Three favour cards lie out: the highest number costs 4 courtiers, the next 3, the lowest 2.
lesson-court-audience = Most courtiers go to the audience first, may take a card and pay. The rest goes back.
lesson-court-use = Favours work at once: Taler, grain, points, armies, a building, or protection for this round.
lesson-court-quiz = The land on field 3 has just 3 armies. What happens?
    .three = 3 courtiers
    .two = 2 courtiers
    .none = Nothing
    .right = Right: one would have to stay, and there are no halves.
    .wrong = No: one must stay, and it is all or nothing, so nothing.

lesson-landsknechte = Landsknechte
lesson-landsknechte-stack = Each has four Landsknecht cards as an open stack, the empty banner on top.
lesson-landsknechte-regions = With lands in four regions your top card goes under, and you take one bonus of the next.
lesson-landsknechte-year = After winter all lies as at the start. Three steps a year are possible.

lesson-hints = For the first game
lesson-hints-grain = Think of grain early: a winter with seven empty plates hurts.
lesson-hints-regions = Spread your building: one palace alone in a region is 3 points, and one more.
lesson-hints-tower = Much of you in the tower helps you some day. Ask me for the odds before you attack.
