### The lesson: how to learn the game.

lesson-about = What it is about
lesson-about-city = Two to seven of you each build a city of eight districts. Whoever builds the most valuable one wins.
lesson-about-roles = Each round you slip into a different role, from assassin to warlord. Who is who stays secret.
lesson-about-herald = I’m your herald: I take you through choosing, call the characters and score your cities.
lesson-about-shields = Your colours here only mark your seats; there are none in the box. The king figure shows who is king.
    .do = Remember who has which colour.

lesson-setup = Setup
lesson-setup-backs = Eight cards have dark backs: the characters. The 65 with light backs are districts.
    .do = Put the eight in the middle, shuffle the 65 and put them next to them.
lesson-setup-backs-circus = The eight dark cards are the characters. Today you shuffle the 15 white action cards into the 65 districts.
    .do = Shuffle all 80 into one stack.
lesson-setup-without = The 15 white action cards are for later: today they stay in the box.
lesson-setup-gold = All the gold goes to the middle and everybody takes two. That leaves { $left }.
    .do = Take 2 gold each.
lesson-setup-hands = Everybody draws four cards. The overview card shows the order in which I call.
    .do = Take four cards and an overview card.
lesson-setup-king = The oldest player gets the king figure and is king in the first round.

lesson-cards = The districts
lesson-cards-colours = Districts come in five colours. Green is the most common; there are eleven or twelve of each of the others.
lesson-cards-pay = Yellow earns gold for the king, blue for the bishop, green for the merchant, red for the warlord.
    .do = Look at your four cards: which colours do you have?
lesson-cards-price = The coins on a card are its price and, at the end, its points.
lesson-cards-price-quiz = A district shows three coins. What does that mean?
    .a = 3 gold, 1 point
    .b = 3 gold, 3 points
    .right = Right: price equals points.
    .wrong = Price and points are the same.
lesson-cards-violet = Violet districts mostly cost more and do something special. The card says what; it holds every round.

lesson-choosing = Choosing characters
lesson-choosing-mix = The king shuffles the eight, looks at the top one and puts it aside. Nobody else knows it.
    .do = King: shuffle and put one aside.
lesson-choosing-open-two = With four players two characters are turned up first. Nobody has those this round.
lesson-choosing-open-one = With five players one character is turned up first. Nobody has it this round.
lesson-choosing-king-back = Only the king may not be face up: shuffle him back in and turn up another.
lesson-choosing-pick = Then the king secretly keeps one and passes the rest to the left. Everybody chooses a character in turn.
    .do = Have a go, in secret.
lesson-choosing-last = The last player gets two cards: keep one, put the other aside face down.
lesson-choosing-last-seven = With seven, the last player gets a single card, picks up the one put aside and chooses between them.
lesson-choosing-two = With two players you take turns until both have two characters, putting some aside. I’ll call every step.
lesson-choosing-three = With three players the cards go round twice: in the end everybody has two characters.
lesson-choosing-secret = Don’t tell anybody, not even me. I’ll never ask who took what.

lesson-calling = The call
lesson-calling-order = I always call the characters in the same order, from one to eight.
lesson-calling-answer = If you’re called, turn up your card and take your turn. Afterwards the card goes to the middle.
    .do = Try it: who has the character with the lowest number? Turn it up.
lesson-calling-nobody = If nobody answers, I call the next one: the card was put aside, or its player was murdered.
lesson-calling-again = After all eight have been called, the king collects the cards and a new round begins.

lesson-turn = Your turn
lesson-turn-income = First your income: two gold, or draw two cards, keep one and discard the other.
    .do = Decide, just for practice: gold or cards?
lesson-turn-build = Then you may build one district. You pay its price into the middle.
lesson-turn-double = Your city can’t have the same district twice.
lesson-turn-double-quiz = There’s a tavern in your city. May you build another?
    .a = Yes
    .b = No
    .right = Right, one is enough.
    .wrong = No: each only once.
lesson-turn-ability = Use your ability at any time in your turn, but once. If it does two things, choose a moment for each.
lesson-turn-two-turns = You take two turns a round with one hand, one purse and one city: save in the first, build in the second.

