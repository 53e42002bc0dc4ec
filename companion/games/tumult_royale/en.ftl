### Tumult Royale: what the table reads and hears. Prompts, reasons, announcements, books.

game-tumult_royale = Tumult Royale
tumult_royale-printing = 100 statues, 39 commodities and 10 regions (KOSMOS, 2015)

tumult_royale-option-books = What should I keep track of?
tumult_royale-choice-books-full = Everything
    .usual = everything counted
    .about = I count every tile, statue and supporter and check every move
tumult_royale-choice-books-light = Just the essentials
    .usual = just the essentials counted
    .about = you do the sums; I lead through the rounds and ask only about tumults and statues
tumult_royale-option-variant = For gamblers: spin after collecting taxes?
tumult_royale-choice-variant-none = Spin before
    .usual = spin before collecting
    .about = you know what the people will bear before you collect
tumult_royale-choice-variant-gamblers = Spin after
    .usual = spin after collecting
    .about = you collect without knowing
tumult_royale-option-spinner = Who spins the arrow?
tumult_royale-choice-spinner-disc = You, the real one
    .usual = your own spinner
    .about = you spin the one from the box and tell me the number
tumult_royale-choice-spinner-house = The device spins
    .usual = the device spins
    .about = I spin and say the number
tumult_royale-option-last-field = Last field with too few statues?
tumult_royale-choice-last-field-open = Allowed
    .usual = last field in part too
    .about = whoever has too few statues may still take the last field
tumult_royale-choice-last-field-whole = Not allowed
    .usual = last field only in full
    .about = you may take a field only if you can place all its statues
tumult_royale-option-start = How do we begin?
tumult_royale-choice-start-new = Set up a new game
tumult_royale-choice-start-joined = Already playing

## Where we are

tumult-phase-setup = Setting up
tumult-phase-first = First statues
tumult-phase-joined = Joining a game
tumult-phase-mood = The people’s sentiment
tumult-phase-raid = Collect taxes
tumult-phase-tumults = Tumults
tumult-phase-place = Place statues
tumult-phase-ranks = Redistribute ranks
tumult-phase-crown = Crown the new king
tumult-phase-mercy = The people’s mercy

## Words

tumult-bread = bread
tumult-marble = marble
tumult-tools = tools
tile-bread = bread
tile-marble = marble
tile-tools = tools
tumult-amount = { $kind ->
    [bread] { $n } bread
    [marble] { $n } marble
   *[tools] { $n ->
        [one] 1 tool
       *[other] { $n } tools
    }
}
tumult-face = { $n } × { $kind }
    .spoken = { $kind } with { $n }
tumult-disc-number = areas with { $n }
tumult-name = { $who }
tumult-supply = Supply
tumult-rank = { $rank ->
    [1] King/Queen
    [2] Duke/Duchess
    [3] Prince/Princess
   *[4] Earl/Countess
}
tumult-tie = tied: rank { $rank }

## Setting up

tumult-setup-boards = Take a castle board, 25 statues, a mercy card.
    .spoken = Everyone stands the 25 statues of one colour in the track of their castle board. The mercy card lies to its left, “no mercy” side up.
    .hint = Mercy card on the left, “no mercy” side up
    .why = The track counts the statues you have placed.
    .done = All set
    .short = Everyone takes a castle board, statues and a mercy card.
tumult-setup-supporters = Everyone gets supporters worth { $each }.
    .spoken = Everyone lays supporters worth { $each }, in any denominations, singly and in full view to the right of the castle. The rest, { $rest }, are the supply, to the right of the commodities.
    .hint = In full view, right of the castle; supply: { $rest }
    .why = The most supporters make you king or queen.
    .done = All laid out
    .short = Everyone gets supporters worth { $each }.
tumult-setup-goods = { $players ->
    [2] Black and grey frames back, the rest face down.
    [3] Black frames back in the box, the rest face down.
   *[4] All { $n } commodities face down in the middle.
}
    .spoken = { $players ->
        [2] Put the nine black-framed and the nine grey-framed commodity tiles back in the box. Spread the other { $n } face down in the middle, singly and within everyone’s reach.
        [3] Put the nine black-framed commodity tiles back in the box. Spread the other { $n } face down in the middle, singly and within everyone’s reach.
       *[4] Spread all { $n } commodity tiles face down in the middle, singly and within everyone’s reach.
    }
    .hint = { $n } tiles, not touching
    .why = These are the people’s commodities: your taxes come from here.
    .done = All face down
    .short = Commodities face down in the middle.
