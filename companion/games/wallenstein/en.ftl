### Wallenstein: what is said and asked at the table.

game-wallenstein = Wallenstein
wallenstein-printing = 12 event cards, the Court and Landsknechte (Queen Games)
wallenstein-option-books = What should I keep track of?
wallenstein-choice-books-light = Light: a guide
    .usual = as a guide
    .about = you keep lands, armies and Taler; I lead through the steps and add up the scoring
wallenstein-choice-books-full = Full: keeps it all
    .usual = everything counted
    .about = I keep every land, cube and coin and check every move
wallenstein-option-court = Playing with the Emperor’s Court?
wallenstein-choice-court-no = Without
    .usual = without the Court
wallenstein-choice-court-yes = With the Court
    .usual = with the Court
    .about = with favour cards and courtiers at court
wallenstein-option-landsknechte = Playing with the Landsknechte?
wallenstein-choice-landsknechte-no = Without
    .usual = without Landsknechte
wallenstein-choice-landsknechte-yes = With Landsknechte
    .usual = with Landsknechte
    .about = each of you also has four Landsknecht cards
wallenstein-option-lands = Which starting lands?
wallenstein-choice-lands-preset = From the booklet
    .usual = starting lands from the booklet
    .about = the lands that the booklet proposes; that is quicker
wallenstein-choice-lands-choice = By choice
    .usual = starting lands by choice
    .about = you draw lands and choose in turn
wallenstein-option-odds = Should I tell you the battle odds?
wallenstein-choice-odds-on = On request
    .usual = odds on request
    .about = before an attack I tell you, if you like, how it may go
wallenstein-choice-odds-off = Off
    .usual = without odds
    .about = I predict nothing
wallenstein-option-start = How do we begin?
wallenstein-choice-start-new = New game
wallenstein-choice-start-joined = Already playing

## Where we are

wallenstein-round = { $round ->
    [1] First year, spring
    [2] First year, summer
    [3] First year, autumn
    [4] First year, winter
    [5] Second year, spring
    [6] Second year, summer
    [7] Second year, autumn
   *[8] Second year, winter
}
wallenstein-phase-setup = Setup
wallenstein-phase-start-lands = Starting lands
wallenstein-phase-tower = Fill the tower
wallenstein-phase-ready = Final touches
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
wallenstein-phase-year = End of the year

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
    .spoken = { $name } with { $n ->
        [one] one army
       *[other] { $n } armies
    }
wallenstein-land-placed = { $name } { $n }
    .spoken = { $n } in { $name }
wallenstein-a-land = the land
wallenstein-letters = { $letters } …
wallenstein-armies = { $n } { $n ->
        [one] army
       *[other] armies
    }
wallenstein-percent = { $mean } % ({ $low }–{ $high } %)
    .spoken = { $mean } percent, between { $low } and { $high }
cube-green = peasant
    .also = peasants / farmer / farmers
wallenstein-coin-card = No action
    .also = coin / coin card / pass
    .spoken = No action: a coin card, or empty
wallenstein-tower-card = Tower card
    .also = dice tower
wallenstein-land-card = Land card
wallenstein-action-palace = Build a palace
wallenstein-action-church = Build a church
wallenstein-action-house = Build a trading house
wallenstein-action-grain = Collect grain
wallenstein-action-taxes = Collect taxes
wallenstein-action-five = 5 armies
wallenstein-action-three = 3 armies
wallenstein-action-one = 1 army, move
    .spoken = 1 army, and move
wallenstein-action-battle-a = Battle/move A
    .spoken = Battle or move A
wallenstein-action-battle-b = Battle/move B
    .spoken = Battle or move B
wallenstein-tile-taler = +1 Taler
    .spoken = 1 Taler more
wallenstein-tile-grain = +1 grain
    .spoken = 1 grain more
wallenstein-tile-six = 6 armies
wallenstein-tile-attack = +1 attacking
    .also = attack
    .spoken = one more army attacking
wallenstein-tile-defence = +1 defending
    .also = defence / defense / defend
    .spoken = one more army defending
wallenstein-event-house-calms = Trading house (−{ $loss })
    .spoken = Trading house, loss { $loss }
wallenstein-event-palace-defends = Palace (−{ $loss })
    .also = palace defends / palace attack
    .spoken = Palace, loss { $loss }
wallenstein-event-taxes-low = Taxes ≤ 5 (−{ $loss })
    .also = Taxes max 5 / taxes at most 5
    .spoken = Taxes at most 5, loss { $loss }
wallenstein-event-taxes-high = Taxes ≥ 6 (−{ $loss })
    .also = Taxes min 6 / taxes at least 6
    .spoken = Taxes at least 6, loss { $loss }
wallenstein-event-grain-high = Grain ≥ 4 (−{ $loss })
    .also = Grain min 4 / grain at least 4
    .spoken = Grain at least 4, loss { $loss }
wallenstein-event-grain-low = Grain ≤ 3 (−{ $loss })
    .also = Grain max 3 / grain at most 3
    .spoken = Grain at most 3, loss { $loss }
wallenstein-event-peasants-two = 2 peasants (−{ $loss })
    .spoken = 2 peasants, loss { $loss }
wallenstein-event-church-peace = Church (−{ $loss })
    .spoken = Church, loss { $loss }
wallenstein-event-armies-few = Troops 3/2 (−{ $loss })
    .spoken = Troops 3 and 2, loss { $loss }
wallenstein-effect-house-calms = Event: the new trading house takes 1 unrest off its land.
wallenstein-effect-palace-defends = Event: a land with a palace defends with 1 more army.
wallenstein-effect-taxes-low = Event: at most 5 Taler.
wallenstein-effect-taxes-high = Event: at least 6 Taler.
wallenstein-effect-grain-high = Event: at least 4 grain.
wallenstein-effect-grain-low = Event: at most 3 grain.
wallenstein-effect-peasants-two = Event: neutral lands resist with 2 peasants.
wallenstein-effect-church-peace = Event: lands with a church are off limits.
wallenstein-effect-armies-few = Event: only 3 and 2 armies instead of 5 and 3.
wallenstein-no-effect = { "" }
wallenstein-effect-said = { $effect }{" "}

## Setup

