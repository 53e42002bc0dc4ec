### Wallenstein: what is said and asked at the table.

game-wallenstein = Wallenstein
wallenstein-option-books = Books
wallenstein-choice-books-light = Light: a guide
wallenstein-choice-books-full = Full: it knows all
wallenstein-option-court = Emperor’s Court
wallenstein-choice-court-no = Without
wallenstein-choice-court-yes = With the Court
wallenstein-option-landsknechte = Landsknechte
wallenstein-choice-landsknechte-no = Without
wallenstein-choice-landsknechte-yes = With Landsknechte
wallenstein-option-lands = Start lands
wallenstein-choice-lands-preset = From the booklet
wallenstein-choice-lands-choice = By choice
wallenstein-option-odds = Battle odds
wallenstein-choice-odds-on = On request
wallenstein-choice-odds-off = Off
wallenstein-option-start = Beginning
wallenstein-choice-start-new = New game
wallenstein-choice-start-joined = Already playing

## Where we are

wallenstein-phase-setup = Setup
wallenstein-phase-start-lands = Start lands
wallenstein-phase-tower = Fill the tower
wallenstein-phase-ready = Last touches
wallenstein-phase-joined = Joining
wallenstein-phase-events = Event cards
wallenstein-phase-actions = Action cards
wallenstein-phase-tiles = Advantages
wallenstein-phase-favours = Favour cards
wallenstein-phase-plan = Planning
wallenstein-phase-event = Event
wallenstein-phase-order = Player order
wallenstein-phase-court = At court
wallenstein-phase-carry-out = Actions
wallenstein-phase-grain = Winter: grain
wallenstein-phase-revolts = Winter: revolts
wallenstein-phase-scoring = Winter: scoring
wallenstein-phase-year = Year end

## Words that come again

wallenstein-palace = Palace
wallenstein-church = Church
wallenstein-house = Trading house
wallenstein-region-brandenburg = Brandenburg
wallenstein-region-sachsen = Sachsen
wallenstein-region-oesterreich = Österreich
wallenstein-region-bayern = Bayern
wallenstein-region-kurpfalz = Kurpfalz
wallenstein-peasants = Peasants
wallenstein-nothing = Nothing
wallenstein-seat = { $who }
wallenstein-land-name = { $name }
wallenstein-land-armies = { $name } { $n }
wallenstein-a-land = the land
wallenstein-letters = { $letters } …
wallenstein-armies = { $n } armies
wallenstein-percent = { $mean } % ({ $low }–{ $high } %)
wallenstein-coin-card = Coin card / empty
wallenstein-tower-card = Tower card
wallenstein-land-card = Land card
wallenstein-action-palace = Build palace
wallenstein-action-church = Build church
wallenstein-action-house = Build house
wallenstein-action-grain = Collect grain
wallenstein-action-taxes = Collect taxes
wallenstein-action-five = 5 armies
wallenstein-action-three = 3 armies
wallenstein-action-one = 1 army + move
wallenstein-action-battle-a = Battle/move A
wallenstein-action-battle-b = Battle/move B
wallenstein-tile-taler = +1 Taler
wallenstein-tile-grain = +1 grain
wallenstein-tile-six = 6 armies
wallenstein-tile-attack = +1 attacking
wallenstein-tile-defence = +1 defending
wallenstein-event-house-calms = House calms (−{ $loss })
wallenstein-event-palace-defends = Palace (−{ $loss })
wallenstein-event-taxes-low = Taxes ≤ 5 (−{ $loss })
wallenstein-event-taxes-high = Taxes ≥ 6 (−{ $loss })
wallenstein-event-grain-high = Grain ≥ 4 (−{ $loss })
wallenstein-event-grain-low = Grain ≤ 3 (−{ $loss })
wallenstein-event-peasants-two = 2 peasants (−{ $loss })
wallenstein-event-church-peace = Church (−{ $loss })
wallenstein-event-armies-few = Troops 3/2 (−{ $loss })
wallenstein-effect-house-calms = Event: the new house takes 1 unrest off that land.
wallenstein-effect-palace-defends = Event: a land with a palace defends with 1 more army.
wallenstein-effect-taxes-low = Event: at most 5 Taler.
wallenstein-effect-taxes-high = Event: at least 6 Taler.
wallenstein-effect-grain-high = Event: at least 4 grain.
wallenstein-effect-grain-low = Event: at most 3 grain.
wallenstein-effect-peasants-two = Event: neutral lands resist with 2 peasants.
wallenstein-effect-church-peace = Event: lands with a church are off limits.
wallenstein-effect-armies-few = Event: only 3 and 2 armies instead of 5 and 3.
wallenstein-no-effect = { "" }