tumult-setup-frame = Build the frame and fill it with { $regions } regions.
    .spoken = { $centre ->
        [0] Join the two large frame pieces.
       *[other] Join the two large frame pieces and { $centre } centre pieces.
    } It goes next to the commodities, not in the middle. Shuffle the ten region tiles face down and put { $regions } in the frame, alternating: { $half } face up and { $half } face down. The others stay in the box.
    .hint = { $half } face up, { $half } face down; centre pieces: { $centre }
    .done = Frame is ready
    .short = Build the frame and lay { $regions } regions, half of them face up.
tumult-setup-cards = { $players ->
    [2] Shuffle nobility cards 1 and 2; everyone draws.
   *[other] Shuffle nobility cards 1 to { $players }; everyone draws.
}
    .spoken = The oldest player shuffles nobility cards { $players ->
        [2] 1 and 2
       *[other] 1 to { $players }
    } under the table, stacks them and takes the top one. Then, clockwise, each player takes the top card and puts it between the towers of their castle. Show the man or the woman, as you like.
    .hint = The oldest shuffles; then clockwise
    .why = The card is your starting rank. One is the highest.
    .next = I’ll ask who has which card.
    .done = Drawn
tumult-setup-ranks = { $drawn ->
    [yes] Who has rank 1, who has rank 2 …?
   *[no] Draw nobility cards. Who has rank 1, who 2 …?
}
    .places = king queen / duke duchess / prince princess / earl count countess
    .spoken = { $drawn ->
        [yes] {""}
       *[no] The oldest player shuffles nobility cards { $players ->
            [2] 1 and 2
           *[other] 1 to { $players }
        } under the table, stacks them and takes the top one. Then each, clockwise, takes the top card and puts it between the towers of their castle, the man or the woman up.{" "}
    }Who has which? Name rank one first, the king or queen, then rank two, and so on.
    .why = The card is your starting rank. One is the highest.
    .short = Who has which nobility card?
tumult-setup-king = Take the hourglass and the tumult spinner.
    .spoken = You wear the crown. Take the hourglass and put the tumult spinner next to you.
    .why = Whoever wears the crown spins the arrow and starts each tax collection.
    .next = Everyone places a first statue, lowest rank first.
    .done = Got them

tumult-first = Everyone puts statue 1 on a free pasture.
    .spoken = You begin: put the statue above number one on any free pasture; only pastures are allowed. It costs nothing. Then it goes up through the ranks: { $others }. The king or queen comes last, and takes the hourglass and the tumult spinner.
    .hint = In turn: { $order }. Hourglass and spinner to { $king }.
    .why = Close to a village or palace is best: more statues will fit there later.
    .done = All placed
    .short = Everyone puts a statue on a pasture; you begin.

tumult-trial = A practice run first?
    .spoken = Would you like a practice run? It doesn’t count; good for a first game.
    .short = A practice run first?
tumult-trial-yes = Yes, practise
tumult-trial-no = No, straight in
tumult-trial-ready = Practice: one hand under the table. Ready?
    .spoken = For practice: one hand stays under the table. With the other you look at one tile at a time and put it face down, back in the middle or on your castle; there it stays. Ready?
    .done = Collect taxes!
tumult-trial-raid = Practice: collect taxes!
tumult-trial-over = Stop! Everything face down again, and shuffle.
    .spoken = Stop! If you’re still holding a tile, put it back or on your castle. Then all the commodities go back to the middle, face down; slide them around.
    .done = Shuffled

tumult-joined-round = Which round are you in?
    .spoken = Which round are you in? Count the occupied spaces of the royal chronicle and add one.
tumult-joined-statues = How many statues are out already?
    .spoken = How many statues has each of you placed, including those in the chronicle? The track on your castle shows it.
tumult-joined-supporters = How many supporters does everyone have?
    .spoken = How many supporters does each of you have, and how many are in the supply? Together there are 105.

## Phase 1: mood

