### The lesson: what is explained as you play.

lesson-about = What it is about
lesson-about-war = The Thirty Years’ War: three to five leaders take lands and build palaces, churches and trading houses.
    .do = Open the box and clear the table.
lesson-about-tower = Every battle goes through the tower. What comes out at the bottom counts, and I remember what stays inside.
    .do = Have a look into the tower from above.

lesson-setup = Setup
lesson-setup-rest = Peasants, buildings, unrest, coins, action and event cards and the five advantages lie beside the board.
    .do = Set it all out.
lesson-setup-lands = Each land card says how many Taler and how much grain the land brings, and how many building sites it has.
    .do = Take any land card: where is each of them?

lesson-round = The round
lesson-round-events = Four events lie face up all year. Three of them happen, one per round; the fourth sets how hungry the winter is.
lesson-round-yields = Three earn you more: 1 more Taler from taxes, 1 more grain when you collect it, and 6 armies instead of 5.
lesson-round-fights = Two help in battle: one army from your supply joins in when you attack, or when you are attacked.
    .do = Find these two on spaces 1 to 5.
lesson-round-cover = Cover what you don’t want with a coin card. With six lands you have just enough cards.
    .do = Take your coin cards in hand.
lesson-round-bid-quiz = Coins are paid; a land is free and beats the 0. Ada bids a land, Ben 1 Taler, Clara 0. Who chooses first?
    .land = Ada with the land
    .coin = Ben with 1 Taler
    .zero = Clara with 0
    .right = Right: coins first, then lands, then the 0.
    .wrong = No: coins from 1 up go first, then lands, then the 0.

lesson-actions = The actions
lesson-actions-neutral = Into your own land it’s just a move. One peasant defends a neutral land, and anybody may attack it.
    .do = Find a neutral land next to one of yours.
lesson-actions-turn-up = Card by card, everyone in order: turn up, do it. If you can, you must; what can’t be done in full is lost.
lesson-actions-unrest = If unrest was already there, a revolt breaks out at once: one peasant into the tower for each.
    .do = Have a look: is there unrest anywhere already?
lesson-actions-move = Battle/move A and B: move from one land into a neighbouring land. One army always stays behind.
    .do = Find all the neighbours of one of your lands.
lesson-actions-lost = If you lose a land, its card goes at once, even from your mat. Then its action is lost.

lesson-battle = The battle
lesson-battle-count = Throw everything in at once. Then count the tray: whoever has more wins. Other colours don’t count and stay there.
lesson-battle-losses = The loser loses every cube in the tray, the winner just as many; on the defending side the peasants go first.
    .do = Return the losses to the supplies.
lesson-battle-peasants = Without unrest in the land, the peasants side with the defender. With unrest, they help nobody.
lesson-battle-draw = A draw? Then the land is empty and neutral: no armies, buildings or unrest. Peasants alone can’t hold it either.
lesson-battle-quiz = In the tray: 3 of Ada’s, 1 of Ben’s, 1 peasant. Ada attacks, no unrest. Who wins?
    .attacker = Ada
    .defender = Ben
    .draw = Nobody
    .right = Right: 3 to 2. Ada puts 1 army in the land.
    .wrong = No: Ben has 2 with the peasant, Ada has 3 and wins.
lesson-battle-revolt = In a revolt the peasants fight you, and a draw is enough for them. If you win after collecting, one more unrest still goes in.
lesson-battle-tower-rest = You never empty the tower. What falls out by accident stays in the tray; tell me.

lesson-winter = Winter
lesson-winter-grain = Before that everyone loses grain: as much as it says at the bottom of the event card left over.
    .do = Find that number on the face-up event cards.
lesson-winter-need = In winter each of your lands needs one grain. Every land that goes without is unfed.
    .do = Count: how many lands do you have, how much grain?
lesson-winter-table-quiz = Dirk has 9 lands, and 7 grain after the loss. How many revolts?
    .none = None
    .one = One
    .two = Two
    .right = Right: 2 lands are unfed, and that’s one revolt.
    .wrong = Count again: 9 minus 7 is 2 unfed lands, and that’s one.
lesson-winter-revolts = Where? Your left neighbour draws from your land cards unseen. The order from autumn still holds.
lesson-winter-share-quiz = Two players share the most palaces in Bayern. What does each get?
    .three = 3 points
    .two = 2 points
    .none = Nothing
    .right = Right: if you share, you get one less.
    .wrong = No: if you share, you get one less, so 2.

lesson-court = Emperor’s Court
lesson-court-what = At court, courtiers compete for favour. There are two extra steps; winter stays as it is.
lesson-court-setup = Everyone has 7 courtiers, 3 tower cards and an extension mat. If your armies fall out of the tower, you’re at court already.
    .do = Take your extension mat and your courtiers.
lesson-court-send = Three fields turn 3, 2 and 1 army into courtiers: from a land, or with a tower card from the tray.
    .do = Find the three fields on your extension mat.
lesson-court-audience = Whoever has the most courtiers goes first, may take a card, and pays in courtiers. The rest go back.
lesson-court-use = Favours work at once: Taler, grain, points, armies, a building, or protection for this round.
lesson-court-quiz = The land on field 3 has exactly 3 armies. What happens?
    .three = 3 courtiers
    .two = 2 courtiers
    .none = Nothing
    .right = Right: one would have to stay, and there are no halves.
    .wrong = No: one must stay, and it’s all or nothing, so nothing.

lesson-landsknechte = Landsknechte
lesson-landsknechte-stack = Everyone has four Landsknecht cards as a face-up stack, the empty banner on top.
    .do = Stack your four cards.
lesson-landsknechte-quiz = You have lands in Bayern, Sachsen and Kurpfalz. Do you get a bonus?
    .yes = Yes
    .no = No
    .right = Right: it takes four regions. The card stays where it is.
    .wrong = No: three regions are one too few.
lesson-landsknechte-bonus = You check when the player order is set, before the court. You take one bonus: Taler, grain, armies into the tray, or points.
    .do = Look at what your second card brings.
lesson-landsknechte-year = After winter the stacks go back to their starting order. So you get three cards on in a year at most.

lesson-hints = For your first game
lesson-hints-regions = Spread your buildings: the only palace in a region scores 3 points, plus 1 as a building.
    .do = Where would you build your first palace?
lesson-hints-tower = If many of your cubes are in the tower, they’ll help you sooner or later. Ask me for the odds before you attack.

wallenstein-addition-court = Emperor’s Court
wallenstein-addition-landsknechte = Landsknechte
