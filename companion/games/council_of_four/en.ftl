### The Council of Four: prompts, answers, reasons, books.

game-council_of_four = The Council of Four
    .also = Council of Four
council_of_four-printing = 15 cities, 45 permits and 90 politics cards
    .also = council of four

council_of_four-option-books = What should I keep track of?
council_of_four-choice-books-full = Count everything
    .usual = everything counted
    .about = I keep all that you own and check every move
council_of_four-choice-books-light = Just the essentials
    .usual = just the essentials counted
    .about = you keep what you own; I announce, note the tiles and settle the score at the end
council_of_four-option-turns = Shall I call the turns?
council_of_four-choice-turns-kept = Yes, in turn
    .usual = turns called
    .about = I say whose turn it is and what they can do
council_of_four-choice-turns-free = No, only the end
    .usual = turns not called
    .about = you play by yourselves and call me at the end
council_of_four-option-face-down = Face-down permits
council_of_four-choice-face-down-open = Ask when it matters
council_of_four-choice-face-down-yes = Count too
    .usual = face-down permits count
council_of_four-choice-face-down-no = Don’t count
    .usual = only face-up permits count
council_of_four-option-tied = Tied for most permits
council_of_four-choice-tied-open = Ask when it matters
council_of_four-choice-tied-yes = 3 points each
    .usual = tied for most permits: 3 points each
council_of_four-choice-tied-no = Nobody scores
    .usual = tied for most permits: nobody scores
council_of_four-option-zero = Nobility space 0
council_of_four-choice-zero-open = Ask when it matters
council_of_four-choice-zero-yes = Scores
    .usual = nobility space 0 scores
council_of_four-choice-zero-no = Scores nothing
    .usual = nobility space 0 scores nothing
council_of_four-option-start = How do we begin?
council_of_four-choice-start-new = Set up a new game
council_of_four-choice-start-joined = Already playing

## Where we are

council-phase-setup = Setup
council-phase-draw = Draw a card
council-phase-actions = Actions
council-phase-scoring = Final scoring

## Words

council-city = { $name }
council-letters = { $letters }
    .spoken = { $cities }
council-who = { $who }
council-coast = Coast
council-hills = Hills
council-mountains = Mountains
council-king = King
council-gold = { $n } gold
council-assistants = { $n ->
    [one] 1 assistant
   *[other] { $n } assistants
}
council-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
council-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
council-nobility = { $n ->
    [one] 1 nobility step
   *[other] { $n } nobility steps
}
council-action = { $n ->
    [one] 1 main action
   *[other] { $n } main actions
}
council-bonus-list = { $what }
council-way = { $cities }
council-tile-gold = gold cities
council-tile-silver = silver cities
council-tile-bronze = bronze cities
council-tile-iron = iron cities
council-tile-coast = coast cities
council-tile-hills = hill cities
council-tile-mountains = mountain cities
council-side-arkon-iron = Arkon blue
council-side-arkon-gold = Arkon gold
council-side-king-juvelar = Juvelar purple
council-side-king-graden = Graden purple
council-side-lyram-silver = Lyram silver
council-side-lyram-iron = Lyram blue

## Setup

council-side = { $region }: which side is face up?
    .spoken = Put coast, hills and mountains side by side, from left to right, with the king’s court below. Use whichever sides you like. { $region }: which side is face up?
    .why = Each side has different roads and city colours: that makes eight different lands.
    .next = The reward tokens go into the cities.
council-setup-tokens = One token in every city!
    .spoken = Shuffle the 14 reward tokens face down and put one face up in every city. Only { $city }, the purple city, gets none.
    .hint = { $city } gets none.
    .done = All placed
council-token = Where is: { $what }?
    .spoken = Which city has the token with { $what }?
    .why = Once I know all the tokens, I can work out every chain of rewards for you.
council-token-here = What does { $city } bring?
    .spoken = { $who } gets the reward from { $city }: what lies there? I’ll remember it.
    .short = What does { $city } bring, { $who }?
    .why = Whoever builds here gets it, and so does every chain through { $city }.
council-setup-stacks = Shuffle the cards, set out assistants!
    .spoken = Shuffle the politics cards and put them face down beside the board. Put the assistants next to them as a supply.
    .done = Ready