tumult-mood = { $ring ->
    [yes] What do the people demand?
   *[no] { $round ->
        [1] Spin: what do the people demand?
       *[other] Shuffle all, set 3 each aside. Then spin!
    }
}
    .spoken = { $ring ->
        [yes] The device spins the arrow{ $equal ->
            [yes] {" "}over areas of equal size until I know your spinner.{" "}
           *[no] .{" "}
        }
       *[no] { $round ->
            [1] {""}
           *[other] Put all commodities face down in the middle, including those set aside, and shuffle them by sliding them around. Then everyone sets three aside again, face down and without looking.{" "}
        }Spin the arrow of the tumult spinner.{" "}
    }Its number says how much bread, how much marble and how many tools must be left for the people.{ $ring ->
        [yes] {""}
       *[no] {" "}If it stops right on a line, the lower number counts.
    }
    .hint = { $ring ->
        [yes] {""}
       *[no] On a line, the lower number counts
    }
    .rests = { $number ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
       *[other] { $number }
    } of each must stay with the people.
    .why = That much of every commodity must be left after you collect taxes, or there’ll be a tumult.
    .next = { $round ->
        [1] everyone sets three tiles aside; then you collect taxes.
       *[other] you collect taxes.
    }
    .short = { $ring ->
        [yes] What do the people demand?
       *[no] { $round ->
            [1] Spin the arrow: which number?
           *[other] Shuffle the commodities, set three tiles each aside. Then spin the arrow: which number?
        }
    }
tumult-mood-of = Spin the arrow for { $kind }.
    .spoken = Spin the arrow for { $kind }. If it stops right on a line, the lower number counts.
    .hint = On a line, the lower number counts
    .rests = { $number } { $kind } must stay with the people.
    .short = Spin the arrow for { $kind }.
tumult-spin-forgotten = We forgot to spin!
    .spoken = You’ve already collected taxes but forgot to spin.
tumult-last-mood = Which number counted last round?
tumult-as-before = No spin this round: the { $n } counts.
    .spoken = You’ve already collected taxes, so nobody spins now. The { $n } counts. Turn all commodities face up.
    .why = If you forget, last round’s number counts; in the first round it’s a three.
    .done = OK

## Phase 2: raid

tumult-set-aside = Everyone sets three tiles aside.
    .spoken = Everyone takes any { $each } tiles from the middle without looking at them and puts them face down beside the frame. The other { $left } stay face down, singly and within everyone’s reach.
    .hint = Face down; { $left } stay in the middle
    .why = They are out of play for this round, and nobody knows what they are.
    .next = the tax collection: twenty seconds, one hand under the table.
    .done = Set aside
tumult-ready = Ask everyone: are you ready?
    .spoken = { $known ->
        [no] {""}
       *[yes] The people must be left with { $asked }.{" "}
    }Take your time: which commodities do you need, and how many? The prices are on the left of your castle. One hand stays under the table. Look at one tile after another, never more than one in your hand, and put it face down either back in the middle or on your castle. Once it’s on a castle it stays there and it’s safe; anything else can be taken by anybody. Ask everyone: are you ready?
    .hint = One hand under the table!
    .why = It pays to know what you want to build. And if you take too much, you’ll be punished.
    .next = You call “Collect taxes!”, and the hourglass runs for twenty seconds.
    .done = Collect taxes!
    .short = { $known ->
        [no] {""}
       *[yes] The people must be left with { $asked }.{" "}
    }Are you ready?
tumult-raid = Collect taxes!
    .hint = { $round ->
        [1] Set { $each } tiles each aside.{" "}
       *[other] {""}
    }{ $known ->
        [yes] The people keep { $asked }.{" "}
       *[no] {""}
    }One hand, one tile. It’s safe on your castle.
    .spoken = { $round ->
        [1] Everyone takes any { $each } tiles from the middle without looking at them and puts them face down beside the frame.{" "}
       *[other] {""}
    }{ $known ->
        [no] {""}
       *[yes] The people must be left with { $asked }.{" "}
    }Take your time: which commodities do you need, and how many? The prices are on the left of your castle. One hand stays under the table. Look at one tile after another, never more than one in your hand, and put it face down either back in the middle or on your castle. Once it’s on a castle it stays there and it’s safe; anything else can be taken by anybody. King or queen, ask everyone: are you ready? Then: collect taxes!
    .why = It pays to know what you want to build. And if you take too much, you’ll be punished.
    .short = { $known ->
        [yes] { $asked } must be left.{" "}
       *[no] {""}
    }Everyone ready?

## Phase 3: tumults

tumult-middle = Hands off! What is left in the middle?
    .back = Middle: { $answer }.
    .spoken = Stop, hands off! Nobody picks up another tile. If you’re still holding one, put it back or on your castle. Then turn all commodities face up. What is left in the middle?
    .hint = Just the middle, not the tiles set aside
    .why = Whatever is left in the middle is left for the people.
    .next = Everyone shows what they’ve taken.
    .short = Hands off, turn everything up! What is in the middle?
