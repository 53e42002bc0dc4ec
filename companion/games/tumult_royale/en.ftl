### Tumult Royale: what the table reads and hears. Prompts, reasons, announcements, books.

game-tumult_royale = Tumult Royale

tumult_royale-option-books = What does the device count?
tumult_royale-choice-books-full = Everything
tumult_royale-choice-books-light = Only the bare bones
tumult_royale-option-variant = For gamblers: spin after the raid?
tumult_royale-choice-variant-none = Spin before
tumult_royale-choice-variant-gamblers = Spin after
tumult_royale-option-spinner = And while your disc is not known?
tumult_royale-choice-spinner-disc = The real disc
tumult_royale-choice-spinner-house = House disc 2–5
tumult_royale-option-last-field = A last field, too few statues?
tumult_royale-choice-last-field-open = Allowed
tumult_royale-choice-last-field-whole = Not allowed
tumult_royale-option-start = How do we begin?
tumult_royale-choice-start-new = Set up anew
tumult_royale-choice-start-joined = Already playing

## Where we are

tumult-phase-setup = Setting up
tumult-phase-first = First statues
tumult-phase-joined = Joining in
tumult-phase-mood = Mood of the people
tumult-phase-raid = Tax raid
tumult-phase-tumults = Tumults
tumult-phase-place = Place statues
tumult-phase-ranks = Ranks
tumult-phase-crown = Coronation
tumult-phase-mercy = Mercy of the people

## Words

tumult-bread = bread
tumult-marble = marble
tumult-tools = tools
tumult-amount = { $n } { $kind }
tumult-face = { $n } { $kind }
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

tumult-setup-boards = Take castle board, 25 statues, mercy card.
    .spoken = Everyone takes the castle board and the 25 statues of one colour and stands the statues in the slots. The mercy card goes to the left of the board, with the side without mercy up.
    .hint = Mercy card on the left, “no mercy” up
    .why = The track on the castle counts by itself how many statues are out.
    .next = Supporters for everyone.
    .done = All standing
tumult-setup-supporters = Everyone gets supporters worth { $each }.
    .spoken = Everyone gets supporters worth { $each }, in any coins, and lays them out open to the right of the castle. The rest, { $rest }, is the supply, to the right of the goods.
    .hint = Open, right of the castle; supply: { $rest }
    .why = All can see who has how many at any time: most supporters make the king.
    .next = The goods of the people.
    .done = Laid out
tumult-setup-goods = { $players ->
    [2] Black and grey borders back in the box, the rest face down.
    [3] Black borders back in the box, the rest face down.
   *[4] All { $n } goods face down in the middle.
}
    .spoken = { $players ->
        [2] The nine goods with a black border and the nine with a grey one stay in the box. The other { $n } lie face down and single in the middle, within everyone's reach.
        [3] The nine goods with a black border stay in the box. The other { $n } lie face down and single in the middle, within everyone's reach.
       *[4] All { $n } goods lie face down and single in the middle, within everyone's reach.
    }
    .hint = { $n } tiles, each on its own
    .why = These are the goods of the people. This is what you will raid.
    .next = The land in its frame.
    .done = All face down
tumult-setup-frame = Join the frame, put in { $regions } regions.
    .spoken = { $centre ->
        [0] Join the two large frame pieces.
       *[other] Join the two large frame pieces and { $centre } centre pieces.
    } The frame lies beside the goods, not in the middle. Mix the ten regions face down and put { $regions } into it: { $half } face up, { $half } face down, as the rulebook pictures it. The others stay in the box.
    .hint = { $half } up, { $half } down; centre pieces: { $centre }
    .why = The regions that lie face down come into play in rounds three and five.
    .next = Who will be king?
    .done = Frame is ready
tumult-setup-cards = Mix nobility cards 1 to { $players }; each draws.
    .spoken = The oldest mixes nobility cards 1 to { $players } under the table, lays them down as a stack and takes the top one. Clockwise, each takes one and puts it between the towers of the castle. Man or woman side up, as you like.
    .hint = The oldest mixes; then clockwise
    .why = The card is your rank to begin with. One is the highest.
    .next = I shall ask who has which card.
    .done = Drawn
tumult-setup-ranks = Who has rank 1, who rank 2 …?
    .spoken = Who has which nobility card? Name rank one first, the king or queen, then rank two, and so on.
