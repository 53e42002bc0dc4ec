### The lesson: short steps.

lesson-about = What it is about
lesson-about-land = The king wants a lively land: you build emporiums in fifteen cities.
lesson-about-councils = Four councils rule: one in each region, and the king's. All of them can be bought.
lesson-about-goal = The most points win. It ends when somebody has built all ten emporiums.
lesson-about-device = I work things out, count, and say what is next. I do not see your cards. Show them to nobody!

lesson-setup = Setup
lesson-setup-boards = Coast, hills and mountains side by side, the king's court below. Each region has five cities and two sides.
lesson-setup-tokens = Shuffle the 14 reward tokens face down, one face up into every city. Only the purple city gets none.
lesson-setup-supply = Shuffle the politics cards into a stack. The assistants next to it: some pieces count three.
lesson-setup-permits = Three stacks of permits, two open beside each. Each names one, two or three cities.
lesson-setup-court = The king stands in the purple city. Bonus tiles and royal rewards go to their places.
lesson-setup-balconies = Four councillors onto each balcony, blindly. Before your first game you put the balconies together. Eight are left over.
lesson-setup-pieces = Everyone takes ten emporiums, three markers, an overview and six politics cards.
lesson-setup-goods = Whoever begins has 10 gold and 1 assistant. Each next one has one gold and one assistant more.
lesson-setup-two = Two players: draw one permit in each region. Its cities get emporiums of a stranger's colour.

lesson-turn = Your turn
lesson-turn-draw = Your turn begins with a card. Your hand may grow as large as you like.
lesson-turn-actions = Then one main action. And, if you like, a quick one: before or after it.
lesson-turn-always = If nothing else works: you can always elect a councillor.

lesson-elect = Elect a councillor
lesson-elect-push = Take a councillor from beside the board and push it onto a balcony by the arrow. One falls out at the end.
lesson-elect-gold = That brings you 4 gold. And the council sits the way you need it.

lesson-permit = Acquire a permit
lesson-permit-bribe = Bribe a council: lay down cards in its councillors' colours, each bribes one. Jokers always fit.
lesson-permit-price = One card costs you 10 gold, two 7, three 4, four nothing. Each joker costs 1 more.
lesson-permit-quiz = You lay two fitting cards and a joker. What does it cost?
    .a = 4 gold
    .b = 5 gold
    .c = 7 gold
    .right = Right: 4 for three bribed, 1 for the joker.
    .wrong = Three are bribed, that makes 4. And the joker?
lesson-permit-take = Then you take one of the two open permits. Its bonus comes at once, and only now.

lesson-build = Build an emporium
lesson-build-permit = With a permit you build in a city it names. You may build only once in each city.
lesson-build-turned = Then you turn the permit face down. One permit, one emporium. Keep it: it counts at the end.
lesson-build-crowded = If others are there already, you give up an assistant for each of their emporiums. There is room for all.
lesson-build-king = Or the king helps: bribe his council, move him along roads at 2 gold each, and build where he ends. No permit needed.

lesson-chain = The chain of rewards
lesson-chain-own = Each new emporium brings its city's token, and the tokens of all cities linked through your emporiums.
lesson-chain-broken = The chain runs only through your emporiums. Others break it. The purple city pays nothing, but it links.
lesson-chain-quiz = You build between two cities of your own. How many tokens do you get?
    .a = one
    .b = two
    .c = three
    .right = Yes: the new city and both neighbours.
    .wrong = Count the new city too!
lesson-chain-look = You need not count: before you build I show you what each city would bring.

lesson-prizes = Bonus tiles
lesson-prizes-tiles = All cities of a colour or a region? Then you take its bonus tile. Purple has none, but counts for the hills.
lesson-prizes-royal = With it comes the top royal reward: 25, 18, 12, 7, 3 points, counted at the end. Be quick, gain more.

lesson-quick = Quick actions
lesson-quick-gold = Hire: 3 gold for an assistant. At most one quick action in a turn.
lesson-quick-assistants = For one assistant: exchange two open permits, or elect a councillor, but without gold.
lesson-quick-extra = For three assistants: one more main action. Even the same one again.

lesson-nobility = The nobility track
lesson-nobility-steps = Some tokens and permits move you along the nobility track. A bonus waits on many spaces.
lesson-nobility-spaces = Gold, points, a token once more, a free permit: I tell you what your space brings.

lesson-scoring = End and scoring
lesson-scoring-end = The tenth emporium brings 3 points. Everybody else has one more turn, then it is over.
lesson-scoring-sum = Tiles and rewards count. 5 points for the highest noble, 2 for the second, 3 for the most permits.
lesson-scoring-tie = In a tie, more assistants and cards left win.

lesson-hints = Hints for the first game
lesson-hints-near = Build close together: every link pays once more with each new emporium.
lesson-hints-cards = Save cards: bribe all four and pay nothing. A joker is cheaper than a missing card.
lesson-hints-early = Build early where nobody stands yet. Later it costs assistants.