council-setup-permits = Turn up two permits per region!
    .spoken = Sort the permits by their backs, shuffle each stack and put it face down on its space. Turn up two beside each stack.
    .done = Ready
council-turned-up = { $region }: what comes up?
    .spoken = { $got ->
        [one] Take { $what }. Which permit replaces it: { $region }?
       *[other] Which permit is turned up: { $region }?
    }
    .hint = { $got ->
        [one] You get: { $what }
       *[other] Two are face up
    }
council-setup-court = The king goes to { $city }.
    .spoken = Put the king in { $city }. Stack the royal rewards at the court, the first on top, and put the seven bonus tiles on their spaces.
    .done = All placed
council-setup-balconies = Four councillors on each balcony!
    .spoken = Slot in the four balconies, the closed side on the left by the arrow. Put four councillors in each without looking. The other eight stay beside the board.
    .hint = Eight stay beside the board.
    .done = All seated
council-seated = { $council }, place { $place }: who?
    .spoken = { $council }: which colour sits in place { $place }, counting from the arrow?
    .hint = Count from the arrow.
council-setup-starter = Who goes first?
    .spoken = Who goes first? Decide any way you like. Then play goes clockwise.
council-setup-players = Everyone: starting goods, { $cards } cards!
    .spoken = Everyone takes { $emporiums } emporiums and three markers of one colour, an overview card and { $cards } politics cards. Put one marker on zero points, one on zero nobility and the third on the gold track. { $all }.
    .why = Those who play later get a little more to make up for it.
    .done = We have them
council-starts = { $who } starts with { $gold } gold and { $assistants ->
    [one] 1 assistant
   *[other] { $assistants } assistants
}
council-setup-neutral = Two players: draw three permits!
    .spoken = The usual setup is done. With two players, now draw one permit from each stack. Put an emporium of an unused colour in every city on it. Then shuffle the three back into their stacks.
    .done = Drawn
council-neutral = { $region }: which one did you draw?
    .spoken = Which permit did you draw: { $region }? Put a neutral emporium in each of its cities and shuffle it back in.
council-agreed = This is how we play it:
    .done = Agreed
    .spoken = Where the rules are silent, we play it like this: there is only one of each bonus tile. First the whole chain pays, then you get any extra actions. And every tenth emporium earns 3 points.{ $two ->
        [no] {""}
       *[yes] {" "}Neutral emporiums cost you assistants too.
    }
council-agreed-g10 = There is only one of each bonus tile.
council-agreed-g16 = Neutral emporiums cost assistants too.
council-agreed-g18 = The whole chain first, then any extra actions.
council-agreed-g20 = Every tenth emporium earns 3 points.

## In the middle of a game

council-joined-round = Which round is it?
council-joined-turn = Whose turn is it?
council-joined-king = Where is the king?
council-joined-goods = What do you have right now?
council-has-points = Points
council-has-gold = Gold
council-has-nobility = Nobility
council-has-assistants = Assistants
council-has-hand = Cards
council-joined-permits = { $region }: which are yours?
    .hint = Face-down ones belong to you too.
council-joined-neutral = Where are the neutral emporiums?
    .spoken = In which cities is there an emporium that belongs to neither of you?
    .why = Building there costs assistants, as with other players’ emporiums.
council-joined-emporiums = Where are your emporiums?
council-joined-usable = Which permits lie face up in front of you?
    .hint = only those face up; the others come next
council-joined-used = And which lie face down?
    .hint = Turn them over for a moment; they count at the end.
council-joined-tile = Who has: { $tile }?
council-joined-royal = Who has royal reward number { $rank }?
council-marked = Where are your emporiums? ({ $n })
council-all-there = All there

## A turn

