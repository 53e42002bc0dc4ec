### The lesson: short steps.

lesson-about = What it is about
lesson-about-land = The king wants his land to flourish: you build emporiums in fifteen cities.
lesson-about-goal = The most points win. The game ends when somebody has built all ten emporiums.
lesson-about-device = I work things out, keep count and say what’s next. I can’t see your cards. Don’t show them to anybody!
    .do = Open the box and clear the table.

lesson-setup = Setup
lesson-setup-boards = Put coast, hills and mountains side by side, the king’s court below. Each region has five cities and two sides.
    .do = Find the five cities and their roads on each board.
lesson-setup-balconies = The councillors on the balconies rule, and each can be bribed: with cards of their colour.
    .do = Put the four balconies together.

lesson-turn = Your turn
lesson-turn-actions = You draw a card. Then you take one main action, and, if you like, a quick one: before or after it.
    .do = Find both kinds on your overview card.
lesson-turn-always = If nothing else works, you can always elect a councillor.

lesson-elect = Elect a councillor
lesson-elect-push = Take a councillor from beside the board and push it onto a balcony from the arrow. At the other end one falls out; you get 4 gold.
    .do = Point at them: who would fall out of each balcony?

lesson-permit = Acquire a permit
lesson-permit-letters = The letters on a permit are the first letters of cities: there it allows one emporium.
    .do = Which cities do the face-up ones name?
lesson-permit-bribe = Bribe a council: discard cards in its councillors’ colours, each card bribes one. Jokers always fit.
lesson-permit-quiz = One card costs 10 gold, two 7, three 4, four nothing; each joker 1 extra. What do two matching cards and a joker cost?
    .a = 4 gold
    .b = 5 gold
    .c = 7 gold
    .right = Exactly: 4 for three bribed, 1 for the joker.
    .wrong = No, 5: 4 for three bribed, 1 for the joker.

lesson-build = Build an emporium
lesson-build-turned = After building, turn the permit face down. One permit, one emporium. Keep it: it counts at the end.
    .do = Find the cities where you could build already.
lesson-build-crowded = If others are there already, you return an assistant for each of their emporiums. There’s room for everyone.
    .do = Count: where do other emporiums stand already?
lesson-build-king = The king helps, too: bribe his council, move him along roads at 2 gold each, and build where he ends up. No permit needed.
    .do = Point: how far would the king have to go to your cities?

lesson-chain = The chain of rewards
lesson-chain-own = Each new emporium earns its city’s token, and the tokens of all cities connected through your emporiums.
    .do = Find three cities joined by roads.
lesson-chain-quiz = You build between two cities of your own. How many tokens do you get?
    .a = one
    .b = two
    .c = three
    .right = Yes: the new city and both its neighbours.
    .wrong = Three: the new city and both neighbours.

lesson-prizes = Bonus tiles
lesson-prizes-tiles = All the cities of a colour or a region? Then you take its bonus tile. Purple has none, but it counts for the hills.
lesson-prizes-royal = You also get the top royal reward: 25, 18, 12, 7, 3 points, scored at the end. Be quick and score more.
    .do = Find the seven bonus tiles: what are they worth?

lesson-quick = Quick actions
lesson-quick-assistants = A quick action: 3 gold for an assistant. Or for one assistant: exchange two permits, or elect a councillor without the gold.
lesson-quick-extra = For three assistants: one more main action. It may even be the same one again.
    .do = How many assistants do you have? What could you do?

lesson-nobility = The nobility track
lesson-nobility-steps = Many spaces of the nobility track hold a bonus: I tell you what yours earns you.
    .do = Find the next bonus on the track.

lesson-scoring = End and scoring
lesson-scoring-end = The tenth emporium earns 3 points. Everybody else has one more turn, then it’s over.
    .do = Count: how many emporiums does everyone have left?
lesson-scoring-sum = 5 points for the highest noble, 2 for the second, 3 for the most permits. In a tie: assistants and cards left over.

lesson-hints = Tips for your first game
lesson-hints-near = Build close together: every connection pays again with each new emporium.
    .do = Where would you like to build first?
lesson-hints-cards = Save up cards: bribe all four and pay nothing. A joker is cheaper than a missing card.
    .do = Count: which council could you bribe completely already?
lesson-hints-early = Build early where nobody else is. Later it costs you assistants.