## Setup

wallenstein-board = Lay out the board, put the tower together
    .spoken = Put the board in the middle and fit funnel, tower and tray together. The green peasants go beside it, unused colours back in the box.
    .hint = peasants beside it, spare colours away
    .why = The tower decides every battle; everyone should see it well.
    .done = It stands
wallenstein-board-small = Board and tower; 8 land cards leave
    .spoken = Board in the middle, tower together, peasants beside it. With three players eight lands are out: Bremen, Holstein, Lüttich, Burgund, Konstanz, Fürstentum Bayern, Steiermark and Tirol. Take their cards out.
    .hint = Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark, Tirol
    .why = Three players would rattle about; nobody moves into these lands.
    .done = It stands
wallenstein-material = Each: 62 armies, leader, { $n } Taler
    .spoken = Everyone takes their mat, 62 armies, the leader, five coin cards and { $n } Taler. Point and grain markers start on zero, the rest of the money is the bank.
    .hint = and 5 coin cards; markers on 0; the rest: bank
    .done = We have it
wallenstein-oldest = Who is the oldest?
    .why = This player begins.
wallenstein-line-up = Take the cards, place armies
    .spoken = Take these land cards in hand and put so many armies in each land. What is left is your supply; lands without an owner are neutral.
    .done = Placed
wallenstein-deal = Shuffle lands, two open; groups: { $groups }
    .spoken = Shuffle the land cards and turn two up. On the landscape side of your mats get the groups { $groups } ready. In turn, take an open card or the top of the stack and put one group in that land. If you face the same two open cards as on your last turn, you may put both under the stack and turn up two new ones.
    .hint = in turn: take 1 card, place 1 group
    .done = Ready
wallenstein-dealt = Deal out all groups in turn
    .spoken = Go on until all groups stand. Cards in hand, armies left over are your supply; other lands stay neutral.
    .done = All stand
wallenstein-dealt-land = Which land do you take?
    .hint = an open card or the top of the stack
wallenstein-dealt-group = Which group do you place?
wallenstein-fill = Throw { $n } cubes into the tower at once
    .spoken = Each colour gives 7 armies, then 10 peasants: { $n } cubes, all in together.
    .why = So something already lies inside before the first battle.
    .next = Then we count what fell out.
    .done = Thrown
wallenstein-tray = In the tray? (Tower: { $inside })
    .spoken = What lies in the tray?
    .hint = { $inside } cubes were in the tower, no more can be out
    .why = The device remembers what stays inside.
wallenstein-court-setup = Court beside the board, courtiers, tower cards
    .spoken = Put the court beside the board. Each gets an extension mat, 7 courtiers and 3 tower cards. For each own army that fell out of the tower a courtier already stands in the reception hall. Shuffle the favour cards.
    .done = It stands
wallenstein-landsknechte-setup = Stack your 4 Landsknecht cards face up
    .spoken = Everyone stacks the four Landsknecht cards face up in their order, the empty banner on top.
    .done = Stacked
wallenstein-ready = Turn the mats: two years of four rounds
    .spoken = Turn the mats to the action side. Shuffle the event cards, keep action cards and advantages at hand. You play two years: spring, summer, fall, and winter with a scoring.
    .hint = shuffle events, cards at hand
    .done = Off we go

## Joining

wallenstein-joined-round = Which round are you in?
    .hint = 1–3 spring to fall, 4 winter, 5–8 the second year
wallenstein-joined-points = How many victory points have you?
wallenstein-joined-order = What was the order in fall?
wallenstein-joined-lands = Which lands are yours?
wallenstein-joined-armies = How many armies stand there?
wallenstein-joined-built = Where do you have: { $kind }?
wallenstein-joined-unrest = How much unrest lies there?
wallenstein-joined-taler = How many Taler have you?
wallenstein-joined-grain = Where are your grain markers?
wallenstein-joined-hall = How many courtiers in the hall?
wallenstein-joined-banner = Which Landsknecht card is on top?
wallenstein-joined-tray = What lies in the tray?
wallenstein-joined-tower = How many cubes are in the tower?
    .hint = 62 a colour and 20 peasants, less what you can see