tumult-board = What have you taken?
    .back = { $who }: { $answer }.
    .spoken = Lay the commodities from your castle face up where all can see them. What did you take?
    .why = It tells me who was greedy, and what you can pay with.
    .next = We’ll see whether there’s a tumult.
    .short = Show your loot! What have you taken?
tumult-the-people = The people
tumult-people = Hands off! What is left in the middle?
    .back = Middle: { $answer }.
    .spoken = Stop, hands off! Nobody picks up another tile. If you’re still holding one, put it back or on your castle. Then turn all commodities face up. Count the symbols in the middle: how much bread, marble and tools?
    .hint = Count symbols, not tiles
    .why = Only what is left in the middle is left for the people.
    .next = If there’s too little of any kind, there’s a tumult.
    .short = Hands off, turn everything up! What is in the middle?
tumult-verdict = { $n ->
    [0] The people are happy.
    [1] The people are grumbling: a tumult!
   *[other] The people are furious: { $n } tumults!
}
    .spoken = { $n ->
        [0] The people are happy. No tumult this round.
        [1] Not enough { $short }! There’s a tumult.
       *[other] Not enough { $short }! There are { $n } tumults.
    }
    .why = It’s the symbols in the middle that count. Exactly the number demanded is enough.
    .next = { $n ->
        [0] You place statues.
       *[other] We look at each kind in turn: bread, marble, tools.
    }
tumult-asked = demanded: { $n }
tumult-robbed = Tumult: { $left } { $kind }, not { $asked }! Who took how much?
    .spoken = A tumult over { $kind }! Only { $left } left instead of { $asked }. Count your symbols. Who took how much?
    .hint = Count them all; I’ll take care of mercy
    .short = A tumult over { $kind }! Who took how much?
tumult-greediest = Return 3 supporters{ $back ->
    [-1] {""}
    [0] {""}
    [one] {" "}and 1 tile
   *[other] {" "}and { $back } tiles
}!
    .spoken = A tumult over { $kind }! { $ties ->
        [0] You were the greediest.
       *[other] You count as many as { $tied }, and you are of higher rank.
    } Return three supporters to the supply. You keep only one tile of this kind, the one with the fewest symbols{ $back ->
        [-1] .
        [0] , so you return none.
        [one] ; put one face up in the middle.
       *[other] ; put { $back } face up in the middle.
    }
    .why = Whoever took the most pays for it; in a tie, the higher rank. Mercy counts as one symbol less.
    .next = The tiles handed back go face up in the middle.
    .done = Handed back
    .short = A tumult over { $kind }! { $ties ->
        [0] You were the greediest.
       *[other] You count as many as { $tied }, and you are of higher rank.
    } Return three supporters, keep only the smallest { $kind } tile.
tumult-as-many = the same
tumult-by-rank = rank { $rank } before { $next }
tumult-gives-up = { $n } to the supply
tumult-keeps-smallest = Keeps only the smallest tile
tumult-tiles-back = { $n ->
    [0] No tile back
    [one] { $n } tile back
   *[other] { $n } tiles back
}
tumult-everyone-gets = Too few! First everyone gets 5.
    .spoken = { $who } doesn’t have { $due } supporters to give up. So first everyone gets five from the supply. If the supply runs out, remember what’s missing: I keep the books.
    .why = That way all distances stay the same, and nobody drops below zero.
    .next = { $who } gives up { $due }.
    .done = Handed out
tumult-everyone-gives = Supply too small! First everyone returns 5.
    .spoken = There aren’t { $due } supporters left for { $who }. So first everyone returns five. Anyone short owes the rest: I keep the books.
    .why = That way all distances stay the same.
    .next = { $who } gets { $due }.
    .done = Collected
tumult-owes = owes { $n }

## Phase 4: statues

tumult-village = What does a village cost? Read it now.
    .spoken = I don’t know the price of a village. It’s printed on the left of every castle board. Would you like to enter it now?
    .why = Without the price I cannot offer villages. I’ll only ask once.
tumult-village-now = Enter it now
    .also = yes
tumult-village-later = Not yet
    .also = no
tumult-place-all = Place statues in order of rank, field by field.
    .spoken = Place your statues. The king or queen begins, then by rank: fill one field or pass, round and round, until nobody can go on. The field must be free and share a side with statues of your own; corners don’t count. Any free pasture or forest is open to you without that, at twice the price. Always take your front statue. Every overpaid symbol earns one supporter. If you couldn’t place anything at all, you get two as a consolation, unless you were the greediest in a tumult. Whatever is left goes back to the middle.
    .hint = Placed nothing at all: 2 supporters’ consolation
    .why = Pay with whole tiles, and no more than you need. Supporters always lie where everyone can count them.
    .next = The ranks are redistributed.
    .done = All done
    .short = Place your statues, in order of rank.