wallenstein-board = Lay out the board, put the tower together
    .spoken = Put the board in the middle and fit funnel, tower and tray together. The green peasants go beside it as a supply, unused colours back in the box.
    .hint = peasants beside it, spare colours away
    .why = The tower decides every battle; put it where everyone can see it.
    .done = All set
wallenstein-board-small = Board and tower; 8 land cards are out
    .spoken = Put the board in the middle, fit funnel, tower and tray together and put the green peasants beside it as a supply, unused colours back in the box. With three players, eight lands are not used: Bremen, Holstein, Lüttich, Burgund, Konstanz, Fürstentum Bayern, Steiermark and Tirol. Take out their cards.
    .hint = Bremen, Holstein, Lüttich, Burgund, Konstanz, Fm. Bayern, Steiermark, Tirol
    .why = With three players it would get too roomy; nobody moves into these lands.
    .done = All set
wallenstein-material = Each: 62 armies, leader, { $n } Taler
    .spoken = Everyone takes the mat of one colour, 62 armies, the leader, five coin cards and { $n } Taler. Point and grain markers start on zero; the rest of the money is the bank.
    .hint = plus 5 coin cards; markers on 0; the rest: bank
    .done = We have it
wallenstein-oldest = Who is the oldest?
    .spoken = Who is the oldest? That player begins, then it goes clockwise.
wallenstein-line-up = Place your armies
    .spoken = Take these land cards into your hand and place this many armies: { $all }. That’s the line-up in the booklet. What’s left is your supply; lands without an owner are neutral, and their cards lie beside the board.
    .done = Placed
    .short = Take the cards and place armies: { $all }.
wallenstein-deal = Shuffle lands, two face up; groups: { $groups }
    .spoken = Shuffle the land cards and turn up two. On the landscape side of your mats, set out the groups { $groups }. In turn, take one of the two face-up cards or the top one of the stack and put any one of your groups in that land. A face-up card is replaced at once. If you find the same two face up as last time, you may put both under the stack and turn up two new ones.
    .hint = in turn: take 1 card, place 1 group
    .done = Ready
wallenstein-dealt = Deal out all groups in turn
    .spoken = Go on until every group has been placed. The land cards go into your hand, leftover armies are your supply; all other lands stay neutral, with their cards beside the board.
    .done = All placed
wallenstein-dealt-land = Which land do you take?
    .hint = a face-up card or the top of the stack
    .spoken = Take one of the two face-up cards or the top one of the stack into your hand, and replace the face-up one. Which land is it?
wallenstein-dealt-lands = Which { $n } lands do you have?
wallenstein-dealt-armies = Which group is where?
    .spoken = How many armies stand in which land? Your groups are { $groups }.
    .hint = groups: { $groups }
wallenstein-not-these-groups = It must be exactly these groups: { $groups }
wallenstein-dealt-group = Which group do you place?
    .spoken = Which of your groups do you put there?
wallenstein-fill = Throw { $n } cubes into the tower at once
    .spoken = Each colour gives 7 armies, plus 10 peasants: { $n } cubes, all into the tower together.
    .why = So there’s something inside before the first battle.
    .next = We count what fell out.
    .done = Thrown
wallenstein-tray = { $filling ->
    [yes] What fell out?
   *[no] In the tray?
}
    .spoken = { $filling ->
        [yes] Count what fell out. Afterwards everything goes back to the supplies of the players and the peasants; the tray stays empty.{ $court ->
            [yes] {" "}For each of your armies that fell out, put one courtier in the reception hall.
           *[no] {""}
        }
       *[no] What is in the tray? Count each colour.
    }
    .hint = { $filling ->
        [yes] Count, then all back to the supplies
       *[no] Thrown in: { $all }
    }
    .why = I remember what stays in the tower.
    .short = And in the tray?
wallenstein-court-setup = Court beside the board, courtiers, tower cards
    .spoken = Put the court beside the board. Everyone gets an extension mat, 7 courtiers and 3 tower cards. Shuffle the favour cards and stack them face down.
    .done = All set
wallenstein-landsknechte-setup = Stack your 4 Landsknecht cards face up
    .spoken = Everyone stacks their four Landsknecht cards face up in order, the empty banner on top.
    .done = Stacked
wallenstein-ready = Turn the mats: two years of four rounds
    .spoken = Turn your mats to the action side. Shuffle the event cards; keep the action cards and advantage tiles at hand. You’ll play two years, each with spring, summer, autumn, and a winter with scoring. A round has six steps: action cards, advantages, plan and bid, event, player order, actions.
    .hint = shuffle events, cards at hand
    .done = Off we go

## Joining

wallenstein-joined-round = Which round are you in?
    .hint = 1–3 spring to autumn, 4 winter, 5–8 the second year
    .spoken = Which round are you in? One to three are spring to autumn, four is winter, five to eight are the second year.
wallenstein-joined-points = How many victory points do you have?
wallenstein-joined-order = What was the order in autumn?
wallenstein-joined-lands = Which lands are yours?
wallenstein-joined-armies = How many armies are there?
wallenstein-joined-built = Where do you have: { $kind }?
wallenstein-joined-unrest = How much unrest is there?
wallenstein-joined-taler = How many Taler do you have?
wallenstein-joined-grain = Where are your grain markers?
wallenstein-joined-hall = How many courtiers are in the hall?
wallenstein-joined-banner = Which Landsknecht card is on top?
wallenstein-joined-tray = What is in the tray?
wallenstein-joined-tower = How many cubes are in the tower?
    .hint = 62 per colour and 20 peasants, minus what you can see

## Steps of a round

wallenstein-events = Turn up { $n } event { $n ->
        [one] card
       *[other] cards
    }
    .back = Turned up: { $answer }.
    .why = Three of them happen; the last one sets how hungry the winter is.
    .spoken = Turn up { $n ->
        [one] one event card
       *[other] { $n } event cards
    } beside the board. Which?
wallenstein-action-cards = Actions: 5 up, 5 down
    .back = Face up: { $answer }.
    .spoken = Shuffle the ten action cards. Five go face up on spaces 1 to 5, the other five face down on 6 to 10. Which five are face up?
    .why = You’ll act in this order.
    .short = Shuffle the actions and lay out five face up, five face down. Which five are face up?
    .next = the advantage tiles.