lesson-characters = The eight characters
lesson-characters-assassin = The assassin names a character. If it’s the merchant, the merchant stays silent and misses the turn.
    .do = Whom would you murder?
lesson-characters-thief = The thief names a victim, never the assassin or the murdered. If it turns up, the thief gets its gold; if not, nothing.
lesson-characters-magician = The magician swaps hands with another player, or discards cards and draws as many.
    .do = Find all eight on your overview card.
lesson-characters-king = The king takes the figure and chooses first next round. He gets one gold for each of his yellow districts.
lesson-characters-bishop = The warlord can’t touch the bishop’s city. The bishop gets one gold for each of his blue districts.
lesson-characters-merchant = The merchant simply gets one gold, and another for each of his green districts.
    .do = Count: how many green cards are in your hand?
lesson-characters-architect = The architect draws two extra cards and may build up to three districts, so he can end up with more than eight.
lesson-characters-warlord = The warlord gets gold for red and may destroy somebody else’s district for one less than its price.
lesson-characters-warlord-quiz = The warlord destroys a district of 4. What does it cost?
    .a = 3 gold
    .b = 4 gold
    .right = Yes, always one less.
    .wrong = One less than the price.

lesson-special = Special cases
lesson-special-king-dead = If the king was murdered, the old one stays. When the round is over, the murdered one gets the figure.
lesson-special-king-aside = If the king was put aside, the old king stays for the next round too.
lesson-special-warlord-limits = Off limits to the warlord: his own districts, the bishop’s city, and cities of eight.
    .do = Count the districts nobody has yet.

lesson-ending = End and scoring
lesson-ending-eighth = When somebody builds their eighth district, you finish the round. Then I count.
lesson-ending-points = Every district scores its points. Gold counts for nothing.
    .do = What would your four cards be worth together?
lesson-ending-bonus = On top: three points for all five colours, four for the first to eight, two for anybody else with eight.
lesson-ending-bonus-quiz = You were the first to eight. How many points is that?
    .a = 6 points
    .b = 4 points
    .right = Right, four.
    .wrong = Four, not two more.
lesson-ending-tie = The most points win. In a tie, only the districts count.

lesson-actions = The action cards
lesson-actions-added = The 15 white action cards join the 65 districts. So you draw them just the same, and you may even start with one.
    .do = Shuffle all 80 into one stack.
lesson-actions-drawn = You draw action cards like districts. Play one in your turn, at any time; most are then discarded.
lesson-actions-tent = The circus tent stays and counts as one of the eight, without points or colour. Nobody can destroy it.
lesson-actions-tent-quiz = Seven districts and a tent: is the city complete?
    .a = Yes
    .b = No
    .right = Right: the tent is the eighth.
    .wrong = It is: the tent counts as the eighth.
lesson-actions-wagon = Others may put one gold on your cash wagon and draw one of two cards. Right then you may cash it in.
    .do = Check: has anybody drawn an action card?
lesson-actions-acrobat = If no king answers, the acrobat takes the king figure until a king turns up again.
lesson-actions-fortune = The fortune teller looks at somebody’s hand and takes one card.
lesson-actions-rasputin = Murdered? With Rasputin you take your turn all the same.
lesson-actions-director = The director allows two more districts this turn: five for the architect.
    .do = Work it out: how many may the architect build with the director?
lesson-actions-cannonball = The living cannonball replaces a district with a dearer one. You pay only the difference.
    .do = Which action card would you like best?
lesson-actions-left = At the end, every action card still in your hand is worth one point.
lesson-actions-begin = To play with action cards, choose them before the game. Everything else stays as you know it.
    .do = Gather the cards up again, and off you go.

lesson-hints = Tips for your first game
lesson-hints-watch = Think about whom the assassin and the thief will go for: the rich are often robbed.
lesson-hints-spend = Better to build early than never: gold in your purse attracts thieves, districts score points.
lesson-hints-five = Collect the five colours along the way; three points decide many a game.
    .do = Gather the cards up again, and off you go.
lesson-hints-end = When somebody has seven districts, get ready: the next round may be the last.

citadels-addition-actions = The action cards