council-turn = { $first ->
    [one] Draw a card! And then?
   *[other] { $mains ->
        [0] Anything else?
       *[other] { $acted ->
            [0] And your main action?
           *[other] Another main action?
        }
    }
}
    .spoken = { $first ->
        [one] { $last ->
            [one] Your last turn! Draw a politics card. What will you do?
           *[other] Draw a politics card. What will you do?
        }
       *[other] { $mains ->
            [0] { $then ->
                [yes] A quick action as well? If not, { $next } draws a card and plays on.
               *[no] A quick action as well, or are you done?
            }
            [one] You have a main action left.
           *[other] You have { $mains } main actions left.
        }
    }
    .hint = { $beyond ->
        [one] { $gold } gold: the track ends at { $end }. Remember the rest.
       *[other] { $last ->
            [one] Last turn!
           *[other] One main action, and at most one quick action
        }
    }
    .why = Exactly one main action: elect a councillor, acquire a permit, use one to build an emporium, or build with the king’s help. Before or after it, at most one quick action: hire, exchange, send out, or one more main action.
    .next = It’s the next player’s turn, clockwise.
    .short = { $first ->
        [one] { $last ->
            [one] Your last turn! What will you do?
           *[other] What will you do?
        }
       *[other] { $mains ->
            [0] { $then ->
                [yes] Anything else?
               *[no] Quick action?
            }
            [one] One more main action.
           *[other] { $mains } more main actions.
        }
    }
council-elect = Councillor
    .also = elect a councillor / pick a councillor / councilor
council-acquire = Permit: { $region }
    .also = permit in { $region } / tile { $region }
    .spoken = Permit: { $region }
council-build = Emporium
council-king-helps = Build with king
    .also = build with the king / king
council-hire = Hire
    .also = hire an assistant / buy an assistant / hire assistant / buy assistant
council-exchange = Exchange
    .also = exchange permits / trade permits / swap permits
council-send = Send out
    .also = send an assistant
council-extra = Main action
council-done = Done
    .also = end turn / that's it
council-permit-stack = in the stack
council-permit-open = face up
council-permit-under = under the stack
council-permit-of = { $who }, face up
council-permit-used = { $who }, used
council-royal-n = Royal reward { $n }
council-later = Later, when it matters
    .also = don't know / dont know / no idea
council-ahead = { $act ->
    [elect] { $who } elects a councillor
    [permit] { $who }: permit, { $region }
    [build] { $who } builds an emporium
   *[king] { $who } builds with the king
}
council-back = Back
council-shuffle = Stack empty: shuffle { $n ->
    [one] 1 card
   *[other] { $n } cards
}!
    .spoken = The card stack is empty. Shuffle { $n ->
        [one] the discarded card
       *[other] the { $n } discarded cards
    } into a new stack and draw { $owed } more.
    .done = Shuffled

council-councillor = Which councillor?
    .why = Get the right colours onto a balcony, and it will cost less to bribe later.
    .spoken = Which of the councillors beside the board goes onto a balcony?
    .short = Which councillor?
council-balcony = { $colour }: which balcony?
    .spoken = Onto which balcony does { $colour } go? The king’s will do as well. Push from the arrow; the last one falls out and goes beside the board.
    .hint = Whoever is struck through falls out.
    .short = Which balcony?
council-pushed = { $council }
    .spoken = { $council }; { $out } falls out

council-region = Which council?
    .spoken = Which region’s council do you bribe? The king’s sells no permits.
    .hint = 1 card costs 10 gold, 2: 7, 3: 4, 4: nothing
    .short = Which council?
council-unseated = { $council }
    .spoken = { $council }, councillors not named yet
council-bribe = Bribing { $council }: how many cards?
    .spoken = Discard one to four cards in this council’s colours. One card costs 10 gold, two cost 7, three cost 4, four cost nothing. Each joker costs 1 gold extra.
    .hint = { $fare ->
        [0] 1 card: 10 gold, 2: 7, 3: 4, 4: 0. You have { $gold }.
       *[other] { $fare } gold for the journey; { $gold } left.
    }
    .why = Each card bribes one councillor of its colour. The more you bribe, the less you pay.
    .short = How many cards?
council-laid = { $jokers ->
    [0] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[other] { $cards ->
        [0] {""}
        [one] 1 card +{" "}
       *[other] { $cards } cards +{" "}
    }{ $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    }
}
    .coloured = cards
council-with-jokers = With jokers
council-how-many-jokers = Say how many cards and how many jokers, like “2 cards + 1 joker”.
council-no-cards = You need at least one card.
council-not-in-hand = { $cards ->
    [one] One card
   *[other] { $cards } cards
}? You have { $hand ->
    [0] none
   *[other] only { $hand }
}.
council-too-dear = That costs { $cost } gold; you have { $gold }.
council-permit = { $paid ->
    [0] For free! Which permit?
   *[other] Pay { $paid } gold! Which permit?
}
    .spoken = { $paid ->
        [0] All four bribed: you pay nothing.
       *[other] For your gold:
    } Take one of the two face-up permits and put it face up in front of you. You get its bonus at once.
    .hint = You get the bonus at once.
    .short = { $paid ->
        [0] For free. Which permit?
       *[other] Which permit?
    }
    .back = Permit: { $answer }.
