### The lesson: short steps.

lesson-about = What it is about
lesson-about-land = The king wants his land to flourish: you build emporiums in fifteen cities.
lesson-about-councils = Four councils rule: one in each region, and the king’s. Every one of them can be bribed.
lesson-about-goal = The most points win. The game ends when somebody has built all ten emporiums.
lesson-about-device = I work things out, keep count and say what’s next. I can’t see your cards. Don’t show them to anybody!
    .do = Open the box and clear the table.

lesson-setup = Setup
lesson-setup-boards = Put coast, hills and mountains side by side, the king’s court below. Each region has five cities and two sides.
lesson-setup-tokens = Shuffle the 14 reward tokens face down and put one face up in every city. Only the purple city gets none.
lesson-setup-supply = Shuffle the politics cards into a stack. The assistants go next to it: some pieces count as three.
    .do = Set out boards, tokens, cards and assistants.
lesson-setup-permits = Three stacks of permits, two face up beside each. The letters on a permit are the first letters of cities: one, two or three.
lesson-setup-court = The king stands in the purple city. Bonus tiles and royal rewards go on their spaces.
lesson-setup-balconies = Four councillors on each balcony, without looking. Before your first game you put the balconies together. Eight are left over.
    .do = Fill the four balconies.
lesson-setup-pieces = Everyone takes ten emporiums, three markers, an overview card and six politics cards.
lesson-setup-markers = Two of your markers start at 0: points and nobility. The third shows your gold.
lesson-setup-goods = The first player has 10 gold and 1 assistant. Each following player has one gold and one assistant more.
    .do = Take your pieces, place your markers.
lesson-setup-two = Two players: draw one permit per region. Its cities get emporiums of an unused colour.

lesson-turn = Your turn
lesson-turn-draw = Your turn begins with a card. Your hand can grow as large as you like.
lesson-turn-actions = Then you take one main action. And, if you like, a quick one: before or after it.
    .do = Find both kinds on your overview card.
lesson-turn-always = If nothing else works, you can always elect a councillor.

lesson-elect = Elect a councillor
lesson-elect-push = Take a councillor from beside the board and push it onto a balcony from the arrow. At the other end one falls out.
    .do = Try it on one balcony.
lesson-elect-gold = That earns you 4 gold. And the council sits the way you need it.

lesson-permit = Acquire a permit
lesson-permit-bribe = Bribe a council: discard cards in its councillors’ colours, each card bribes one. Jokers always fit.
lesson-permit-price = One card costs you 10 gold, two cost 7, three cost 4, four cost nothing. Each joker costs 1 extra.
lesson-permit-quiz = You discard two matching cards and a joker. What does it cost?
    .a = 4 gold
    .b = 5 gold
    .c = 7 gold
    .right = Right: 4 for bribing three, 1 for the joker.
    .wrong = Three are bribed, that’s 4. And the joker?
lesson-permit-take = Then take one of the two face-up permits; you get its bonus at once, and only now. The next one from the stack fills the gap.
lesson-permit-symbols = The bonus is drawn in symbols: assistants, gold, points, cards, nobility steps or another main action.
    .do = Find the symbols on the permits.

lesson-build = Build an emporium
lesson-build-permit = With a permit you build in a city it names. You can build only once in each city.
lesson-build-turned = Then turn the permit face down. One permit, one emporium. Keep it: it counts at the end.
    .do = Look at the six face-up permits: which cities do they name?
lesson-build-crowded = If others are there already, you return an assistant for each of their emporiums. There’s room for everyone.
lesson-build-king = Or the king helps: bribe his council, move him along roads at 2 gold each, and build where he ends up. No permit needed.

lesson-chain = The chain of rewards
lesson-chain-own = Each new emporium earns its city’s token, and the tokens of all cities connected through your emporiums.
    .do = Find three cities joined by roads.
lesson-chain-broken = The chain runs only through your own emporiums; others break it. The purple city pays nothing, but it connects.
lesson-chain-quiz = You build between two cities of your own. How many tokens do you get?
    .a = one
    .b = two
    .c = three
    .right = Yes: the new city and both its neighbours.
    .wrong = Count the new city too!
lesson-chain-look = No need to count: before you build I tell you what each city would earn you.

lesson-prizes = Bonus tiles
lesson-prizes-tiles = All the cities of a colour or a region? Then you take its bonus tile. Purple has none, but it counts for the hills.
lesson-prizes-royal = You also get the top royal reward: 25, 18, 12, 7, 3 points, scored at the end. Be quick and score more.
    .do = Find the seven bonus tiles: what are they worth?

lesson-quick = Quick actions
lesson-quick-gold = Hire: 3 gold for one assistant. At most one quick action per turn.
lesson-quick-assistants = For one assistant: exchange two face-up permits, or send it out to elect a councillor, but without the gold.
lesson-quick-extra = For three assistants: one more main action. It may even be the same one again.
    .do = How many assistants do you have? What could you do?

lesson-nobility = The nobility track
lesson-nobility-steps = Some tokens and permits move you along the nobility track. Many of its spaces hold a bonus.
lesson-nobility-spaces = Gold, points, a token once more, a free permit: I tell you what your space earns you.

lesson-scoring = End and scoring
lesson-scoring-end = The tenth emporium earns 3 points. Everybody else has one more turn, then it’s over.
    .do = Find the nobility track and its first bonus.
lesson-scoring-sum = Tiles and rewards score. 5 points for the highest noble, 2 for the second, 3 for the most permits.
lesson-scoring-tie = In a tie, more assistants and cards left over win.

lesson-hints = Tips for your first game
lesson-hints-near = Build close together: every connection pays again with each new emporium.
    .do = Where would you like to build first?
lesson-hints-cards = Save up cards: bribe all four and pay nothing. A joker is cheaper than a missing card.
lesson-hints-early = Build early where nobody else is. Later it costs you assistants.