tumult-place = Where do statues go?
    .spoken = Where do you place your statues? The field must be free and share a side with a statue of yours; corners don’t count. Pasture and forest are open to you anywhere at twice the price. Always take your front statue.
    .hint = Free and next to yours; far fields: anywhere
    .why = You’re offered what your commodities can pay for. Whether the field is free and next to yours is for you to check.
    .next = You choose what to pay with.
    .short = Where do your statues go?
tumult-fields-near = Next to your statues
tumult-fields-far = Anywhere, at twice the price
tumult-site-pasture = Pasture
    .also = meadow / grass
tumult-site-forest = Forest
tumult-site-mountain = Mountain
    .also = mountains / hill
tumult-site-village = Village
tumult-site-palace = Palace
    .also = castle
tumult-site-pasture-far = Far pasture
    .also = Pasture ×2 / pasture far away
    .spoken = Pasture elsewhere, at double the price
tumult-site-forest-far = Far forest
    .also = Forest ×2 / forest far away
    .spoken = Forest elsewhere, at double the price
tumult-passes = Pass
    .also = nothing / none / skip
tumult-off-unread = price not known yet
tumult-off-statues = too few statues
tumult-off-goods = { $n ->
    [1] not enough { $first }
    [2] needs { $first }, { $second }
   *[other] not enough of anything
}
tumult-pay = { $site }: what do you pay with?
    .spoken = It costs { $price }. What do you pay with? Every overpaid symbol earns one supporter.
    .hint = Costs { $price }; overpaying earns supporters
    .why = Whole tiles, and no more than you need; a tile counts for one field only.
    .next = { $statues ->
        [one] Put the commodities in the middle and place your front statue.
       *[other] Put the commodities in the middle and place your { $statues } front statues.
    }
    .short = What do you pay with?
tumult-payment = { $bread ->
    [none] {""}
   *[other] B{ $bread }{" "}
}{ $marble ->
    [none] {""}
   *[other] M{ $marble }
}{ $tools ->
    [none] {""}
   *[other] {" "}T{ $tools }
}
tumult-off-tile = one tile too many
tumult-other-field = Another field
tumult-pass = Why do you pass?
    .spoken = You could still pay for a field. Why do you pass?
    .hint = Consolation only if no field fits
tumult-pass-blocked = No field fits
tumult-pass-later = Just this turn
    .also = pass / passes / I pass
tumult-pass-enough = I’m done
tumult-no-consolation = no consolation
tumult-leftovers = { $consoled ->
    [0] Unused commodities back to the middle.
   *[other] Unused back; consolation for { $who }.
}
    .spoken = { $consoled ->
        [0] Anything left on your castles goes back to the middle. You get no supporters for it.
        [one] Anything left on your castles goes back to the middle. { $who } couldn’t place anything and gets two supporters as a consolation.
       *[other] Anything left on your castles goes back to the middle. { $who } couldn’t place anything and get two supporters each as a consolation.
    }
    .why = Nothing is kept. The consolation is only for players no tumult has hit.
    .next = The ranks are redistributed. Lay your supporters so that everyone can count them.
    .done = Done
    .short = { $consoled ->
        [0] Unused commodities back to the middle.
       *[other] Unused back. Two supporters’ consolation for { $who }.
    }
tumult-consoled = +{ $n } as consolation
tumult-lapses = goes back

## Phase 5: ranks

tumult-order = Who has the most supporters?
    .spoken = Lay your supporters so that everyone can count them. Who has the most, who the second most? In a tie, whoever had the higher rank until now comes first.
    .hint = Tied: higher rank until now first
    .why = The nobility cards are handed out again by number of supporters.
    .next = Whoever leads is crowned.
    .short = Who has the most supporters?
tumult-ranks = { $swaps ->
    [0] Everyone keeps their rank.
   *[other] The crown: { $king }. Swap your cards!
}
    .spoken = { $swaps ->
        [0] Everyone keeps their rank. You have the most supporters and keep the crown.
       *[other] You have the most supporters and wear the crown. { $others }. Swap your nobility cards, from the top down.
    }
    .why = The most supporters win the crown; in a tie, your previous rank counts. Keep them in view: everyone may count.
    .next = { $statues ->
        [1] the crowning: five supporters fewer, one statue into the chronicle.
       *[other] the crowning: five supporters fewer, two statues into the chronicle.
    }
    .done = Swapped
    .short = { $swaps ->
        [0] Everyone keeps their rank.
       *[other] You wear the crown. { $others }. Swap your cards.
    }