tumult-setup-king = Take the hourglass and the tumult disc.
    .spoken = { $who }, you wear the crown. Hourglass and tumult disc are yours.
    .why = Whoever wears the crown spins the arrow and starts the raid.
    .next = Everyone places a first statue.
    .done = I have them

tumult-first = Put statue 1 on a free pasture.
    .spoken = Take the front statue, the one above the one, and put it on any free pasture. It costs nothing.
    .why = Best close to a village or palace: more statues will fit there later.
    .next = The next higher rank follows, the crown comes last.
    .done = It stands

tumult-trial = A trial raid first?
    .spoken = Would you like to try the raid once? It does not count. Good advice for a first game.
tumult-trial-yes = Yes, let's try
tumult-trial-no = No, straight on
tumult-trial-ready = Trial: one hand under the table. Ready?
    .spoken = This is only a trial. One hand stays under the table. With the other you look at one tile, never more than one, and put it face down either back or on your castle. What lies on a castle stays there. Are you ready?
    .done = Collect taxes!
tumult-trial-raid = Trial: collect taxes!
tumult-trial-over = Stop! Everything face down again, and mix.
    .spoken = Stop! What you still hold goes back or on your castle. That was the trial. Put all goods face down in the middle again and push them about.
    .done = Mixed

tumult-joined-round = Which round are you in?
    .spoken = Which round are you in? As many as spaces of the royal chronicle are taken, and one more.
tumult-joined-statues = How many statues stand already?
    .spoken = How many statues has each of you placed, those in the chronicle included? The track on the castle shows it.
tumult-joined-supporters = How many supporters has each?
    .spoken = How many supporters has each of you, and how many are in the supply? Together there are 105.

## Phase 1: mood

tumult-mood = Spin: what do the people want?
    .spoken = Spin the arrow of the tumult disc. Its number says how much bread, how much marble and how many tools must stay with the people. Right on the line, the lower number counts.
    .hint = On the line, the lower number counts
    .why = So much of each kind must be left after the raid, or there will be a tumult.
    .next = Three tiles go aside, then you raid.
tumult-mood-of = Spin the arrow for { $kind }.
    .spoken = Spin the arrow for { $kind }. Right on the line, the lower number counts.
    .hint = On the line, the lower number counts
tumult-spin-forgotten = We forgot to spin!
    .spoken = You have raided already, but forgot to spin.
tumult-last-mood = Which number counted last round?
tumult-as-before = Spin forgotten: the { $n } counts.
    .spoken = The raid was on already, so there is no spinning now. The { $n } counts. Turn all goods face up.
    .why = Forgotten means: last round's number counts, in the first round a three.
    .done = Fine

## Phase 2: raid

tumult-set-aside = Everyone puts three tiles aside.
    .spoken = Everyone takes any { $each } tiles from the middle, without looking at them, and lays them face down beside the frame. { $left } stay, each on its own.
    .hint = Face down; { $left } stay in the middle
    .why = Face down: they are out of the game this round.
    .next = The raid: twenty seconds, one hand under the table.
    .done = Put aside
tumult-ready = Ask them all: are you ready?
    .spoken = Take your time and think which goods you need; the prices are on the left of your castle. One hand under the table! Never more than one tile in your hand. What lies on a castle stays there; anything else is anybody's. Is everyone ready?
    .hint = One hand under the table!
    .why = Who knows what to build raids better. And who takes too much is punished.
    .next = The hourglass runs for twenty seconds.
    .done = Collect taxes!
tumult-raid = Collect taxes!
    .hint = One hand, one tile. It is safe on your castle.
    .spoken = Collect taxes!

## Phase 3: tumults

tumult-middle = Hands off! Turn all up, show the middle.
    .spoken = Stop, hands off! If you still hold a tile, put it back or on your own castle. Then turn all goods face up. What is left in the middle?
    .hint = Only the middle, not the tiles set aside
    .why = What stayed in the middle stayed with the people.
    .next = Then everyone shows the loot.
tumult-board = Show your loot.
    .spoken = Lay the goods you raided face up under the camera.
    .why = So I know who was greedy, and what you can pay.
    .next = Then we look for tumults.
tumult-people = Hands off! What is left in the middle?
    .spoken = Stop, hands off! If you still hold a tile, put it back or on your own castle. Then turn all up. Count the symbols in the middle: bread, marble, tools.
    .hint = Count symbols, not tiles
    .why = Only what stayed in the middle still belongs to the people.
    .next = Where too little of a kind is left there is a tumult.