council-stack-empty = You get { $what }.
    .spoken = You get { $what }. The stack is empty: no new permit comes up.
    .done = Taken

council-by-permit = { $city }: with which permit?
    .spoken = With which of your face-up permits do you build in { $city }?
council-build-where = Where do you build?
    .spoken = You build with one of your face-up permits. In which of the cities it names?
    .why = The new emporium earns you the tokens of all cities connected through your own emporiums.
council-king-stays = { $city }
    .also = stays / stay / stays put / he stays
council-king-to = Where will the king help you?
    .spoken = Where will the king travel? Every road costs 2 gold; staying is free. Wherever he arrives you build an emporium at once.
    .why = With the king you don’t need a permit, but you must bribe his council.
    .short = Where to with the king?
council-built = { $city }!
    .spoken = { $king ->
        [one] { $roads ->
            [0] The king stays.
           *[other] The king travels: { $way }.
        } Build your emporium in { $city }.
       *[other] Build your emporium in { $city } and turn the permit face down.
    }{ $rewarded ->
        [0] {" "}There is no reward here.
       *[other] {" "}Your reward: { $what }.
    }
    .done = Built
    .why = Every connected city pays once, however far away, as long as your emporiums lead there.
    .short = { $roads ->
        [0] Emporium in { $city }!
       *[other] The king and your emporium to { $city }!
    }
council-row-back = Returned
council-row-paid = Paid
council-row-roads = { $n ->
    [0] no journey
    [one] one road
   *[other] { $n } roads
}
council-row-no-token = no token
council-row-sum = Together
council-row-space = Space { $n }
council-row-royal = Royal { $rank }
council-row-tenth = 10th emporium
council-prize = Take: { $tile }
    .spoken = { $royal ->
        [0] Take the bonus tile for the { $tile }. There are no royal rewards left.
       *[other] Take the bonus tile for the { $tile } and the top royal reward as well. They score at the end.
    }
    .done = Taken
    .short = { $royal ->
        [0] Take the tile for the { $tile }.
       *[other] Take the tile for the { $tile } and the top royal reward.
    }
council-tenth = { $first ->
    [one] Last emporium! One more turn for all.
   *[other] { $who } is done too: { $points } points
}
    .spoken = { $first ->
        [one] { $who } has built all { $emporiums } emporiums and gets { $points } points. Everybody else has exactly one more turn.
       *[other] { $who } has built all { $emporiums } emporiums as well and gets { $points } points.
    }
    .done = Go on

council-space = Nobility { $space }: { $what }
    .done = Taken
    .spoken = Nobility track, space { $space }: you get { $what }.
    .short = Space { $space }!
council-space-empty = Nobility { $space }: nothing to take
    .done = Too bad
    .spoken = Nobility track, space { $space }: there is nothing here for you.
council-collect = Nobility { $space }: which token?
    .spoken = Take the reward of a city with your emporium once more. Tokens with a nobility step are excluded.
council-take-open = Nobility { $space }: which one do you take?
    .spoken = Take a face-up permit without paying. You get its bonus as well.
council-again = Nobility { $space }: which bonus?
    .spoken = Take the bonus of one of your permits once more. Face-down ones are fine too.

council-exchange-where = Which region?
    .spoken = Which region’s two face-up permits go face down under their stack? Two new ones are turned up.

council-light-turn = { $last ->
    [one] Last turn: card and actions!
   *[other] Draw a card, then your actions!
}
    .spoken = { $last ->
        [one] { $who }’s tenth emporium stands: 3 points for it, and everybody else has one more turn. Your last turn: draw a politics card, then take a main action and, if you like, a quick one.
       *[other] Draw a politics card, then take a main action and, if you like, a quick one.
    }
    .hint = Took a permit? Turn up the next one at once.
    .why = Exactly one main action: elect a councillor, acquire a permit, use one to build an emporium, or build with the king’s help. Before or after it, at most one quick action: hire, exchange, send out, or one more main action. Whoever takes a permit turns up the next one at once; whoever has all cities of a colour or region tells me: bonus tile.
    .short = { $last ->
        [one] { $who }’s tenth emporium stands. Your last turn!
       *[other] Your turn.
    }