tumult-holds = { $rank ->
    [2] { $who } is duke or duchess
    [3] { $who } is prince or princess
   *[4] { $who } is earl or countess
}
tumult-takes-card = { $rank } from { $who }
tumult-keeps-card = stays { $rank }
tumult-given-card = now { $rank }

## Phase 6: coronation

tumult-crown = { $statues ->
    [1] Return { $due } supporters, place 1 statue.
   *[other] Return { $due } supporters, place 2 statues.
}
    .spoken = { $statues ->
        [1] Long live the crown! Return { $due } supporters to the supply and put your front statue on the next free space of the royal chronicle. The hourglass and the tumult spinner are yours now.
       *[other] Long live the crown! Return { $due } supporters to the supply and put your two front statues on the next dual space of the royal chronicle. The hourglass and the tumult spinner are yours now.
    }
    .hint = Space { $space }; hourglass and spinner are yours
    .why = Power costs you friends. These five no longer change this round’s ranks.
    .next = The people show their mercy.
    .done = Crowned
    .short = { $statues ->
        [1] Return { $due } supporters. One statue to the chronicle.
       *[other] Return { $due } supporters. Two statues to the chronicle.
    }
tumult-regions = { $n ->
    [1] Turn up 1 region, towards you.
   *[other] Turn up { $n } regions, towards you.
}
    .spoken = { $n ->
        [1] Turn up one face-down region of your choice. No peeking first: flip it towards you and leave it like that.
       *[other] Turn up { $n } face-down regions. No peeking first: flip them towards you and leave them like that.
    }
    .hint = No peeking first
    .why = New land! You can build there from the next round on.
    .next = The people show their mercy.
    .done = Turned up
    .short = { $n ->
        [1] Turn up one region.
       *[other] Turn up { $n } regions.
    }
tumult-statues = How many statues has everyone placed?
    .spoken = How many statues has each of you placed by now, including those in the chronicle? The track on your castle shows it.
    .hint = Fields and chronicle; the track shows it
    .why = They decide who gets mercy and when the game ends.
    .short = How many statues are out?

## Phase 7: mercy, next round

tumult-mercy = { $n ->
    [0] All equal: no mercy for anyone.
   *[other] Mercy for { $who }
}
    .spoken = { $n ->
        [0] You all have the same number of statues. Nobody gets mercy; turn all cards to “no mercy”.
        [one] { $who } has the fewest statues: turn your card to “mercy”. Everyone else’s card shows “no mercy”.
       *[other] { $who } have the fewest statues: turn your cards to “mercy”. Everyone else’s card shows “no mercy”.
    }
    .why = With mercy, you count one symbol less of each kind in a tumult.
    .next = The commodities are shuffled again.
    .done = Turned
    .short = { $n ->
        [0] No mercy for anyone.
       *[other] Mercy for { $who }.
    }
tumult-mercy-yes = turns to mercy
tumult-mercy-no = turns to no mercy
tumult-mercy-stays = leaves it
tumult-goes-on = { $difference } apart, { $number } allowed: the game goes on.
tumult-prepare = Shuffle all commodities, set three each aside.
    .spoken = Put all commodities face down in the middle, including those set aside, and shuffle them by sliding them around. Then everyone sets { $each } aside again, face down and without looking. The others lie singly, within everyone’s reach.
    .hint = Include the ones set aside
    .why = Different tiles are missing each round; there’s no point in counting.
    .next = { $variant ->
        [gamblers] a new round. First you collect taxes, then you spin.
       *[other] a new round. The king or queen spins the arrow.
    }
    .done = Shuffled
    .short = Shuffle all commodities, set three each aside.
tumult-hints = Five tips
    .spoken = Five tips after the first round. One: before collecting taxes, take your time and decide which fields you want and which commodities you need for them. Two: you get supporters for overpaying, and the most supporters win the crown. Three: any free pasture or forest is open to you at twice the price; that can be the way to new villages and palaces. Four: don’t underestimate mercy; with it you can be a little bolder. Five: the distance allowed shrinks every round; the longer the game, the sooner it may end.
    .done = Heard
    .short = Five tips; you know them by now.
tumult-hint-1 = Think first: which fields, which commodities?
tumult-hint-2 = Overpaying earns supporters, supporters win the crown.
tumult-hint-3 = Any free pasture or forest, at twice the price.
tumult-hint-4 = With mercy, taking plenty is a little safer.
tumult-hint-5 = Every round brings the end closer.