tumult-verdict = { $n ->
    [0] The people are content.
    [1] The people grumble: a tumult!
   *[other] The people rage: { $n } tumults!
}
    .spoken = { $n ->
        [0] The people are content. No tumult this round.
        [1] Too little of one kind is left. There is a tumult!
       *[other] Too little of { $n } kinds is left. There are { $n } tumults!
    }
    .why = Symbols in the middle count. Just as many as asked is enough.
    .next = { $n ->
        [0] Now statues are placed.
       *[other] Each kind that is short is looked at: bread, marble, tools.
    }
tumult-asked = asked: { $n }
tumult-robbed = Tumult: { $left } { $kind }, not { $asked }! Who took how much?
    .spoken = Tumult! Too little { $kind } is left: { $left } instead of { $asked }. Count your symbols. Who took how much?
    .hint = Count without mercy, I see to that
tumult-greediest = Tumult for { $kind }! { $who } was greediest.
    .spoken = Tumult for { $kind }! { $who } was the greediest, gives up three supporters and keeps only one tile of this kind: the one with the fewest symbols.
    .why = Who took most pays for it; of equals the higher rank. Mercy counts one symbol less.
    .next = The tiles handed back lie face up in the middle.
    .done = Handed back
tumult-as-many = as many
tumult-by-rank = rank { $rank } before { $next }
tumult-gives-up = { $n } supporters to the supply
tumult-keeps-smallest = Keeps only the smallest tile
tumult-tiles-back = { $n ->
    [0] No tile goes back
    [one] 1 tile goes back
   *[other] { $n } tiles go back
}
tumult-everyone-gets = Too few! First everyone gets 5.
    .spoken = { $who } cannot give up { $due } supporters. So everyone first gets five from the supply. If the supply runs out, remember what is missing: I keep the books.
    .why = So all distances stay the same, and nobody falls below nothing.
    .next = { $who } then gives up { $due }.
    .done = Handed out
tumult-everyone-gives = Supply too small! First everyone gives back 5.
    .spoken = There are not { $due } supporters left for { $who }. So everyone first gives five back. Who has no five owes the rest: I keep the books.
    .why = So all distances stay the same.
    .next = { $who } then gets { $due }.
    .done = Collected
tumult-owes = owes { $n }

## Phase 4: statues

tumult-village = What does a village cost? Read it now.
    .spoken = I do not know the price of a village. It is printed on the left of every castle board. Will you enter it now?
    .why = Without the price I cannot reckon with villages. You are asked only once.
tumult-village-now = Enter it now
tumult-village-later = Not yet
tumult-place-all = Place statues in order of rank, field by field.
    .spoken = Place your statues. The crown begins, then by rank, each one field or pass, until nobody can go on. Next to own statues at the plain price; on any free pasture or forest at twice the price. Each overpaid symbol brings a supporter. Who could place nothing at all gets two, unless they were greediest in a tumult. What is left over goes back to the middle.
    .hint = Nothing placed at all: 2 supporters as comfort
    .why = Pay with whole tiles, none too many. Each overpaid symbol brings a supporter.
    .next = Then the ranks are handed out anew.
    .done = All done
tumult-place = Where do your statues go?
    .spoken = Where do you place your statues? The field must be free and touch one of your own along a side, not just a corner. Pasture and forest go anywhere at twice the price. Always take the front statue.
    .hint = Free and beside your statue; ×2: anywhere
    .why = You see what your goods allow. Whether a field is free and touches, you see yourselves.
    .next = Then choose what you pay with.
tumult-site-pasture = Pasture
tumult-site-forest = Forest
tumult-site-mountain = Mountain
tumult-site-village = Village
tumult-site-palace = Palace
tumult-site-pasture-far = Pasture ×2
tumult-site-forest-far = Forest ×2
tumult-passes = Pass
tumult-off-unread = price not read yet
tumult-off-statues = too few statues
tumult-off-goods = { $n ->
    [1] { $first } missing
    [2] { $first }, { $second } missing
   *[other] all missing
}
tumult-pay = { $site }: what do you pay with?
    .spoken = It costs { $price }. What do you pay with? Each overpaid symbol brings a supporter.
    .hint = Costs { $price }; overpaying brings supporters
    .why = Whole tiles, none too many; a tile counts for one field only.
    .next = Take statues from the front of your castle and place them.
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
tumult-off-tile = too many
tumult-other-field = Another field
tumult-pass = Why do you pass?
    .spoken = You could still pay. Why do you pass?
    .hint = Comfort only if no field fits