## Steps of a round

wallenstein-events = Turn up { $n } event { $n ->
        [one] card
       *[other] cards
    }
    .why = Three of them happen, the last one sets the winter’s hunger.
wallenstein-action-cards = Shuffle actions: five open, five hidden
    .spoken = Shuffle the ten action cards. Five go face up on spaces 1 to 5, the other five face down beside them.
    .why = This is the order you will act in.
    .next = Then the advantage tiles.
wallenstein-next-action = Turn up the card on space { $space }
    .hint = the one just done goes aside
wallenstein-tiles = Lay the advantage tiles on 1 to 5
    .spoken = Shuffle the five advantage tiles and lay them on their spaces in order. The space is the place in the player order, the tile is the advantage.
    .why = You are about to bid for them.
wallenstein-plan = Plan in secret: { $fields } fields and a bid
    .spoken = Everyone plans at once and in secret. One card on each field: a land where something is to happen, or a coin card where nothing is. And a bid on the auction field. Do not bid more than you can pay.
    .hint = at most 1 card a field; too few cards: fields stay empty
    .why = Each land can do only one thing.
    .next = Then comes the event.
    .done = All ready
wallenstein-event = Shuffle the open events, draw one
    .why = It holds for everyone this round.
    .hint = the others go back face up
wallenstein-bid = What have you bid?
    .why = Whoever bids more chooses space and tile earlier.
wallenstein-bid-4 = 4 Taler
wallenstein-bid-3 = 3 Taler
wallenstein-bid-2 = 2 Taler
wallenstein-bid-1 = 1 Taler
wallenstein-bid-land = Land card
wallenstein-bid-0 = 0 Taler
wallenstein-bid-tower = Tower card
wallenstein-bid-none = No bid
wallenstein-no-lands = no card left
wallenstein-land-bid = Which land have you bid?
wallenstein-bid-too-high = You only have { $taler } Taler. What counts?
    .hint = the rules are silent: you decide
wallenstein-bid-stands = Stands, pays all
wallenstein-bid-zero = Counts as 0
wallenstein-bag = Equal bids: draw the leaders
    .hint = from the cloth bag; first out chooses first
wallenstein-bids-told = Pay your bids to the bank
    .hint = you choose in this order
    .done = Paid
wallenstein-space = Which space do you take?
    .hint = with its advantage tile
wallenstein-space-tile = { $n }: { $tile }
wallenstein-space-taken = taken
wallenstein-order-told = { $first } starts this round
    .spoken = This is the player order. Empty spaces are skipped, tiles left over go aside.
    .hint = spare tiles aside; events work before tiles
    .done = Go
wallenstein-round-over = The round is over: clear up
    .spoken = Land cards back in hand, leaders and tiles off. The round’s event leaves the game, the action cards are shuffled again.
    .hint = cards in hand; event out of the game
    .done = Cleared
wallenstein-fall-over = Fall is over: winter is coming
    .spoken = Land cards back in hand, tiles off. The leaders stay, their order holds in winter too. The event leaves the game.
    .hint = the leaders stay
    .done = Cleared

## Actions, full books

wallenstein-letter = Which letter does the land begin with?
wallenstein-card-palace = Palace (3 Taler): your card?
wallenstein-card-church = Church (2 Taler): your card?
wallenstein-card-house = Trading house (1 Taler): your card?
    .hint = { $effect }