council-tenth-stands = 10th emporium stands
council-tile-due = Bonus tile!
    .also = finished / completed / full
council-light-tile = Which bonus tile?
    .spoken = { $royals ->
        [0] Which bonus tile? There are no royal rewards left.
       *[other] Which bonus tile? The top royal reward comes with it.
    }
council-light-who = Who?
council-light-meanwhile = Play on, and tell me what is due.
    .spoken = Play on by yourselves. Tell me who gets a bonus tile, and when a tenth emporium stands.
    .hint = Took a permit? Turn up the next one at once.
    .why = In every turn: one politics card, exactly one main action, at most one quick action. Whoever takes a permit turns up the next one at once. Whoever has all cities of a colour or region gets its bonus tile.

## Why something cannot be done

council-off-no-open = no face-up permit
council-off-no-cards = no cards
council-off-gold = not enough gold
council-off-own = you already built here
council-off-assistants = { $n ->
    [one] needs 1 assistant
   *[other] needs { $n } assistants
}
    .short = too few assistants
council-off-no-permit = no permit
    .short = no permit
council-off-nowhere = nowhere to build
council-off-none-left = no emporium left
council-off-no-road = no road leads there
council-off-way = journey: { $n } gold, too dear
    .short = journey too dear
council-off-supply = supply is empty
council-off-token = no token for you
council-off-filled = has one already

## At any time

council-look = What would each city bring?
council-map = An emporium would earn you:
council-bribe-cost = What does a council cost?
council-cost-cards = How many cards?
council-cost-jokers = How many of them are jokers?
council-cost = That’s { $gold } gold.
    .spoken = { $cards ->
        [one] One card
       *[other] { $cards } cards
    }{ $jokers ->
        [0] {""}
        [one] , one of them a joker
       *[other] , { $jokers } of them jokers
    }: that’s { $gold } gold.
    .done = Paid
council-king-cost = What does the king’s journey cost?
council-way-from = Where is the king?
council-way-to = Where should he go?
council-way-told = The journey costs { $gold } gold.
    .spoken = { $way }: { $roads ->
        [0] no road at all
        [one] one road
       *[other] { $roads } roads
    }, that’s { $gold } gold.
    .done = Good
council-linked-who = Whose emporium?
council-linked-city = Where will the new one go?
council-linked = { $n ->
    [0] No city pays.
    [one] One city pays.
   *[other] { $n } cities pay.
}
    .spoken = An emporium in { $city }: { $n ->
        [0] no city pays.
        [one] one city pays its reward.
       *[other] { $n } cities pay their rewards.
    }
    .done = Taken
council-light-books = Stop counting everything
council-stop = Stop here and score

## Final scoring

council-settle-face-down = Do face-down permits count?
    .spoken = For the most permits: do face-down ones count? The rules don’t say; we think so.
council-settle-face-down-yes = Yes, all
council-settle-face-down-no = Face-up ones only
council-settle-tied = Tied for most permits: what now?
    .spoken = Several of you are tied for the most permits. The rules don’t say what happens. Does each of you get 3 points?
council-settle-tied-yes = 3 points each
council-settle-tied-no = Nobody
council-settle-zero = Does nobility space 0 score?
    .spoken = Can you score nobility points if you never left the first space? Going by the wording, yes.
council-settle-zero-yes = Yes
council-settle-zero-no = No
council-form-points = How many points on the track?
    .spoken = How many points does the track show? Include the 3 for the last emporium.
council-form-prizes = Points on tiles and rewards?
    .spoken = How many points are on your bonus tiles and royal rewards?
council-form-nobility = How far on the nobility track?
council-form-permits = How many permits?
    .spoken = How many permits do you have, face up and face down together?
council-form-rest = A tie! Assistants and cards?
    .spoken = A tie! How many assistants and politics cards do you have together?
council-score = { $points } { $points ->
    [one] point
   *[other] points
}
    .done = Go on
