### The lesson: how to learn the game.

lesson-about = What it is about
lesson-about-city = Everybody builds a city of eight districts. The most valuable one wins.
lesson-about-roles = For that you slip into other roles each round, from assassin to warlord. Who is who stays secret.
lesson-about-herald = I am the herald: I lead you through the choosing, call the characters and count your cities.
lesson-about-shields = Your colours here are only shields for the seats; the box has none. The king figure shows who is king.

lesson-setup = Setup
lesson-setup-backs = Eight cards have dark backs: the characters. The 65 with light backs are districts.
    .do = Put the eight in the middle, shuffle the 65 and put them beside.
lesson-setup-backs-circus = The eight dark cards are characters. Today you shuffle the 15 white action cards into the 65 districts.
    .do = Shuffle all 80 into one stack.
lesson-setup-without = The 15 white action cards are for later: today they stay in the box.
lesson-setup-gold = All gold goes to the middle, everybody takes two. Then { $left } remain.
    .do = Take 2 gold each.
lesson-setup-hands = Everybody draws four cards. The overview shows the order of my calls.
    .do = Take four cards and one overview.
lesson-setup-king = The oldest gets the king figure and is king in the first round.

lesson-cards = The districts
lesson-cards-colours = Districts have five colours. Green is the most common; of each other there are eleven or twelve.
lesson-cards-pay = Yellow pays the king, blue the bishop, green the merchant, red the warlord. Violet pays nobody.
lesson-cards-price = The coins on a card are its price and, in the end, its points.
lesson-cards-price-quiz = A district shows three coins. What does that mean?
    .a = 3 gold, 1 point
    .b = 3 gold, 3 points
    .right = Right: price equals points.
    .wrong = Price and points are the same.
lesson-cards-violet = Violet districts are mostly dearer and do something special. The card says what; it holds every round.

lesson-choosing = Choosing characters
lesson-choosing-mix = The king shuffles the eight characters, looks at the top one and puts it aside. Nobody else knows it.
lesson-choosing-open-two = With four players two characters are turned up first. Nobody has those this round.
lesson-choosing-open-one = With five players one character is turned up first. Nobody has it this round.
lesson-choosing-king-back = Only the king may not lie open: he is shuffled back and another is turned up.
lesson-choosing-pick = Then one is kept in secret and the rest goes to the left. So everybody chooses a character in turn.
lesson-choosing-last = The last one has two cards left: keep one, put one aside face down.
lesson-choosing-last-seven = With seven the last one gets a single card, adds the one put aside and chooses from both.
lesson-choosing-two = With two you choose in turns until both have two characters, putting some aside. I announce every step.
lesson-choosing-three = With three the cards go round twice: in the end everybody has two characters.
lesson-choosing-secret = Tell nobody, not even me. I never ask who took what.

lesson-calling = The call
lesson-calling-order = I always call the characters in the same order, from one to eight.
lesson-calling-answer = Whoever is called turns up the card and takes a turn. Then the card goes to the middle.
    .do = Touch the seat that shows itself.
lesson-calling-nobody = If nobody answers, I call on: the card lies aside, or its player was murdered.
lesson-calling-again = After all eight, the king collects the cards and a new round begins.

lesson-turn = Your turn
lesson-turn-income = First your income: two gold, or draw two cards and keep one.
lesson-turn-build = Then you may build one district. You pay its price into the middle.
lesson-turn-double = No district stands twice in your city.
lesson-turn-double-quiz = There is a tavern in your city. Another one?
    .a = Yes
    .b = No
    .right = Right, one is enough.
    .wrong = No: each only once.
lesson-turn-ability = Use your ability at any time in your turn, but once. If it brings two things, choose a moment for each.
lesson-turn-two-turns = You take two turns a round with one hand, one purse, one city: save in the first, build in the second.

lesson-characters = The eight characters
lesson-characters-assassin = The assassin names a character. If it is the merchant, the merchant stays silent and misses the turn.
lesson-characters-thief = The thief names a victim, never assassin or murdered. If shown, it hands over its gold; if aside, nothing.
lesson-characters-magician = The magician swaps hands with another player, or discards cards and draws as many.
lesson-characters-king = The king takes the figure and chooses first next round. Each yellow district brings one gold.
lesson-characters-bishop = The warlord cannot touch the bishop's city. Each blue district brings one gold.
lesson-characters-merchant = The merchant gets one gold just so, and one for each green district.
lesson-characters-architect = The architect draws two extra cards and may build up to three districts.
lesson-characters-warlord = The warlord gets gold for red and may destroy another's district for one less than its price.
lesson-characters-warlord-quiz = The warlord destroys a district of 4. What is paid?
    .a = 3 gold
    .b = 4 gold
    .right = Yes, always one less.
    .wrong = One less than the price.

lesson-special = Special cases
lesson-special-king-dead = If the king was murdered, the old one stays. When the round is over the murdered one gets the figure.
lesson-special-king-aside = If the king lay aside, the old king stays for the next round too.
lesson-special-warlord-limits = Off limits to the warlord: own districts, the bishop's city, and cities of eight.

lesson-ending = End and scoring
lesson-ending-eighth = When somebody lays the eighth district, you finish the round. Then we count.
lesson-ending-points = Every district brings its points. Gold counts nothing.
lesson-ending-bonus = Besides: three points for all five colours, four for the first with eight, two for others with eight.
lesson-ending-bonus-quiz = You were first with eight. How many points for that?
    .a = 6 points
    .b = 4 points
    .right = Right, four.
    .wrong = Four, not two more.
lesson-ending-tie = Most points win. In a tie, districts alone decide.

lesson-actions = The action cards
lesson-actions-drawn = You draw action cards like districts. Play one in your turn, at any time; most are then discarded.
lesson-actions-tent = The circus tent stays and counts as one of the eight, without points or colour. Nobody can destroy it.
lesson-actions-wagon = Others lay one gold on your cash wagon and draw one of two cards. Right then you may cash it.
lesson-actions-acrobat = If no king answers, the acrobat takes the crown until a king shows up again.
lesson-actions-fortune = The fortune teller looks into a hand and takes one card.
lesson-actions-rasputin = Murdered? With Rasputin you take your turn all the same.
lesson-actions-director = The director allows two more districts this turn: five for the architect.
lesson-actions-cannonball = The cannonball replaces a district by a dearer one. You pay only the difference.
lesson-actions-left = What is left in hand at the end counts one point for each action card.

lesson-hints = Hints for the first game
lesson-hints-watch = Think whom assassin and thief will want: the rich are often robbed.
lesson-hints-spend = Rather build early than never: gold in your purse draws thieves, districts bring points.
lesson-hints-five = Collect the five colours on the way; three points decide many a game.
lesson-hints-end = When somebody has seven districts, get ready: the next round may be the last.