wallenstein-card-grain = Grain: your card?
    .hint = Then 1 unrest; if some lay there: revolt{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-card-taxes = Taxes: your card?
    .hint = Then 1 unrest; if some lay there: revolt{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-card-five = { $n } armies (3 Taler): your card?
    .hint = { $effect }
wallenstein-card-three = { $n } armies (2 Taler): your card?
    .hint = { $effect }
wallenstein-card-one = 1 army (1 Taler): your card?
wallenstein-card-battle-a = Battle/move A: from where?
    .hint = { $effect }
wallenstein-card-battle-b = Battle/move B: from where?
    .hint = { $effect }
wallenstein-lapses = { $land }: lost, { $why }
    .hint = nothing is paid
    .done = Lost
wallenstein-too-poor = too few Taler
wallenstein-built-already = one stands there
wallenstein-no-site = no free site
wallenstein-no-tile = no tile left
wallenstein-too-few-armies = supply too small
wallenstein-one-army = only 1 army there
wallenstein-no-target = no target allowed
wallenstein-bank-dry = The bank is short by { $n } Taler
    .hint = take what is there
    .done = Seen
wallenstein-markers-out = No unrest left for { $land }
    .hint = you decide what to mark it with
    .done = Good
wallenstein-warded = { $land } stays calm: favour card gone
    .done = Put away
wallenstein-target = Where to from { $land }?
    .hint = one army must stay behind
wallenstein-stay = Stay here
wallenstein-move-placed = Move on from { $land }?
    .hint = only to an own neighbour, no battle
wallenstein-march = How many march from { $land }?
wallenstein-church-peace = church protects
wallenstein-court-peace = the Emperor’s favour

## Actions, light books

wallenstein-light-palace = Palace: 3 Taler, 1 site
    .hint = One a land{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = All done
wallenstein-light-church = Church: 2 Taler, 1 site
    .hint = One a land{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = All done
wallenstein-light-house = Trading house: 1 Taler, 1 site
    .hint = { $effect }
    .done = All done
wallenstein-light-grain = Grain: who had unrest there already?
    .spoken = Collect grain in turn, then put one unrest in the land. If some lay there already there is a revolt: say whose.
    .hint = Collect, then 1 unrest{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-light-taxes = Taxes: who had unrest there already?
    .spoken = Collect taxes in turn, then put one unrest in the land. If some lay there already there is a revolt: say whose.
    .hint = Collect, then 1 unrest{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-light-five = 5 armies for 3 Taler
    .hint = { $effect }
    .done = All done
wallenstein-light-three = 3 armies for 2 Taler
    .hint = { $effect }
    .done = All done
wallenstein-light-one = 1 army for 1 Taler, then move
    .hint = only into an own neighbour
    .done = All done
wallenstein-light-battle = Whom do you attack?
    .hint = A move into an own land is no battle{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
wallenstein-no-battle = No battle
wallenstein-neutral-land = Neutral land
wallenstein-attackers = With how many armies do you attack?
    .hint = one stays behind
wallenstein-armies-there = How many armies stand in the land?
wallenstein-markers = How much unrest lies there?
wallenstein-unrest-there = Is there unrest in the attacked land?
wallenstein-palace-there = Is there a palace?
wallenstein-ward-used = Favour card 4: unrest warded off?

## The tower

wallenstein-dare = Attack { $land } with { $n } { $n ->
        [one] army
       *[other] armies
    }?
wallenstein-strike = Attack!
wallenstein-dare-not = Rather not
    .hint = plan anew
wallenstein-show-odds = Show the odds
wallenstein-odds = Attack: about { $chance } %
    .hint = learned from your throws; in brackets what holds nine times in ten
    .done = Seen
wallenstein-odds-attacker = attack wins
wallenstein-odds-defender = defence holds
wallenstein-odds-draw = draw
wallenstein-odds-holds = the tower holds back
wallenstein-throw = Into the tower: { $armies } { $armies ->
        [one] army
       *[other] armies
    }{ $peasants ->
        [0] { "" }
        [one] , 1 peasant
       *[other] , { $peasants } peasants
    }{ $tray ->
        [0] { "" }
       *[other] , { $tray } from the tray
    }
    .spoken = Battle for { $land }. Throw it all in together: { $armies } armies, { $peasants } peasants and { $tray } cubes from the tray.
    .hint = for { $land }; all together
    .why = What falls out counts; some stays inside, some old cubes come out.
    .next = Then we count the tray.
    .done = Thrown
wallenstein-part-attackers = attacking
wallenstein-part-attack-tile = attack tile
wallenstein-part-neutral = defending the land
wallenstein-part-defenders = defending
wallenstein-part-palace = palace event
wallenstein-part-defence-tile = defence tile
wallenstein-part-markers = one per unrest
wallenstein-part-hunger = out of hunger
wallenstein-part-filling = first filling
wallenstein-part-tray = goes in too
wallenstein-tray-cubes = From the tray
wallenstein-row-attacker = attacks
wallenstein-row-defender = defends
wallenstein-row-supply = To the supplies
wallenstein-row-land = Into the land
wallenstein-row-tray = Stays in the tray
wallenstein-still-inside = Still inside: { $n }
wallenstein-won-attacker = { $attacker } takes { $land }
    .spoken = { $attacker } wins and takes { $land } with { $n } { $n ->
        [one] army
       *[other] armies
    }. The land card goes to { $attacker }, buildings and unrest stay.
    .hint = card, buildings and unrest are { $attacker }’s now
    .done = Cleared
wallenstein-won-defender = { $defender } holds { $land }
    .spoken = { $defender } holds { $land } with { $n } { $n ->
        [one] army
       *[other] armies
    }.
    .done = Cleared
wallenstein-won-draw = A draw: { $land } falls neutral
    .spoken = Nobody wins. All cubes of both sides to the supplies, buildings and unrest off, the land card to the supply.
    .hint = buildings and unrest off, card to the supply
    .done = Cleared
wallenstein-won-draw-neutral = The peasants defend { $land }
    .spoken = The peasants stand firm. The cubes go to the supplies, the land stays neutral.
    .done = Cleared
wallenstein-won-revolt-quelled = { $defender } puts down the revolt
    .spoken = { $defender } keeps { $land } with { $n } { $n ->
        [one] army
       *[other] armies
    }. Now one more unrest goes in.
    .hint = + 1 unrest into the land
    .done = Cleared
wallenstein-won-winter-quelled = { $defender } puts down the revolt
    .spoken = { $defender } keeps { $land } with { $n } { $n ->
        [one] army
       *[other] armies
    }.
    .done = Cleared
wallenstein-won-revolt-lost = The peasants free { $land }
    .spoken = { $defender } loses { $land }. Armies to the supplies, buildings and unrest off, the land card to the supply.
    .hint = buildings and unrest off, card to the supply
    .done = Cleared
wallenstein-fell-out = Cubes fell out
wallenstein-battle = A battle!
wallenstein-revolt = A revolt!
wallenstein-one-battle = Finish this battle first
    .done = Good
wallenstein-fell-in-battle = Count them in this battle
    .done = Good
wallenstein-fallen = What fell out?
    .hint = it stays in the tray until the next battle
wallenstein-light-books = Light books from now on

## Winter

wallenstein-lands = How many lands have you?
wallenstein-grain-track = Where are your grain markers?
    .hint = before the loss
wallenstein-grain-loss = Winter: everyone loses { $n } grain
    .spoken = Move your grain back by { $n }, but not below zero. Each land needs one; who falls short faces revolts.
    .hint = not below 0; 1 grain a land
    .why = The event card left over sets the loss.
    .done = Moved
wallenstein-fed = all fed
wallenstein-hunger = { $revolts } { $revolts ->
        [one] revolt
       *[other] revolts
    }
wallenstein-revolt-lands = Draw { $n } of { $who }’s land cards
    .spoken = Draw { $n } of { $who }’s land cards unseen; they sit on your right.
    .hint = land cards only, unseen
wallenstein-revolt-order = Which revolt comes first?
wallenstein-light-revolt = { $who }: draw a land, it revolts
    .spoken = Draw one of { $who }’s land cards unseen. The peasants rise there, { $n } more than there is unrest.
    .hint = { $n } extra peasants; { $who } picks the order
    .done = Drawn
wallenstein-count-palace = Palaces in { $region }?
wallenstein-count-church = Churches in { $region }?
wallenstein-count-house = Trading houses in { $region }?
wallenstein-scores = Scoring: move points
    .spoken = Lands and buildings score a point each, and then the majorities.
    .hint = lands, buildings, majorities
    .done = Moved
wallenstein-majorities = Pal. { $palace } Ch. { $church } Tr. { $house }
wallenstein-year-end = The first year is over
    .spoken = All grain back to zero, all unrest off the board, four new events. Landsknecht cards lie as at the start.
    .hint = grain to 0, all unrest off
    .next = Four more rounds follow.
    .done = Cleared
wallenstein-taler = A tie: how many Taler have you?
wallenstein-with-taler = { $n } Taler
wallenstein-over = The second winter is scored

## Emperor’s Court

wallenstein-favours = Turn up three favour cards
    .hint = highest on 4, then 3, then 2 courtiers
wallenstein-display = Lay the favours out: 4, 3, 2 courtiers
    .hint = the highest number on the dearest space
    .done = Laid out
wallenstein-favour-card = { $n }: { $what }
wallenstein-favour-offer = { $what } ({ $cost })
wallenstein-favour-1 = Event away
wallenstein-favour-2 = Taler
wallenstein-favour-3 = To the tray
wallenstein-favour-4 = Unrest away
wallenstein-favour-5 = Grain
wallenstein-favour-6 = Victory points
wallenstein-favour-7 = Free building
wallenstein-favour-8 = To the tray
wallenstein-favour-9 = Taler
wallenstein-favour-10 = Protection
wallenstein-favour-11 = Protection
wallenstein-favour-12 = 3 armies
wallenstein-favour-13 = Victory points
wallenstein-favour-14 = To the tray
wallenstein-favour-15 = Grain
wallenstein-favour-16 = Taler
wallenstein-favour-17 = Free building
wallenstein-favour-18 = Protection
wallenstein-favour-19 = Victory points
wallenstein-favour-20 = Grain
wallenstein-favour-21 = Free building
wallenstein-convert = The card on field { $n }?
    .spoken = Turn up the card on your field { $n }: a land or a tower card sends { $n } courtiers to court.
    .hint = all or nothing; 1 army stays in the land
    .why = For each army one courtier goes to court.
wallenstein-not-converted = { $card }: dropped, { $why }
    .done = Dropped
wallenstein-too-few-courtiers = too few courtiers
wallenstein-too-few-in-tray = tray has too few
wallenstein-one-must-stay = 1 army must stay
wallenstein-favour = Audience with { $n }: which favour?
    .spoken = Your { $n } courtiers go to the audience room. Take a card you can pay for, or none.
wallenstein-no-favour = None
wallenstein-court-over = Courtiers back to the reception hall
    .spoken = Whoever is still in the audience room goes back to the reception hall. { $n ->
        [0] All cards are taken.
        [one] The card left over leaves the game.
       *[other] The { $n } cards left over leave the game.
    }
    .hint = favour cards leaving the game: { $n }
    .done = Back
wallenstein-favour-used = { $what }: holds all round
    .done = Good
wallenstein-favour-points = Move { $n } victory points on
    .done = Moved
wallenstein-favour-taler = Take { $n } Taler
    .done = Taken
wallenstein-favour-grain = Move { $n } grain on
    .done = Moved
wallenstein-into-tray = Lay { $n } { $n ->
        [one] army
       *[other] armies
    } gently in the tray
    .hint = from your supply
    .done = They lie there
wallenstein-event-away = This round’s event?
wallenstein-remove-event = Out of the game
wallenstein-leave-event = Leave it
wallenstein-calm = Where do you take 1 unrest off?
wallenstein-calm-or-keep = 1 unrest off, or keep the card?
    .hint = keep it only without any unrest
wallenstein-calmed = Unrest off
wallenstein-kept = Kept
wallenstein-card-kept = Keep the card for the next unrest
    .done = Kept
wallenstein-build-free = Build free: { $kind }
    .hint = in an own land with a free site
    .done = Built
wallenstein-no-free-site = No site for it: the card is gone
    .done = Gone
wallenstein-free-site = { $kind }, free: where?
wallenstein-three-armies = Put 3 free armies in a land
    .hint = own or neutral; a neutral one is then yours
    .done = They stand
wallenstein-armies-where = 3 free armies: where?
    .hint = a neutral land is then yours
wallenstein-peace-a = Battle A
wallenstein-peace-b = Battle B
wallenstein-peace-both = A and B

## Landsknechte

wallenstein-four-regions = Who has lands in 4 regions?
    .hint = their top card goes under the stack
wallenstein-no-landsknechte = Nobody has lands in 4 regions
    .hint = the Landsknechte stay as they are
    .done = Go on
wallenstein-bonus = Card { $card }: which bonus do you take?
    .hint = first put the top card under the stack
wallenstein-bonus-taler = { $n } Taler
wallenstein-bonus-grain = { $n } grain
wallenstein-bonus-armies = { $n } to the tray
wallenstein-bonus-points = { $n } points

## What the cards of this box show

wallenstein-box-ninth-land = 3 players, line-up A: the last land?
    .hint = in the booklet
wallenstein-box-favour = Favour card { $card }: which number?
wallenstein-box-building = Favour card { $card }: which building?
wallenstein-box-peace = Favour card { $card }: protection from?
wallenstein-box-bonus-taler = Landsknecht { $card }: how many Taler?
    .hint = 0 if there are none
wallenstein-box-bonus-grain = Landsknecht { $card }: how much grain?
    .hint = 0 if there is none
wallenstein-box-bonus-armies = Landsknecht { $card }: how many armies?
    .hint = 0 if there are none
wallenstein-box-bonus-points = Landsknecht { $card }: how many points?
    .hint = 0 if there are none