wallenstein-next-action = Turn up the card on space { $space }
    .back = Space { $space }: { $answer }.
    .hint = put the finished one aside
    .spoken = Everybody has done this action: put its card aside and turn up the one on space { $space }. Which is it?
    .short = What is on space { $space }?
wallenstein-tiles = What lies on 1 to 5?
    .back = From space 1 on: { $answer }.
    .spoken = Shuffle the five advantage tiles and put them face up on their five spaces in order. The space is your place in the player order, the tile is your advantage. What lies on one to five?
    .why = You’re about to bid for them.
    .short = Lay out the advantage tiles. Which lie on places 1 to 5?
wallenstein-plan = Plan { $fields } fields, 1 bid
    .spoken = Everyone plans at once and in secret. Put one card face down on each action field: the card of a land of your own where it should happen, or a coin card where nothing happens; its coins don’t count there. If you run out of cards, fields stay empty.{ $court ->
        [yes] {" "}Also plan the three fields of the extension mat, with the cards crosswise.
       *[no] {""}
    } And put a bid on the auction field: an unused coin card or land card. Don’t bid more than you can pay.
    .hint = at most 1 card per field; too few cards: fields stay empty
    .why = Each land can do only one thing.
    .next = The round’s event is drawn.
    .done = All ready
    .short = Plan in secret, and bid.
wallenstein-event = Shuffle the face-up events, draw one
    .back = Event: { $answer }.
    .hint = the others go back face up
    .spoken = Shuffle the face-up event cards and draw one. It applies to everyone this round and goes on the event space; the others lie face up beside the board again. Which is it?
wallenstein-bid = What did you bid?
    .why = Whoever bids more chooses space and tile earlier.
    .spoken = Turn up your bid. What is it?
    .short = Your bid?
wallenstein-bids = What did you bid?
    .back = Bids: { $answer }.
    .why = Whoever bids more chooses space and advantage earlier.
    .spoken = Turn up your bids. What did you bid?
    .short = Your bids?
wallenstein-bid-4 = 4 Taler
wallenstein-bid-3 = 3 Taler
wallenstein-bid-2 = 2 Taler
wallenstein-bid-1 = 1 Taler
wallenstein-bid-land = Land card
    .also = a land
wallenstein-bid-0 = 0 Taler
wallenstein-bid-tower = Tower card
wallenstein-bid-none = No bid
wallenstein-no-lands = no card left
wallenstein-land-bid = Which land did you bid?
wallenstein-bid-too-high = You only have { $taler } Taler. What counts?
    .spoken = You bid { $bid } Taler, but you only have { $taler }. What counts? The rules don’t say: you decide.
    .hint = the rules don’t say: you decide
wallenstein-bid-stands = Stands, pays all
    .spoken = The bid stands, and you pay what you have: { $taler } Taler
wallenstein-bid-zero = Counts as 0
wallenstein-bag = Equal bids: draw the leaders
    .back = Drawn: { $answer }.
    .hint = from the cloth bag; first out chooses first
    .spoken = Equal bids from { $all }: put the leaders in the cloth bag and draw them. First out chooses first.
wallenstein-bids-told = Pay your bids to the bank
    .hint = you choose in this order
    .done = Paid
    .spoken = { $all }. You’ll choose your spaces in this order.
    .short = Pay your bids.
wallenstein-pays = { $n ->
    [0] { $who } pays nothing
   *[other] { $who } pays the bank { $n } Taler
}
wallenstein-space = Which space do you take?
    .hint = with its advantage tile
    .spoken = Which free space do you take? Take its advantage tile and put your leader there.
    .short = Which space?
    .back = { $who } takes { $answer }.
wallenstein-space-tile = { $n }: { $tile }
    .spoken = Space { $n }: { $tile }
wallenstein-space-taken = taken
wallenstein-order-told = { $first } starts this round
    .spoken = This is the player order: { $all }. Empty spaces are skipped; unused tiles rest for this round.
    .hint = unused tiles aside; events work before tiles
    .done = Go
    .short = { $first } begins.
wallenstein-stands = { $who } with { $tile ->
    [taler] one more Taler from taxes
    [grain] one more grain
    [six] six armies instead of five
    [attack] one more army when attacking
   *[defence] one more army when defending
}
wallenstein-round-over = The round is over: clear up
    .spoken = The tenth action is done. Land cards go back to your hands, leaders and tiles off the board. The round’s event leaves the game{ $peace ->
        [yes] , and so do the favour cards that protect
       *[no] {""}
    }. Shuffle the action cards for the next round.
    .hint = cards to hand; event out of the game
    .done = Cleared up
    .short = Clear up{ $peace ->
        [yes] , favour cards with protection too,
       *[no] {""}
    } and shuffle the action cards.
wallenstein-fall-over = Autumn is over: winter is coming
    .spoken = The tenth action is done. Land cards go back to your hands, tiles off the board. The leaders stay; their order holds in winter too. The event leaves the game{ $peace ->
        [yes] , and so do the favour cards that protect
       *[no] {""}
    }.
    .hint = the leaders stay
    .done = Cleared up
    .short = Clear up{ $peace ->
        [yes] , favour cards with protection too
       *[no] {""}
    }; the leaders stay.

## Actions, full books

wallenstein-letter = Which letter does the land begin with?
    .spoken = Which land is it? Name its first letter.
wallenstein-cards-palace = Palace (3 Taler): where?
    .spoken = Turn up your cards on the palace field: 3 Taler, a free site, only one in each land. Which lands?
    .short = Palace: your cards?
wallenstein-cards-church = Church (2 Taler): where?
    .spoken = Turn up your cards on the church field: 2 Taler, a free site, only one in each land. Which lands?
    .short = Church: your cards?
wallenstein-cards-house = Trading house, 1 Taler?
    .hint = { $effect }
    .spoken = Turn up your cards on the trading house field: 1 Taler, a free site, only one in each land. { $said }Which lands?
    .short = Trading house: your cards? { $effect }