council-row-track = Track
council-row-tiles = Tiles
council-row-royals = Royal
council-row-nobility = Nobility
council-row-permits = Permits
council-tie = Assistants and cards: { $goods }
council-over = { $who } was the first to build all emporiums.
council-over-stopped = You stopped here.

## The books

entry-books = Books
move-books = The books are now: { $to ->
    [full] everything
   *[other] the essentials
}.
entry-active = Whose turn
move-active = Now it’s { $now }’s turn.
entry-first = Start player
move-first = The start player is { $now }.
entry-last = First to finish
move-last = A different player was the first to build all emporiums: { $now }
entry-agreed = Agreed
move-agreed = { $who ->
    [face-down] Face-down permits count for the most permits
    [tied] Tied for most permits scores 3 points each
   *[zero] Nobility space 0 scores
}: { $to ->
    [yes] yes
    [no] no
   *[open] not settled yet
}.
entry-side = Side
move-side = Turn the board: { $now }.
entry-king = King
move-king = Move the king to { $now }.
entry-emporiums = Emporiums
move-emporiums = { $goes ->
    [0] { $who } puts an emporium in { $added }.
   *[other] { $adds ->
        [0] { $who } takes the emporium away from { $gone }.
       *[other] { $who } takes the emporium away from { $gone }. { $who } puts an emporium in { $added }.
    }
}
entry-neutral = Neutral emporiums
move-neutral = { $goes ->
    [0] Put a neutral emporium in { $added }.
   *[other] { $adds ->
        [0] Take the neutral emporium away from { $gone }.
       *[other] Take the neutral emporium away from { $gone }. Put a neutral emporium in { $added }.
    }
}
entry-token = Token
move-token = { $adds ->
    [0] Take the token off { $what }.
   *[other] { $what } has the token { $now }.
}
entry-points = Points
move-points = { $who } moves the points to { $to }.
entry-gold = Gold
move-gold = { $who } moves the gold marker to { $to }.
entry-nobility = Nobility
move-nobility = { $who } moves the nobility marker to { $to }.
entry-assistants = Assistants
move-assistants = { $way ->
    [take] { $who } takes { $more ->
        [one] one assistant
       *[other] { $more } assistants
    }.
   *[give] { $who } returns { $more ->
        [one] one assistant
       *[other] { $more } assistants
    }.
}
entry-hand = Politics cards
move-hand = { $way ->
    [take] { $who } takes { $more ->
        [one] one card
       *[other] { $more } cards
    } into hand.
   *[give] { $who } gives up { $more ->
        [one] one card
       *[other] { $more } cards
    }.
}
entry-supply = Supply of assistants
move-supply = Assistants in the supply: { $to }.
entry-discard = Discards
move-discard = Cards in the discard pile: { $to }.
entry-stack = Stack of cards
move-stack = Cards in the stack: { $to }.
entry-balcony = Balcony
move-balcony = Balcony { $what }, from the arrow: { $all }.
entry-permit = Permit
move-permit = Permit { $what }: { $now }.
told-points = { $more ->
    [one] one point
   *[other] { $more } points
} { $way ->
    [take] more
   *[give] fewer
}, now { $to }
    .short = { $way ->
        [take] { $more ->
            [one] one point
           *[other] { $more } points
        }
       *[give] {""}
    }
told-gold = { $way ->
    [take] { $more } gold more
   *[give] pays { $more } gold
}, now { $to }
    .short = { $way ->
        [take] { $more } gold
       *[give] pays { $more } gold
    }
told-nobility = { $more ->
    [one] one step
   *[other] { $more } steps
} on the nobility track, now space { $to }
    .short = nobility { $to }
told-assistants = { $way ->
    [take] {""}
   *[give] returns{" "}
}{ $more ->
    [one] one assistant
   *[other] { $more } assistants
}{ $way ->
    [take] {" "}more
   *[give] {""}
}, now { $to ->
    [0] none
   *[other] { $to }
}
    .short = { $way ->
        [take] {""}
       *[give] returns{" "}
    }{ $more ->
        [one] one assistant
       *[other] { $more } assistants
    }
told-hand = { $way ->
    [take] { $more ->
        [one] a card
       *[other] { $more } cards
    }, now { $to }
   *[give] now { $to ->
        [0] no cards
        [one] one card
       *[other] { $to } cards
    }
}
    .short = { $way ->
        [take] { $more ->
            [one] one card
           *[other] { $more } cards
        }
       *[give] {""}
    }