## End and announcements

tumult-over-statues = { $who } has placed all 25 statues.
tumult-over-apart = First and last are { $difference ->
    [one] 1 statue
   *[other] { $difference } statues
} apart; { $number ->
    [0] none was allowed
    [one] 1 was allowed
   *[other] { $number } were allowed
}.
tumult-over-chronicle = The royal chronicle is full.
tumult-over-stopped = You stop here: the statues on the board count.
tumult-all-stand = All 25 statues placed!
    .spoken = Who placed their twenty-fifth statue?
tumult-stop = We stop here
tumult-light-books = Keep track of less
    .spoken = From now on I won’t count commodities and supporters: I’ll ask only what I must.

## What is printed in your box

tumult_royale-fact-village = Village price
    .where = On the left of every castle board, in the price list at the village.
tumult_royale-fact-number-6 = Number, round 6
    .where = On the royal chronicle, below the first dual space.
tumult_royale-fact-number-8 = Number, round 8
    .where = On the royal chronicle, below the third dual space.
tumult_royale-fact-number-9 = Number, round 9
    .where = On the royal chronicle, below the fourth dual space.
tumult_royale-fact-sectors = Tumult spinner
    .where = On the tumult spinner with its arrow.
tumult_royale-fact-mix-plain = Unframed commodities
    .where = The 21 commodity tiles without a coloured frame.
tumult_royale-fact-mix-grey = Grey-framed commodities
    .where = The 9 commodity tiles with a grey frame.
tumult_royale-fact-mix-black = Black-framed commodities
    .where = The 9 commodity tiles with a black frame.
tumult-fact-village = What do 2 statues in a village cost?
    .spoken = Read the village’s price off the left of a castle board: how much bread, how much marble, how many tools.
    .hint = Price list, left on the castle board
tumult-fact-sectors = How often is each number on the spinner?
    .spoken = Count how many areas each number has on the tumult spinner. If their sizes differ, an area twice as large counts twice. Leave all at zero, and they are equal.
    .hint = Twice as large counts twice; all 0: equal
tumult-fact-mix-plain = Which 21 commodities have no frame?
    .spoken = Sort the commodity tiles without a coloured frame and count each sort. There are 21.
    .hint = Count tiles, not symbols
tumult-fact-mix-grey = Which 9 commodities are grey-framed?
    .spoken = Sort the grey-framed commodity tiles and count each sort. There are 9.
    .hint = Count tiles, not symbols
tumult-fact-mix-black = Which 9 commodities are black-framed?
    .spoken = Sort the black-framed commodity tiles and count each sort. There are 9.
    .hint = Count tiles, not symbols
tumult-fact-number-6 = Number below the first dual space?
    .spoken = Which number is on the chronicle below the first dual space, that of round six?
    .hint = Royal chronicle, round 6
tumult-fact-number-8 = Number below the third dual space?
    .spoken = Which number is on the chronicle below the third dual space, that of round eight?
    .hint = Royal chronicle, round 8
tumult-fact-number-9 = Number below the fourth dual space?
    .spoken = Which number is on the chronicle below the fourth dual space, that of round nine?
    .hint = Royal chronicle, round 9

## The books

entry-books = Books
entry-rank = Rank
entry-statues = Statues
entry-mercy = Mercy
entry-greediest = Greediest
ask-greediest = Who was the greediest?
entry-demand = The people demand
entry-supporters = Supporters
entry-supply = Supply
entry-middle = Commodities in the middle
entry-tiles = Taken
entry-empty-handed = Empty-handed
entry-people = Left for the people
entry-robbed = Taken
move-books = The books now count { $to ->
        [light] little
       *[full] everything
    }.