wallenstein-cards-grain = Grain: which land?
    .hint = Then 1 unrest; if some is there already: revolt{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Turn up your cards on the grain field. If unrest is already there, there’s a revolt; afterwards one unrest goes into the land. { $said }Which lands?
    .short = Grain: your cards? { $effect }
wallenstein-cards-taxes = Taxes: which land?
    .hint = Then 1 unrest; if some is there already: revolt{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Turn up your cards on the taxes field. If unrest is already there, there’s a revolt; afterwards one unrest goes into the land. { $said }Which lands?
    .short = Taxes: your cards? { $effect }
wallenstein-cards-five = { $n } armies (3 Taler): where?
    .hint = with the “6 armies” tile: 6. { $effect }
    .spoken = Turn up your cards: 3 Taler for { $n } armies from the supply. { $said }Which lands?
    .short = { $n } armies: your cards?
wallenstein-cards-three = { $n } armies (2 Taler): where?
    .hint = { $effect }
    .spoken = Turn up your cards: 2 Taler for { $n } armies from the supply. { $said }Which lands?
    .short = { $n } armies: your cards?
wallenstein-cards-one = 1 army (1 Taler): where?
    .spoken = Turn up your cards: 1 Taler for one army from the supply; afterwards you may move on from there in turn. Which lands?
    .short = 1 army: your cards?
wallenstein-cards-battle-a = Battle A: from where?
    .hint = { $effect }
    .spoken = Turn up your cards on battle/move A: from there each of you may move armies into a neighbouring land. Into your own it’s just a move; into someone else’s land or a neutral one it’s a battle. { $said }From which lands?
    .short = Battle A: your cards? { $effect }
wallenstein-cards-battle-b = Battle B: from where?
    .hint = { $effect }
    .spoken = Turn up your cards on battle/move B. It works like A: into a neighbouring land of your own it’s just a move; into someone else’s land or a neutral one it’s a battle. { $said }From which lands?
    .short = Battle B: your cards? { $effect }
wallenstein-card-palace = Palace (3 Taler): where?
    .spoken = Turn up your card on the palace field: 3 Taler, a free site, only one in each land. Which land?
wallenstein-card-church = Church (2 Taler): where?
    .spoken = Turn up your card on the church field: 2 Taler, a free site, only one in each land. Which land?
wallenstein-card-house = Trading house, 1 Taler?
    .hint = { $effect }
    .spoken = Turn up your card on the trading house field: 1 Taler, a free site, only one in each land. { $said }Which land?
    .short = Trading house: your card? { $effect }
wallenstein-card-grain = Grain: which land?
    .hint = Then 1 unrest; if some is there already: revolt{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Turn up your card on the grain field. If unrest is already there, there’s a revolt; afterwards one unrest goes into the land. { $said }Which land?
    .short = Grain: your card? { $effect }
wallenstein-card-taxes = Taxes: which land?
    .hint = Then 1 unrest; if some is there already: revolt{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Turn up your card on the taxes field. If unrest is already there, there’s a revolt; afterwards one unrest goes into the land. { $said }Which land?
    .short = Taxes: your card? { $effect }
wallenstein-card-five = { $n } armies (3 Taler): where?
    .hint = { $effect }
    .spoken = Turn up your card: 3 Taler for { $n } armies from your supply. { $said }Which land?
    .short = { $n } armies: your card?
wallenstein-card-three = { $n } armies (2 Taler): where?
    .hint = { $effect }
    .spoken = Turn up your card: 2 Taler for { $n } armies from your supply. { $said }Which land?
    .short = { $n } armies: your card?
wallenstein-card-one = 1 army (1 Taler): where?
    .spoken = Turn up your card: 1 Taler for one army from your supply; afterwards you may move on from there. Which land?
wallenstein-card-battle-a = Battle A: from where?
    .hint = { $effect }
    .spoken = Turn up your card on battle/move A: from there you may move armies into one neighbouring land. Into your own it’s just a move; into someone else’s land or a neutral one it’s a battle. { $said }From which land?
    .short = Battle A: from where? { $effect }
wallenstein-card-battle-b = Battle B: from where?
    .hint = { $effect }
    .spoken = Turn up your card on battle/move B. It works like A: into a neighbouring land of your own it’s just a move; into someone else’s land or a neutral one it’s a battle. { $said }From which land?
    .short = Battle B: from where? { $effect }
wallenstein-lapses = { $land }: no action, { $why }
    .hint = nothing is paid
    .done = Lost
    .spoken = The action in { $land } is lost: { $why }. Nothing is paid.
    .short = The action in { $land } is lost: { $why }.
wallenstein-too-poor = not enough Taler
wallenstein-built-already = already has one
wallenstein-no-site = no free site
wallenstein-no-tile = no tile left
wallenstein-too-few-armies = supply too small
wallenstein-one-army = only 1 army there
wallenstein-no-target = no target allowed
wallenstein-bank-dry = The bank is short by { $n } Taler
    .hint = take what is there
    .done = OK
    .spoken = The bank is { $n } Taler short. Take what is there.
wallenstein-markers-out = No unrest left for { $land }
    .hint = you decide how to mark it
    .done = OK
wallenstein-warded = { $land } stays calm: favour card used
    .done = Put away
wallenstein-target = Where to from { $land }?
    .hint = of { $n ->
        [one] 1 army
       *[other] { $n } armies
    } at least one stays behind
    .spoken = Into which neighbouring land do you move from { $land }? Into your own it’s just a move; into someone else’s land or a neutral one it’s a battle. At least one army stays behind.
wallenstein-into = { $name }: { $own ->
        [yes] move
       *[no] battle
    }{ $n ->
        [0] { "" }
       *[other] { " " }({ $n })
    }
    .spoken = { $name }: { $own ->
        [yes] move, to
       *[no] battle, against
    } { $n ->
        [0] no army
        [one] one army
       *[other] { $n } armies
    }
wallenstein-stay = Stay here
wallenstein-move-placed = Move on from { $land }?
    .hint = only into your own lands, no battle
    .spoken = You may now move armies from { $land } into a neighbouring land of your own, without a battle. At least one stays behind.
wallenstein-march = How many march from { $land }?
    .spoken = How many armies march from { $land }? At least one stays behind.
wallenstein-church-peace = church protects
wallenstein-court-peace = the Emperor’s favour

## Actions, light books

wallenstein-light-palace = Palace: 3 Taler, 1 site
    .hint = One per land{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = All done
    .spoken = Build a palace. Turn up your cards in turn: 3 Taler, a free site, only one in each land. The next action comes only when everybody is done.
wallenstein-light-church = Church: 2 Taler, 1 site
    .hint = One per land{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .done = All done
    .spoken = Build a church. Turn up your cards in turn: 2 Taler, a free site, only one in each land. The next action comes only when everybody is done.
wallenstein-light-house = Trading house: 1 Taler, 1 site
    .hint = { $effect }
    .done = All done
    .spoken = Build a trading house. Turn up your cards in turn: 1 Taler, a free site, only one in each land. { $said }The next action comes only when everybody is done.
    .short = Build a trading house. { $effect }
wallenstein-light-grain = Grain: who had unrest there already?
    .spoken = Collect grain: turn up your cards in turn and move your marker on, one more with the tile. { $said }Then one unrest goes into the land. If there was some already, there’s a revolt: say whose.
    .hint = Collect, then 1 unrest{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .short = Grain: who had unrest there already? { $effect }
wallenstein-light-taxes = Taxes: who had unrest there already?
    .spoken = Collect taxes: turn up your cards in turn and take the Taler, one more with the tile. { $said }Then one unrest goes into the land. If there was some already, there’s a revolt: say whose.
    .hint = Collect, then 1 unrest{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .short = Taxes: who had unrest there already? { $effect }
wallenstein-light-five = 5 armies for 3 Taler
    .hint = { $effect }
    .done = All done
    .spoken = Five armies for 3 Taler: turn up your cards in turn and place them in that land, six with the tile. { $said }The next action comes only when everybody is done.
    .short = Five armies. { $effect }
wallenstein-light-three = 3 armies for 2 Taler
    .hint = { $effect }
    .done = All done
    .spoken = Three armies for 2 Taler: turn up your cards in turn and place them in that land. { $said }The next action comes only when everybody is done.
    .short = Three armies. { $effect }
wallenstein-light-one = 1 army for 1 Taler, then move
    .hint = only into your own lands
    .done = All done
    .spoken = One army for 1 Taler: turn up your cards in turn and place it in that land. Then you may move on from there into a neighbouring land of your own, without a battle. The next action comes only when everybody is done.
wallenstein-light-battle = Who do you attack?
    .hint = A move into your own land is no battle{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Turn up your card: from there you may move armies into one neighbouring land. Into your own it’s just a move; into someone else’s land or a neutral one it’s a battle. { $said }Who do you attack?
    .short = Who do you attack? { $effect }
wallenstein-tiles-told = Put the advantage tiles on 1 to 5
    .spoken = Shuffle the five advantage tiles and put them face up on their five spaces in order. The space is your place in the player order, the tile is your advantage: one Taler more, one grain more, six armies instead of five, one more army attacking, one more defending.
    .short = Shuffle the advantage tiles and lay them out.
wallenstein-light-order = Bids up: pay, then choose spaces
    .spoken = Turn up your bids and pay them to the bank. Whoever bid more chooses a space first, takes its advantage tile and puts the leader there. A land card costs nothing and beats 0 Taler; on equal bids, draw leaders from the bag. Empty spaces are skipped, tiles left over rest. Where an event and a tile change the same thing, the event comes first.
    .short = Turn up your bids, pay, and choose spaces in turn.
    .hint = a tie: draw from the bag
    .done = All in place
wallenstein-light-fighting = Who attacks? Tap them in turn
    .hint = A move into your own land is no battle{ $event ->
        [none] { "" }
       *[other] . { $effect }
    }
    .spoken = Turn up your cards in turn: from there everyone may move armies into one neighbouring land; at least one stays behind. Into your own it’s just a move; into someone else’s land or a neutral one it’s a battle. { $said }Say in turn who attacks.
    .short = Who attacks? { $effect }
wallenstein-light-foe = Who do you attack?
wallenstein-light-forces = How many armies fight?
    .spoken = How many armies attack, and how many defend? Count in what an advantage tile adds. If there is unrest in the land, the peasants don’t count.
    .hint = count what tiles add; one army stays behind; for unrest and palace, 1 means yes
wallenstein-row-attackers = Attack
wallenstein-row-defenders = Defence
wallenstein-row-unrest = Unrest?
wallenstein-row-palace = Palace?
wallenstein-light-rising = { $revolt ->
    [0] Armies and unrest in this land?
   *[other] Revolt { $revolt }: armies and unrest there?
}
    .short = { $revolt ->
        [0] Armies and unrest there?
       *[other] Revolt { $revolt }: armies, unrest?
    }
wallenstein-row-armies = Armies
wallenstein-row-markers = Unrest
    .also = markers / unrest markers
wallenstein-winter-order = Revolts: who went first in autumn?
    .spoken = Which of you came first in the autumn order? The revolts follow that order.
wallenstein-counts-palace = Palaces by region?
wallenstein-counts-church = Churches by region?
wallenstein-counts-house = Trading houses by region?
wallenstein-short-brandenburg = Brand.
wallenstein-short-sachsen = Sachs.
wallenstein-short-oesterreich = Österr.
wallenstein-short-bayern = Bayern
wallenstein-short-kurpfalz = Pfalz
wallenstein-no-battle = No battle
wallenstein-neutral-land = Neutral land
wallenstein-attackers = How many armies do you attack with?
    .hint = one stays behind
    .spoken = How many armies do you attack with? At least one stays behind.
wallenstein-armies-there = { $revolt ->
        [0] How many armies are in the land?
       *[other] Revolt { $revolt }: how many armies are in the land?
    }
wallenstein-markers = How much unrest is there?
wallenstein-unrest-there = Is there unrest in the land?
wallenstein-palace-there = Is there a palace?
wallenstein-ward-used = Favour card 4: unrest warded off?

## The tower

wallenstein-dare = Attack { $land } with { $n } { $n ->
        [one] army
       *[other] armies
    }?
    .short = Attack with { $n }?
wallenstein-strike = Attack!
    .also = yes
wallenstein-dare-not = On second thoughts, no
    .also = no
    .hint = plan again
wallenstein-show-odds = Show the odds
wallenstein-odds = Attack: about { $chance } %
    .hint = learned from your throws; nine times in ten it’s within the brackets
    .done = Got it
    .spoken = The attack wins about { $chance } times in a hundred.
wallenstein-odds-attacker = attack wins
wallenstein-odds-defender = defence holds
wallenstein-odds-draw = draw
    .also = a tie / tie / even
wallenstein-odds-holds = the tower holds back
wallenstein-throw = All into the tower!
    .spoken = { $kind ->
        [player] { $attacker } attacks { $defender }{ $known ->
            [yes] {" "}in { $land }
           *[no] {""}
        }.
        [neutral] { $known ->
            [yes] { $attacker } attacks { $land }, which is neutral.
           *[no] { $attacker } attacks a neutral land.
        }
        [revolt] A revolt{ $known ->
            [yes] {" "}in { $land }
           *[no] {""}
        }, because unrest was already there.
       *[winter] A revolt{ $known ->
            [yes] {" "}in { $land }
           *[no] {""}
        }, because there isn’t enough grain.
    } Throw everything into the tower together: { $all }.
    .hint = { $known ->
        [yes] for { $land }; all together
       *[no] all together
    }
    .why = What falls out counts; some cubes stay inside, some old ones come out.
    .next = We count the tray.
    .done = Thrown
    .short = { $kind ->
        [player] {""}
        [neutral] {""}
       *[other] { $known ->
            [yes] A revolt in { $land }!{" "}
           *[no] A revolt!{" "}
        }
    }Into the tower: { $all }.
wallenstein-goes-in = { $n } of { $who }’s
wallenstein-goes-in-peasants = { $n ->
    [one] 1 peasant
   *[other] { $n } peasants
}
wallenstein-goes-in-tray = { $n ->
    [one] 1 cube from the tray
   *[other] { $n } cubes from the tray
}
wallenstein-part-attackers = attacking
wallenstein-part-attack-tile = attack tile
wallenstein-part-neutral = defending
wallenstein-part-defenders = defending
wallenstein-part-palace = palace event
wallenstein-part-defence-tile = defence tile
wallenstein-part-markers = one per unrest
wallenstein-part-hunger = out of hunger
wallenstein-part-filling = first filling
wallenstein-part-tray = goes in too
wallenstein-tray-cubes = From the tray
wallenstein-row-attacker = attack
wallenstein-row-defender = defence
wallenstein-row-supply = To the supplies
wallenstein-row-land = Into the land
wallenstein-row-tray = Stays in the tray
wallenstein-still-inside = Still inside: { $n }
wallenstein-won-attacker = { $attacker } takes { $land }
    .spoken = { $attacker } wins and takes { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }. The land card goes to { $attacker } at once, even from a mat; buildings and unrest stay. Losses go to the supplies; cubes of players not involved stay in the tray.
    .hint = card, buildings and unrest are { $attacker }’s now
    .done = Cleared up
    .short = { $attacker } takes { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }.
wallenstein-won-defender = { $defender } holds { $land }
    .spoken = { $defender } holds { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    } and keeps the land card. Losses go to the supplies; cubes of players not involved stay in the tray.
    .done = Cleared up
    .short = { $defender } holds { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }.
wallenstein-won-draw = A draw: { $land } becomes neutral
    .spoken = Nobody wins. All cubes of both sides go to the supplies, buildings and unrest leave, the land card goes to the supply: { $land } is neutral. Cubes of players not involved stay in the tray.
    .hint = buildings and unrest off, card to the supply
    .done = Cleared up
    .short = Nobody wins: { $land } becomes neutral.
wallenstein-won-draw-neutral = The peasants defend { $land }
    .spoken = The peasants stand firm; the land stays neutral. The cubes of both sides go to the supplies; those of players not involved stay in the tray.
    .done = Cleared up
wallenstein-won-revolt-quelled = { $defender } puts down the revolt
    .spoken = { $defender } puts down the revolt and keeps { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }. { $ward ->
        [yes] The favour card wards off the new unrest.
       *[no] Now one more unrest goes in.
    } Cubes of players not involved stay in the tray.
    .hint = { $ward ->
        [yes] The favour card wards off the new unrest
       *[no] + 1 unrest into the land
    }
    .done = Cleared up
    .short = { $defender } keeps { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }.{ $ward ->
        [yes] {" "}The favour card wards off the unrest.
       *[no] {" "}One more unrest.
    }
wallenstein-won-winter-quelled = { $defender } puts down the revolt
    .spoken = { $defender } puts down the revolt and keeps { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }. Cubes of players not involved stay in the tray.
    .done = Cleared up
    .short = { $defender } keeps { $land } with { $n ->
        [one] one army
       *[other] { $n } armies
    }.
wallenstein-won-revolt-lost = { $land } is neutral: card off
    .spoken = { $defender } loses { $land }. All cubes of both sides go to the supplies, buildings and unrest leave, the land card goes to the supply: the land is neutral. Cubes of players not involved stay in the tray.
    .hint = buildings and unrest off, card to the supply
    .done = Cleared up
    .short = { $defender } loses { $land }: clear it, it is neutral.
wallenstein-fell-out = Cubes fell out
wallenstein-battle = A battle!
wallenstein-revolt = A revolt!
wallenstein-one-battle = Finish this battle first
    .done = OK
wallenstein-fell-in-battle = Count them in this battle
    .done = OK
    .spoken = Leave the cubes in the tray and count them in this battle.
wallenstein-fallen = What fell out?
    .hint = it stays in the tray until the next battle
    .spoken = What fell out? It stays in the tray and goes back into the tower with the next battle.
wallenstein-light-books = Light books from now on

## Winter

wallenstein-lands = How many lands do you have?
wallenstein-grain-track = Where are your grain markers?
    .hint = before the loss
    .spoken = Where is your grain marker, before the loss?
wallenstein-grain-loss = Winter: { $n ->
        [0] nobody loses grain
       *[other] everyone loses { $n } grain
    }
    .spoken = Winter: grain loss, supply, revolts, scoring. { $n ->
        [0] This time nobody loses grain.
       *[other] Everyone moves their grain back by { $n }, but not below zero.
    } Each of your lands needs one. { $hungry ->
        [0] Everyone is fed.
       *[other] By the supply table: { $all }.
    }
    .hint = not below 0; 1 grain per land
    .why = The event card left over sets the loss.
    .done = Moved
    .short = { $n ->
        [0] Nobody loses grain.
       *[other] Everybody loses { $n } grain.
    } { $hungry ->
        [0] All are fed.
       *[other] { $all }.
    }
wallenstein-hungers = { $who } has { $revolts ->
    [one] one revolt
   *[other] { $revolts } revolts
} with { $peasants ->
    [one] one extra peasant
   *[other] { $peasants } extra peasants
}{ $revolts ->
    [one] {""}
   *[other] {" "}each
}
wallenstein-fed = all fed
wallenstein-hunger = hungry: { $revolts ->
        [one] 1 revolt
       *[other] { $revolts } revolts
    }
wallenstein-revolt-lands = Draw { $n } of { $who }’s land cards
    .back = Drawn: { $answer }.
    .spoken = { $who } sits on your right. Draw { $n ->
        [one] one of { $who }’s land cards
       *[other] { $n } of { $who }’s land cards
    } unseen; coin cards aren’t among them. A revolt breaks out there. The order from autumn still holds.
    .hint = land cards only, unseen
wallenstein-revolt-order = Which revolt comes first?
    .spoken = You have several revolts. In which order?
    .short = In which order?
wallenstein-light-revolt = { $revolts ->
        [one] Draw one of { $who }’s lands: it revolts
       *[other] Draw { $revolts } of { $who }’s lands: they revolt
    }
    .spoken = { $revolts ->
        [one] Draw one of { $who }’s land cards unseen; coin cards aren’t among them. A revolt breaks out there
       *[other] Draw { $revolts } of { $who }’s land cards unseen, all at once; coin cards aren’t among them. { $who } chooses their order. A revolt breaks out in each
    }: one peasant for each unrest in the land, and by the supply table { $n ->
        [one] one
       *[other] { $n }
    } more. Go in the autumn order.
    .hint = extra peasants: { $n }; { $who } picks the order
    .done = Drawn
    .short = { $revolts ->
        [one] Draw one of { $who }’s land cards: a revolt with { $n ->
            [one] one extra peasant
           *[other] { $n } extra peasants
        }.
       *[other] Draw { $revolts } of { $who }’s land cards: revolts with { $n ->
            [one] one extra peasant
           *[other] { $n } extra peasants
        } each.
    }
wallenstein-count-palace = Palaces in { $region }?
wallenstein-count-church = Churches in { $region }?
wallenstein-count-house = Trading houses in { $region }?
wallenstein-scores = Scoring: move your points
    .spoken = { $all }. One point for each land and each building, and the majorities in the regions: palaces 3, churches 2, trading houses 1, each one less if shared.
    .hint = lands, buildings, majorities
    .done = Moved
    .short = { $all }.
wallenstein-scored = { $who } gets { $n ->
    [one] one point
   *[other] { $n } points
}
wallenstein-majorities = Pal. { $palace } Ch. { $church } Tr. { $house }
wallenstein-year-end = The first year is over
    .spoken = The first year is over. All grain back to zero, all unrest off the board, four new events.{ $landsknechte ->
        [yes] {" "}Put the Landsknecht cards back in their starting order.
       *[no] {""}
    } Four more rounds follow until the second scoring.
    .hint = grain to 0, all unrest off
    .done = Cleared up
wallenstein-taler = A tie: how many Taler do you have?
wallenstein-with-taler = { $n } Taler
wallenstein-stop = Stop here and score
wallenstein-over-stopped = You stopped here; the board was scored as in winter.
wallenstein-over = The second winter has been scored; the game is over.

## Emperor’s Court

wallenstein-favours = Turn up three favour cards
    .back = Turned up: { $answer }.
    .hint = highest on 4, then 3, then 2 courtiers
    .spoken = With the court, a round has two more steps: the favour cards now, the court later. Turn up the top three favour cards. Which are they?
wallenstein-display = Lay out the favours: 4, 3, 2 courtiers
    .hint = the highest number on the most expensive space
    .done = Laid out
    .spoken = Put the favour cards face up in the audience room: the highest number on the space for 4 courtiers, the next on 3, the lowest on 2.
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
    .spoken = Turn up the card on your field { $n }. First all three of your fields, in the order 3, 2, 1, then it’s the next player’s turn. A land or a tower card sends { $n ->
        [one] one courtier
       *[other] { $n } courtiers
    } to court, all or nothing. With a coin card nothing happens; its Taler don’t count.
    .hint = all or nothing; 1 army stays in the land
    .why = For each army one courtier goes to court.
    .short = The card on field { $n }?
wallenstein-not-converted = { $card }: dropped, { $why }
    .done = Dropped
    .spoken = { $card }: the whole conversion is dropped, { $why }.
wallenstein-too-few-courtiers = too few courtiers
wallenstein-too-few-in-tray = tray has too few
wallenstein-one-must-stay = 1 army must stay
wallenstein-favour = Audience with { $n }: which favour?
    .spoken = { $n ->
        [one] Your courtier goes
       *[other] All { $n } of your courtiers go
    } to the audience room, even if you take nothing. Take one of the cards on display that you can pay for, or none. Its favour works at once; then it leaves the game.
wallenstein-no-favour = None
    .also = pass / I pass / nothing
wallenstein-court-over = Courtiers back to the reception hall
    .spoken = Whoever is still in the audience room goes back to the reception hall. { $n ->
        [0] All favour cards have been taken.
        [one] The remaining favour card leaves the game.
       *[other] The { $n } remaining favour cards leave the game.
    } Then the round goes on as usual with the actions.
    .hint = favour cards leaving the game: { $n }
    .done = Back
wallenstein-favour-used = { $what }: holds for the whole round
    .done = OK
wallenstein-favour-points = Move { $n } victory { $n ->
        [one] point
       *[other] points
    } on
    .done = Moved
wallenstein-favour-taler = Take { $n } Taler
    .done = Taken
wallenstein-favour-grain = Move { $n } grain on
    .done = Moved
wallenstein-into-tray = Gently put { $n } { $n ->
        [one] army
       *[other] armies
    } in the tray
    .hint = from your supply
    .done = They’re in
    .spoken = Put { $n ->
        [one] one army
       *[other] { $n } armies
    } from your supply gently into the tray.
wallenstein-event-away = This round’s event?
    .spoken = You may take this round’s event out of the game; then it doesn’t happen. Or you leave it.
wallenstein-remove-event = Out of the game
wallenstein-leave-event = Leave it
wallenstein-calm = Which land loses 1 unrest?
    .spoken = Take one unrest off one of your lands. Which land?
wallenstein-calm-or-keep = 1 unrest off, or keep the card?
    .hint = keep it only if you have no unrest
    .spoken = Take one unrest off one of your lands. Only if you have none, keep the card and ward off the next.
wallenstein-calmed = Unrest off
wallenstein-kept = Kept
wallenstein-card-kept = Keep the card for the next unrest
    .done = Kept
wallenstein-build-free = Build for free: { $kind }
    .hint = in a land of yours with a free site
    .done = Built
    .spoken = Build this for free in a land of your own with a free site: { $kind }. Otherwise the usual rules apply; without a site it’s lost.
wallenstein-no-free-site = No site for it: the card is gone
    .done = Gone
wallenstein-free-site = { $kind }, free: where?
    .spoken = Build this for free, by the usual rules: { $kind }. In which of your lands?
wallenstein-three-armies = Put 3 free armies in a land
    .hint = your own or neutral; a neutral one becomes yours
    .done = Placed
    .spoken = Put 3 armies for free into a land of your own or a neutral one. A neutral one is then yours: take its land card, without a battle.
wallenstein-armies-where = 3 free armies: where?
    .hint = a neutral land becomes yours
    .spoken = Put 3 armies for free into a land of your own or a neutral one. A neutral one is then yours: take its land card, without a battle. Which land?
wallenstein-peace-a = Battle A
wallenstein-peace-b = Battle B
wallenstein-peace-both = A and B

## Landsknechte

wallenstein-four-regions = Who has lands in 4 regions?
    .hint = their top card goes under the stack
    .spoken = Who has lands in at least four regions? { $court ->
        [yes] You check this before the court. Their
       *[no] Their
    } top Landsknecht card goes under the stack.
wallenstein-no-landsknechte = Nobody has lands in 4 regions
    .hint = the Landsknechte stay as they are
    .done = Go on
    .spoken = Nobody has lands in at least four regions. The Landsknechte stay as they are.
wallenstein-bonus = Card { $card }: which bonus do you take?
    .hint = first put the top card under the stack
    .spoken = You have lands in four regions: put your top Landsknecht card under the stack. Now card { $card } is on top. Which one bonus do you take from it?
told-taler = { $way ->
    [take] { $more } Taler more, now { $to }
   *[give] now { $to } Taler
}
    .short = { $way ->
        [take] { $more } Taler
       *[give] {""}
    }
told-grain = { $way ->
    [take] { $more } grain more, now { $to }
   *[give] now { $to } grain
}
    .short = { $way ->
        [take] { $more } grain
       *[give] {""}
    }
told-points = { $more ->
    [one] one point
   *[other] { $more } points
} more, now { $to }
    .short = {""}
told-armies = { wallenstein-land-by-key }: now { $to ->
    [0] no armies
    [one] one army
   *[other] { $to } armies
}.
    .short = {""}
told-unrest = { wallenstein-land-by-key }: now { $to ->
    [0] no unrest
   *[other] { $to } unrest
}.
    .short = {""}
told-hall = now { $to ->
    [0] no courtiers
    [one] one courtier
   *[other] { $to } courtiers
} in the reception hall
wallenstein-bonus-taler = { $n } Taler
wallenstein-bonus-grain = { $n } grain
wallenstein-bonus-armies = { $n } to the tray
wallenstein-bonus-points = { $n } { $n ->
        [one] point
       *[other] points
    }

## What the cards of this box show

wallenstein-box-ninth-land = Line-up A: which ninth land?
    .hint = Booklet, starting line-up for 3, player A, last line
    .spoken = In the booklet, the starting line-up for three players names a ninth land in player A’s last line. Which one is it? Whoever takes line-up A begins there as well.
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
wallenstein-house-one-year = One year: the first winter ends it
    .short = one year
wallenstein-house-up-to-courtiers = Courtiers: up to as many as on the field
    .short = fewer courtiers, too
wallenstein-house-full-ties = Shared majorities: all points for each
    .short = shared majorities in full
wallenstein-house-quiet-spring = No attacks on players in the first spring

## What is told of everybody

wallenstein-deed-won = { $n ->
    [one] Won one battle
   *[other] Won { $n } battles
}

## What a terminal writes in place of symbols

symbol-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
symbol-land = { $n ->
    [one] 1 land
   *[other] { $n } lands
}
symbol-gold = { $n } Taler
symbol-coin = { $n } Taler
symbol-bread = { $n } grain
symbol-cube = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
}
symbol-peasant = { $n ->
    [one] 1 peasant
   *[other] { $n } peasants
}
symbol-unrest = { $n } unrest
symbol-palace = { $n ->
    [one] 1 palace
   *[other] { $n } palaces
}
symbol-church = { $n ->
    [one] 1 church
   *[other] { $n } churches
}
symbol-house = { $n ->
    [one] 1 trading house
   *[other] { $n } trading houses
}
symbol-build-card = { $n ->
    [one] 1 point for buildings
   *[other] { $n } points for buildings
}
symbol-crown = { $n ->
    [one] 1 point for majorities
   *[other] { $n } points for majorities
}
badge-crown = goes first
badge-coronet = place { $n } in turn order

# Why a correction cannot stand, and what to do instead
wallenstein-holds-army = { $land } has an owner, so at least one army stands there: enter more, or take the owner away as well.
wallenstein-holds-neutral = { $land } is neutral and empty: say first whose it is.
wallenstein-holds-sites = { $land }, building sites: { $n }. Take another building away first.
wallenstein-holds-courtiers = { $who } would have more courtiers than { $n }: take some away elsewhere first.
wallenstein-left = { $who } has left. That place plans nothing, bids nothing and collects nothing, and comes last in the turn order. Its lands do not go hungry, defend themselves as always and count in the scoring. It cannot win.
wallenstein-newcomer = { $who } joins. Taler come from the bank, and the place in the order is the last. Choose free lands and put armies into them; then the tower is filled.

## What is seen to happen

wallenstein-played-winter = { $n ->
    [0] Nobody loses grain.
   *[other] Winter takes { $n } grain from everybody.
}{ $hungry ->
    [0] {" "}All lands are fed.
   *[other] {" "}Revolts against { $all }.
}