entry-tile = Bonus tile
move-tile = Bonus tile, { $what }: { $now }.
entry-royal = Royal reward
move-royal = { $what }: { $now }.
entry-mains = Main actions left
move-mains = Main actions left: { $to }.
entry-steps = Nobility steps to go
move-steps = Nobility steps to go: { $to }.
entry-acted = Main action done
move-acted = Main action done: { $to ->
    [yes] yes
   *[other] no
}.
entry-quick = Quick action done
move-quick = Quick action done: { $to ->
    [yes] yes
   *[other] no
}.
entry-form-points = Points on the track
move-form-points = { $who }, points on the track: { $to }.
entry-form-prizes = Points on tiles
move-form-prizes = { $who }, points on tiles: { $to }.
entry-form-nobility = Nobility space
move-form-nobility = { $who }: nobility space { $to }.
entry-form-permits = Number of permits
move-form-permits = { $who }, permits: { $to }.
entry-form-rest = Assistants and cards
move-form-rest = { $who }, assistants and cards: { $to }.

key-coast = { council-coast }
key-hills = { council-hills }
key-mountains = { council-mountains }
council_of_four-house-show-cards = Cards in hand may be shown

## What is told of everybody

council_of_four-deed-chain = { $n ->
    [one] Built one chain
   *[other] Built { $n } chains
}

## What a terminal writes in place of symbols

symbol-councillor-white = { $n ->
    [one] white
   *[other] { $n } white
}
symbol-councillor-black = { $n ->
    [one] black
   *[other] { $n } black
}
symbol-councillor-pink = { $n ->
    [one] pink
   *[other] { $n } pink
}
symbol-councillor-purple = { $n ->
    [one] purple
   *[other] { $n } purple
}
symbol-councillor-orange = { $n ->
    [one] orange
   *[other] { $n } orange
}
symbol-councillor-blue = { $n ->
    [one] blue
   *[other] { $n } blue
}
symbol-gold = { council-gold }
symbol-assistant = { council-assistants }
symbol-points = { council-points }
symbol-card = { council-cards }
symbol-nobility = { council-nobility }
symbol-main-action = { council-action }
symbol-emporium = { $n ->
    [one] 1 emporium
   *[other] { $n } emporiums
}
symbol-permit = { $n ->
    [one] 1 permit
   *[other] { $n } permits
}
symbol-prize = { $n ->
    [one] 1 point on tiles
   *[other] { $n } points on tiles
}
symbol-crown = { $n ->
    [one] 1 point from the king
   *[other] { $n } points from the king
}
badge-emporium = { symbol-emporium }

# Why a correction cannot stand, and what to do instead
council-holds-balcony = Each balcony keeps as many as before, no colour more often than { $n } times: exchange councillors for those beside the board.
council-holds-emporiums = One emporium a city at most, { $n } in all: take one of them away.
council-holds-open = { $region }: fewer permits would lie face up. Say as well which one was turned up instead.
council-holds-permits = { $region }: not so many permits lie face up (at most { $n }). Say first where one of them went.
council-holds-tokens = Each token lies in one city, none in the purple one: choose another city.
council-holds-tiles = { $tile }: the tile is with who has an emporium in all these cities. Correct the emporiums first.
council-holds-royals = A royal reward comes with a bonus tile: correct that one.
council-holds-neutral = Emporiums of nobody stand only with two players, 3 to 9 of them: choose other cities.
council-holds-last = Somebody has built all emporiums ({ $n }): go back to the turn in which the last one was built.
council_of_four-left = { $who } has left. That place is skipped: no card, no action. Emporiums, permits and tiles stay, and cost the others what they always do. It cannot win.
council_of_four-newcomer = { $who } joins. Gold, assistants and six politics cards come as for the last seat. The turn comes with the order round the table.

## What is seen to happen

council-played-push = { $new } moves in, { $out } falls out.{ $n ->
    [0] {""}
   *[other] {" "}{ $who } takes { $n } gold.
}
council-played-king = The king goes to { $city }{ $n ->
    [0] .
   *[other] , which costs { $who } { $n } gold.
}