move-rank = Nobility card { $to } is { $who }’s.
move-statues = { $way ->
    [take] { $who } puts up { $more } { $more ->
        [one] statue
       *[other] statues
    }.
   *[give] { $who } takes { $more } { $more ->
        [one] statue
       *[other] statues
    } back.
}
move-mercy = { $who } turns the mercy card to { $to ->
    [yes] “mercy”
   *[no] “no mercy”
}.
move-greediest = { $to ->
    [yes] { $who } counts as greedy again.
   *[no] { $who } no longer counts as greedy.
}
move-demand = The people demand { $to } { $who ->
    [bread] bread
    [marble] marble
   *[tools] { $to ->
        [one] tool
       *[other] tools
    }
}.
move-supporters = { $way ->
    [take] { $who } takes { $more } { $more ->
        [one] supporter
       *[other] supporters
    }.
   *[give] { $who } gives { $more } { $more ->
        [one] supporter
       *[other] supporters
    } back.
}
move-supply = The supply now holds { $to }.
tumult-commodity = { $kind ->
    [bread] bread
    [tools] tools
   *[marble] marble
} { $n }{ $frame ->
    [plain] {""}
    [grey] {" "}(grey)
   *[black] {" "}(black)
}
move-middle = { $goes ->
    [0] { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } commodities
    } back into the middle.
   *[other] { $adds ->
        [0] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } commodities
    } out of the middle.
       *[other] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } commodities
    } out of the middle. { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } commodities
    } back into the middle.
    }
}
move-tiles = { $goes ->
    [0] { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } commodities
    } back onto { $who }’s castle.
   *[other] { $adds ->
        [0] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } commodities
    } off { $who }’s castle.
       *[other] { $goes ->
        [1] { $gone }
        [2] { $gone }
        [3] { $gone }
       *[other] { $goes } commodities
    } off { $who }’s castle. { $adds ->
        [1] { $added }
        [2] { $added }
        [3] { $added }
       *[other] { $adds } commodities
    } back onto { $who }’s castle.
    }
}
move-empty-handed = { $to ->
    [yes] { $who } placed nothing.
   *[no] {""}
}
move-people = The people keep { $to } { $who ->
    [bread] bread
    [marble] marble
   *[tools] { $to ->
        [one] tool
       *[other] tools
    }
}.
move-robbed = { $to ->
    [0] {""}
   *[other] { $who } took { $to }.
}
told-supporters = { $way ->
    [take] { $more ->
        [one] one more supporter
       *[other] { $more } more supporters
    }, now { $to }
   *[give] now { $to ->
        [one] one supporter
       *[other] { $to } supporters
    }
}
told-statues = { $more ->
    [one] one more statue
   *[other] { $more } more statues
}{ $whole ->
    [0] {""}
   *[other] , now { $to }
}
tumult_royale-house-long-raid = Forty seconds for collecting taxes
    .short = forty seconds
tumult_royale-house-fewer-statues = 20 statues each: a shorter game
    .short = 20 statues
tumult_royale-house-mild-tumults = A tumult costs one supporter
    .short = one supporter a tumult
tumult_royale-house-all-tiles = All 39 commodities, however many play
    .short = all 39 commodities
tumult_royale-house-practice-raid = The first taxes are for practice

## What is told of everybody

tumult_royale-deed-survived = { $n ->
    [one] Survived one tumult
   *[other] Survived { $n } tumults
}

## What a terminal writes in place of symbols

symbol-statue = { $n ->
    [one] 1 statue
   *[other] { $n } statues
}
symbol-supporter = { $n ->
    [one] 1 supporter
   *[other] { $n } supporters
}
symbol-bread = { $n } bread
symbol-marble = { $n } marble
symbol-tools = { $n ->
    [one] 1 tool
   *[other] { $n } tools
}
badge-crown = rank { $n }
badge-coronet = rank { $n }
badge-mercy = the people’s mercy

# Why a correction cannot stand, and what to do instead
tumult-holds-statues = Statues on one track: { $least } to { $most }. Enter a number between.
tumult-holds-ranks = Each nobility card is with one player: correct all who change cards together.
tumult-holds-mercy = Mercy follows from the statues: correct those.
tumult-holds-tiles = The books would hold more than was there to rob ({ $held } instead of { $most }): take some away elsewhere first.
tumult-holds-supporters = There are no more supporters ({ $n } in all): give somebody else fewer.
tumult_royale-left = { $who } has left. That place robs nothing, puts up nothing, is never the greediest and gets no consolation. Supporters, rank and statues stay and count. It cannot win.
tumult_royale-newcomer = { $who } joins. The castle gets as many statues as whoever has fewest, the lowest nobility card joins, supporters come from the supply as shown. Add the commodities and regions for one player more and set three commodities aside.

## What is seen to happen

tumult-played-statues = { $who }: { $n ->
    [one] a statue
   *[other] { $n } statues
} – { $site }{ $gained ->
    [0] .
    [one] , one supporter more.
   *[other] , { $gained } supporters more.
}
tumult-played-greediest = { $who } gives { $n ->
    [one] one tile
   *[other] { $n } tiles
} back and loses { $supporters ->
    [one] one supporter.
   *[other] { $supporters } supporters.
}