tumult-pass-blocked = No field fits
tumult-pass-later = Just this turn
tumult-pass-enough = I am finished
tumult-no-consolation = no comfort
tumult-leftovers = { $consoled ->
    [0] Goods back to the middle.
   *[other] Goods go back, some comfort.
}
    .spoken = { $consoled ->
        [0] What still lies on your castles lapses and goes back to the middle. It brings no supporters.
       *[other] What still lies on your castles lapses and goes back to the middle. Who could place nothing at all gets two supporters as comfort.
    }
    .why = Nothing is kept. Comfort is only for those whom no tumult hit.
    .next = Then the ranks are handed out anew.
    .done = Done
tumult-consoled = +{ $n } as comfort
tumult-lapses = lapses

## Phase 5: ranks

tumult-order = Who has the most supporters?
    .spoken = Who has the most supporters, who the second most? Of equals, whoever had the higher rank until now comes first.
    .hint = Of equals, the former higher rank first
    .why = The nobility cards are handed out anew by supporters.
    .next = Whoever leads is crowned.
tumult-ranks = { $swaps ->
    [0] Everyone keeps their rank.
   *[other] The crown: { $king }. Swap your cards!
}
    .spoken = { $swaps ->
        [0] Everyone keeps their rank. The crown stays with { $king }.
       *[other] { $king } has the most supporters and now wears the crown. Swap nobility cards, from the top down.
    }
    .why = Most supporters bring the crown; of equals, the rank held before counts.
    .next = The coronation: five supporters fewer, one statue more.
    .done = Swapped
tumult-takes-card = { $rank } from { $who }
tumult-keeps-card = stays { $rank }
tumult-given-card = now { $rank }

## Phase 6: coronation

tumult-crown = { $statues ->
    [1] { $due } supporters back, 1 statue to the chronicle.
   *[other] { $due } supporters back, 2 statues to the chronicle.
}
    .spoken = { $statues ->
        [1] Long live the crown! Give { $due } supporters to the supply and put your front statue on the next free space of the royal chronicle. Hourglass and disc are yours now.
       *[other] Long live the crown! Give { $due } supporters to the supply and put your two front statues on the next dual space of the royal chronicle. Hourglass and disc are yours now.
    }
    .hint = Space { $space }; hourglass and disc to you
    .why = Power costs friends. These five do not change the ranks of this round.
    .next = The people show their mercy.
    .done = Crowned
tumult-regions = { $n ->
    [1] Turn up 1 region, towards you.
   *[other] Turn up { $n } regions, towards you.
}
    .spoken = { $n ->
        [1] Turn up one region that lies face down. No peeking: turn it over towards you and leave it so.
       *[other] Turn up { $n } regions that lie face down. No peeking: turn them over towards you and leave them so.
    }
    .hint = No peeking first
    .why = New land! From the next round on you may build there.
    .next = The people show their mercy.
    .done = Turned up
tumult-statues = How many statues stand now?
    .spoken = How many statues has each of you out now, those in the chronicle included? The track on the castle shows it.
    .hint = Fields and chronicle; the track shows it
    .why = Mercy and the end of the game follow from this.

## Phase 7: mercy, next round

tumult-mercy = { $n ->
    [0] All equal: no mercy for anyone.
   *[other] Mercy for { $who }
}
    .spoken = { $n ->
        [0] All have equally many statues. Nobody gets mercy; turn all cards to no mercy.
       *[other] Fewest statues: the people show mercy to { $who }. All other mercy cards show no mercy.
    }
    .why = With mercy, one symbol of each kind less counts in a tumult.
    .next = The goods are mixed anew.
    .done = Turned
tumult-mercy-yes = turn to mercy
tumult-mercy-no = no more mercy
tumult-mercy-stays = stays
tumult-goes-on = { $difference } apart, { $number } allowed: go on!
tumult-prepare = Mix all goods, three each aside.
    .spoken = Put all goods face down in the middle, those set aside too, and push them about. Then everyone puts { $each } aside again, without looking.
    .hint = Mix those set aside as well
    .why = Different tiles are missing each round; counting cards is no use.
    .next = A new round: the crown spins the arrow.
    .done = Mixed
