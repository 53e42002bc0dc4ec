### The lesson: how to learn the game.

lesson-about = What it is about
lesson-about-city = Two to seven of you each build a city of eight districts. Whoever builds the most valuable one wins.
lesson-about-roles = Each round you slip into a different role, from assassin to warlord. Who is who stays secret.
    .do = Find the eight characters on your overview cards.
lesson-about-shields = Your colours here only mark your seats; there are none in the box. The king figure shows who is king.
    .do = Remember who has which colour.

lesson-setup = Setup
lesson-setup-without = The 15 white action cards are for later: today they stay in the box.

lesson-cards = The districts
lesson-cards-pay = Yellow earns gold for the king, blue for the bishop, green for the merchant, red for the warlord.
    .do = Look at your four cards: which colours do you have?
lesson-cards-price-quiz = A district shows three coins. What does that mean?
    .a = 3 gold, 1 point
    .b = 3 gold, 3 points
    .right = Right: price equals points.
    .wrong = Price and points are the same.
lesson-cards-violet = Violet districts mostly cost more and do something special. The card says what; it holds every round.
    .do = If you hold a violet card: read quietly what it can do.

lesson-choosing = Choosing characters
lesson-choosing-secret = Only the king knows the card put aside; with seven of you, so does the last player. Don’t tell anybody, not even me: I’ll never ask who took what.
    .do = Hold your cards so that nobody sees them.

lesson-calling = The call
lesson-calling-answer = I always call from one to eight. If you’re called, turn up your card and take your turn. Afterwards the card goes to the middle.
    .do = Lay your cards face down in front of you.
lesson-calling-nobody = If nobody answers, I call the next one: the card was put aside, or its player was murdered.
lesson-calling-again = After all eight have been called, the king collects the cards and a new round begins.

lesson-turn = Your turn
lesson-turn-income = First your income: two gold, or draw two cards, keep one and discard the other.
    .do = Think: do you need gold or cards?
lesson-turn-double-quiz = There’s a tavern in your city. May you build another?
    .a = Yes
    .b = No
    .right = Right, one is enough.
    .wrong = No: each only once.
lesson-turn-ability = Use your ability at any time in your turn, but once. If it does two things, choose a moment for each.
lesson-turn-two-turns = You take two turns a round with one hand, one purse and one city: save in the first, build in the second.

lesson-characters = The eight characters
lesson-characters-thief = The thief names a victim, never the assassin or the murdered. If it turns up, the thief gets its gold; if not, nothing.
lesson-characters-merchant = The merchant simply gets one gold, and another for each of his green districts.
    .do = Look at your hand: which green district would you build first?
lesson-characters-architect = The architect draws two extra cards and may build up to three districts, so he can end up with more than eight.
    .do = Count: how many districts does your city need to reach eight?
lesson-characters-warlord-quiz = The warlord destroys a district of 4. What does it cost?
    .a = 3 gold
    .b = 4 gold
    .right = Yes, always one less.
    .wrong = One less than the price.

lesson-special = Special cases
lesson-special-king-dead = If the king was murdered, the old one stays. When the round is over, the murdered one gets the figure.
lesson-special-warlord-limits = Off limits to the warlord: his own districts, the bishop’s city, and cities of eight.
    .do = Look round: which city is off limits just now?

lesson-ending = End and scoring
lesson-ending-eighth = When somebody builds their eighth district, you finish the round. Then I count.
lesson-ending-bonus = On top: three points for all five colours, four for the first to eight, two for anybody else with eight.
lesson-ending-bonus-quiz = You were the first to eight. How many points is that?
    .a = 6 points
    .b = 4 points
    .right = Right, four.
    .wrong = No, four: instead of the two, not on top.
lesson-ending-tie = Every district scores its points, gold counts for nothing. In a tie, only the districts count.
    .do = Work it out roughly: what is your city worth already?

lesson-actions = The action cards
lesson-actions-drawn = You draw action cards like districts. Play one in your turn, at any time; most are then discarded.
lesson-actions-tent-quiz = The circus tent stays and counts as one of the eight. Seven districts and a tent: is the city complete?
    .a = Yes
    .b = No
    .right = Right: the tent is the eighth.
    .wrong = It is: the tent counts as the eighth.
lesson-actions-wagon = Others may put one gold on your cash wagon and draw one of two cards. Right then you may cash it in.
    .do = If you hold a white card: read it quietly.
lesson-actions-acrobat = If no king answers, the acrobat takes the king figure until a king turns up again.
lesson-actions-rasputin = Murdered? With Rasputin you take your turn all the same.
lesson-actions-director = The director allows two more districts this turn: five for the architect.
    .do = Work it out: how many may the architect build with the director?
lesson-actions-cannonball = The living cannonball replaces a district with a dearer one. You pay only the difference.
    .do = Work it out: a district of 5 replaces one of 2. What does that cost?
lesson-actions-left = At the end, every action card still in your hand is worth one point.

lesson-hints = Tips for your first game
lesson-hints-watch = Think about whom the assassin and the thief will go for: the rich are often robbed.
    .do = Look round: who has the most gold?
lesson-hints-spend = Better to build early than never: gold in your purse attracts thieves, districts score points.
    .do = Think: what can you build this round?
lesson-hints-five = Collect the five colours along the way; three points decide many a game.
    .do = Count: how many colours does your city have?

citadels-addition-actions = The action cards