tumult-hints = Five pieces of advice
    .spoken = Five pieces of advice after the first round. One: take your time before the raid, and think which fields you want and which goods they take. Two: supporters come from overpaying, and most supporters bring the crown. Three: any free pasture and any free forest is open to you at twice the price; that may be the way to new villages and palaces. Four: do not look down on mercy; with it you may raid a little more boldly. Five: the distance allowed shrinks every round; the longer it lasts, the sooner it may be over.
    .done = Heard
tumult-hint-1 = Think first: which fields, which goods?
tumult-hint-2 = Overpaying brings supporters, they bring the crown.
tumult-hint-3 = Free pasture or forest: anywhere, at twice the price.
tumult-hint-4 = With mercy, raiding is a little safer.
tumult-hint-5 = With each round the end may be nearer.

## End and announcements

tumult-over-statues = { $who } has placed all 25 statues.
tumult-over-apart = { $difference } statues apart, { $number } were allowed.
tumult-over-chronicle = The royal chronicle is full.
tumult-over-stopped = You stop here: what stands, counts.
tumult-all-stand = 25 statues stand!
    .spoken = Who placed the twenty-fifth statue?
tumult-stop = We stop here
tumult-light-books = Count less
    .spoken = From now on without goods and supporters: I ask only what I must.

## What is printed in your box

tumult_royale-fact-village = Village price
    .where = On the left of every castle board, in the price list at the village.
tumult_royale-fact-number-6 = Number, round 6
    .where = On the royal chronicle, below the first dual space.
tumult_royale-fact-number-8 = Number, round 8
    .where = On the royal chronicle, below the third dual space.
tumult_royale-fact-number-9 = Number, round 9
    .where = On the royal chronicle, below the fourth dual space.
tumult_royale-fact-sectors = Tumult disc
    .where = On the tumult disc with its arrow.
tumult_royale-fact-mix-plain = Plain goods
    .where = The 21 goods tiles without a coloured border.
tumult_royale-fact-mix-grey = Grey goods
    .where = The 9 goods tiles with a grey border.
tumult_royale-fact-mix-black = Black goods
    .where = The 9 goods tiles with a black border.
tumult-fact-village = What do 2 statues in a village cost?
    .spoken = Read on the left of a castle board what a village costs: how much bread, how much marble, how many tools.
    .hint = Price list, left on the castle board
tumult-fact-sectors = How often is each number on the disc?
    .spoken = Count on the tumult disc how many areas each number has. If their sizes differ, an area twice as large counts twice.
    .hint = An area twice as large counts twice
tumult-fact-mix-plain = Which 21 goods have no border?
    .spoken = Sort the goods tiles without a coloured border and count each sort. There are 21.
    .hint = Count tiles, not symbols
tumult-fact-mix-grey = Which 9 goods have a grey border?
    .spoken = Sort the goods tiles with a grey border and count each sort. There are 9.
    .hint = Count tiles, not symbols
tumult-fact-mix-black = Which 9 goods have a black border?
    .spoken = Sort the goods tiles with a black border and count each sort. There are 9.
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
entry-demand = The people ask for
entry-supporters = Supporters
entry-supply = Supply
entry-middle = Goods in the middle
entry-tiles = Loot
entry-empty-handed = Empty-handed
entry-people = Left to the people
entry-robbed = Robbed
move-books = The books now count { $to ->
        [light] little
       *[full] everything
    }.
move-rank = { $who } holds nobility card { $to } again.
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
    [yes] mercy
   *[no] no mercy
}.
move-greediest = { $to ->
    [yes] { $who } counts as greedy again.
   *[no] { $who } no longer counts as greedy.
}
move-demand = The people ask for { $to } { $who ->
    [bread] bread
    [marble] marble
   *[tools] tools
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
move-middle = Other goods lie in the middle.
move-tiles = Other goods lie on { $who }'s castle.
move-empty-handed = { $to ->
    [yes] { $who } placed nothing.
   *[no] { $who } placed something.
}
move-people = The people keep { $to } { $who ->
    [bread] bread
    [marble] marble
   *[tools] tools
}.
move-robbed = { $who } robbed { $to }.
