### The Council of Four: prompts, answers, reasons, books.

game-council_of_four = The Council of Four

council_of_four-option-books = How much shall I count?
council_of_four-choice-books-full = Count everything
council_of_four-choice-books-light = Just the essentials
council_of_four-option-start = How do we begin?
council_of_four-choice-start-new = Set up afresh
council_of_four-choice-start-joined = Already playing

## Where we are

council-phase-setup = Setup
council-phase-draw = Draw a card
council-phase-actions = Actions
council-phase-scoring = Final scoring

## Words

council-city = { $name }
council-letters = { $letters }
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
council-jokers = Jokers
council-tile-gold = gold cities
council-tile-silver = silver cities
council-tile-bronze = bronze cities
council-tile-iron = iron cities
council-tile-coast = coast cities
council-tile-hills = hill cities
council-tile-mountains = mountain cities
council-side-arkon-iron = Arkon is blue
council-side-arkon-gold = Arkon is gold
council-side-king-juvelar = Juvelar is purple
council-side-king-graden = Graden is purple
council-side-lyram-silver = Lyram is silver
council-side-lyram-iron = Lyram is blue

## Setup

council-side = { $region }: which side is up?
    .spoken = Put coast, hills and mountains side by side, the king's court below. Any side will do. Which side is up: { $region }?
    .why = Each side has other roads and city colours: that makes eight different lands.
    .next = Then the reward tokens go to the cities.
council-setup-tokens = One token into every city!
    .spoken = Shuffle the 14 reward tokens face down and put one face up into every city. Only { $city }, the purple city, gets none.
    .hint = { $city } gets none.
    .done = They are there
council-token = Where is: { $what }?
    .spoken = Which city has the token with { $what }?
    .why = Once I know all tokens, I work out every chain of rewards for you.
council-setup-stacks = Shuffle cards, assistants ready!
    .spoken = Shuffle the politics cards and put them face down beside the board. The assistants lie next to them as a supply.
    .done = Ready
council-setup-permits = Two open permits in each region!
    .spoken = Sort the permits by their backs, shuffle each stack and put it on its space. Turn up two beside each.
    .done = Ready
council-turned-up = { $region }: what is turned up?
    .spoken = { $got ->
        [one] Take { $what }. Which permit comes next: { $region }?
       *[other] Which permit is turned up: { $region }?
    }
    .hint = { $got ->
        [one] You get: { $what }
       *[other] Two lie open
    }
council-setup-court = The king goes to { $city }.
    .spoken = Stand the king in { $city }. Stack the royal rewards at the court, the first on top, and put the seven bonus tiles on their spaces.
    .done = All there
council-setup-balconies = Four councillors on each balcony!
    .spoken = Put in the four balconies, the closed side to the left by the arrow. Set four councillors into each without looking. The other eight stay beside the board.
    .hint = Eight stay beside the board.
    .done = All seated
council-seated = { $council }: who sits in place { $place }?
    .spoken = { $council }: which colour sits in place { $place }, counted from the arrow?
    .hint = Count from the arrow.
council-setup-starter = Who begins?
council-setup-players = Everyone: goods and { $cards } cards!
    .spoken = Everyone takes { $emporiums } emporiums, three markers, an overview and { $cards } politics cards. Points and nobility begin at nought. Gold and assistants are shown here.
    .why = Whoever plays later gets a little more to make up for it.
    .done = All have them
council-setup-neutral = Two players: draw three permits!
    .spoken = For two players, draw one permit from each stack. Every city on it gets an emporium of an unused colour. Then shuffle the three back in.
    .done = Drawn
council-neutral = { $region }: which one was drawn?
    .spoken = Which permit did you draw: { $region }? Put a stranger's emporium into each of its cities and shuffle it back in.
council-agreed = This is how we play it:
    .done = Fine
council-agreed-g10 = Each bonus tile exists only once.
council-agreed-g16 = Strangers' emporiums cost assistants too.
council-agreed-g18 = The whole chain first, then more actions.
council-agreed-g20 = Every tenth emporium brings 3 points.

## In the middle of a game

council-joined-round = Which round is it?
council-joined-turn = Whose turn is it?
council-joined-king = Where is the king?
council-joined-goods = What do you have just now?
council-has-points = Points
council-has-gold = Gold
council-has-nobility = Nobility
council-has-assistants = Assistants
council-has-hand = Cards
council-joined-permits = { $region }: which are yours?
    .hint = Tap once: face up. Twice: face down.
council-joined-tile = Who has: { $tile }?
council-joined-royal = Who has royal reward { $rank }?
council-marked = Where are your emporiums? ({ $n })
    .hint = A tap adds an emporium or takes it away.
council-all-there = All there

## A turn

council-turn = { $first ->
    [one] Draw a card! And then?
   *[other] { $mains ->
        [0] A quick action as well?
       *[other] { $acted ->
            [0] And the main action?
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
            [0] A quick action as well, or done?
           *[other] You have a main action left.
        }
    }
    .hint = { $beyond ->
        [one] { $gold } gold: the track ends at { $end }. Remember the rest.
       *[other] { $last ->
            [one] Last turn!
           *[other] One main action, and one quick one at most
        }
    }
    .why = Each turn has exactly one main action, and before or after it at most one quick action.
    .next = Then it is the next player's turn, clockwise.
council-elect = Elect a councillor
council-acquire = Get a permit
council-build = Build an emporium
council-king-helps = With the king
council-hire = Hire
council-exchange = Exchange
council-send = Send out
council-extra = Extra main action
council-done = Done
council-back = Back
council-shuffle = Stack empty: shuffle { $n } cards!
    .spoken = The stack of cards is empty. Shuffle the { $n } discarded cards into a new stack and draw { $owed } more.
    .done = Shuffled

council-councillor = Which councillor goes in?
    .why = Bring the right colours onto a balcony, and bribing it later costs less.
council-balcony = { $colour }: onto which balcony?
    .spoken = Onto which balcony does { $colour } go? Push from the arrow; the last one falls out and stands beside the board.
    .hint = The arrow shows who falls out.
council-pushed = { $council } → { $out }

council-region = Which council will you bribe?
    .spoken = Which region's council will you bribe?
    .hint = 1 card costs 10 gold, 2: 7, 3: 4, 4: nothing
council-bribe = { $council }: which cards?
    .spoken = Lay down one to four cards in this council's colours. One card costs 10 gold, two 7, three 4, four nothing. Each joker costs 1 gold more.
    .hint = { $fare ->
        [0] 1 card: 10 gold, 2: 7, 3: 4, 4: 0. You have { $gold }.
       *[other] { $fare } gold for the way; { $gold } are left.
    }
    .why = Every card bribes one councillor of its colour. The more you bribe, the less you pay.
council-no-cards = It takes at least one card.
council-not-in-hand = { $cards } cards? You have only { $hand }.
council-too-dear = That costs { $cost } gold; you have { $gold }.
council-permit = { $paid ->
    [0] For free! Which one?
   *[other] Pay { $paid } gold! Which one?
}
    .spoken = { $paid ->
        [0] All bribed: you pay nothing.
       *[other] Pay { $paid } gold.
    } Take one of the two and lay it face up before you. Its bonus is yours at once.
    .hint = The bonus comes at once.
council-stack-empty = You get { $what }.
    .spoken = You get { $what }. The stack is empty: no permit follows.
    .done = Taken

council-by-permit = { $city }: with which permit?
council-build-where = Where do you build?
    .spoken = In which city do you build? Below every city you see what it would bring you.
    .why = The new emporium brings the tokens of all cities linked through your own emporiums.
council-king-to = Where shall the king help?
    .spoken = Where shall the king travel? Every road costs 2 gold. You build there.
    .why = With the king you need no permit, but you must bribe his council.
council-built = { $city }!
    .spoken = { $king ->
        [one] { $roads ->
            [0] Pay { $paid } gold. The king stays. Build your emporium in { $city }. Reward: { $what }.
           *[other] Pay { $paid } gold. The king travels: { $way }. Build your emporium in { $city }. Reward: { $what }.
        }
       *[other] Build your emporium in { $city } and turn the permit face down. Reward: { $what }.
    }
    .done = Built
    .why = Every linked city pays once, however far along, as long as your emporiums lead there.
council-row-back = Given back
council-row-paid = Paid
council-row-no-token = no token
council-row-sum = Together
council-row-space = Space { $n }
council-row-royal = Royal { $rank }
council-row-tenth = 10th emporium
council-prize = Bonus tile: { $tile }!
    .spoken = { $royal ->
        [0] Take the bonus tile for the { $tile }. No royal reward is left.
       *[other] Take the bonus tile for the { $tile }, and the top royal reward with it. They count at the end.
    }
    .done = Taken
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
council-space-empty = Nobility { $space }: nothing to take
    .done = Pity
council-collect = Nobility { $space }: which token?
    .spoken = Take the reward of a city with your emporium once more. Tokens with a nobility step do not count.
council-take-open = Nobility { $space }: which one do you take?
    .spoken = Take an open permit without paying. You get its bonus as well.
council-again = Nobility { $space }: which bonus?
    .spoken = Take the bonus of one of your permits once more. Face-down ones count too.

council-exchange-where = Which region do you exchange?
    .spoken = Which region's two open permits go under their stack?

council-light-turn = { $last ->
    [one] Last turn: card and actions!
   *[other] Draw a card, then your actions!
}
    .spoken = { $last ->
        [one] Your last turn: draw a card, then the main action and a quick one if you like.
       *[other] Draw a card, then the main action and a quick one if you like.
    }
    .hint = One main action, and one quick one at most
    .why = Each turn has exactly one main action, and before or after it at most one quick action.
council-tenth-stands = 10th one stands

## Why something cannot be done

council-off-no-open = none lies open
council-off-no-cards = no cards
council-off-gold = too little gold
council-off-own = yours stands there
council-off-assistants = { $n ->
    [one] takes 1 assistant
   *[other] takes { $n } assistants
}
council-off-no-permit = no permit
council-off-nowhere = possible nowhere
council-off-none-left = no emporium left
council-off-no-road = no road leads there
council-off-way = way: { $n } gold, too dear
council-off-supply = supply is empty
council-off-token = no token for you
council-off-filled = has one already

## At any time

council-look = What would each city bring?
council-map = An emporium would bring:
council-bribe-cost = What does a council cost?
council-cost-cards = How many cards?
council-cost-jokers = How many are jokers?
council-cost = That makes { $gold } gold.
    .spoken = { $cards ->
        [one] One card
       *[other] { $cards } cards
    }, { $jokers } of them jokers: that makes { $gold } gold.
    .done = Paid
council-king-cost = What does the king's way cost?
council-way-from = Where is the king?
council-way-to = Where shall he go?
council-way-told = The way costs { $gold } gold.
    .spoken = { $way }: { $roads ->
        [0] not a step
        [one] one road
       *[other] { $roads } roads
    }, that makes { $gold } gold.
    .done = Good
council-linked-who = Whose emporium?
council-linked-city = Where will the new one stand?
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
    .spoken = For the most permits: do the face-down ones count? The rules do not say; we think so.
council-settle-face-down-yes = Yes, all
council-settle-face-down-no = Face-up ones only
council-settle-tied = Tied for most permits: what now?
    .spoken = Several of you have the most permits. The rules are silent. Does each of them get 3 points?
council-settle-tied-yes = 3 points each
council-settle-tied-no = Nobody
council-settle-zero = Does nobility space 0 score?
    .spoken = Do nobility points also go to someone who never left the first space? By the letter they do.
council-settle-zero-yes = Yes
council-settle-zero-no = No
council-form-points = How many points on the track?
    .spoken = How many points does the track show? The 3 for the last emporium are in it already.
council-form-prizes = Points on tiles and rewards?
    .spoken = How many points are on your bonus tiles and royal rewards?
council-form-nobility = How far on the nobility track?
council-form-permits = How many permits?
    .spoken = How many permits do you have, face up and face down together?
council-form-rest = A tie! Assistants and cards?
    .spoken = A tie! How many assistants and politics cards do you have together?
council-score = { $points } points
    .done = Go on
council-row-track = Track
council-row-tiles = Tiles
council-row-royals = Royal
council-row-nobility = Nobility
council-row-permits = Permits
council-tie = { $goods } assistants and cards
council-over = { $who } built all emporiums first.
council-over-stopped = You stopped here.

## The books

entry-books = Books
move-books = The books are now: { $to ->
    [full] everything
   *[other] the essentials
}.
entry-active = Whose turn
move-active = Now it is the turn of { $to }.
entry-first = Start player
move-first = The start player is { $to }.
entry-last = First to finish
move-last = Who built all emporiums first stands differently in the books: { $to }
entry-agreed = Agreed
move-agreed = Agreed ({ $who }): { $to }.
entry-side = Side
move-side = Turn the region { $who }: { $to }.
entry-king = King
move-king = Move the king to { $to }.
entry-emporiums = Emporiums
move-emporiums = { $who } has emporiums in: { $to }.
entry-neutral = Strangers' emporiums
move-neutral = Strangers' emporiums stand in: { $to }.
entry-token = Token
move-token = { $who } has the token { $to }.
entry-points = Points
move-points = { $who } moves the points to { $to }.
entry-gold = Gold
move-gold = { $who } moves the gold marker to { $to }.
entry-nobility = Nobility
move-nobility = { $who } moves the nobility marker to { $to }.
entry-assistants = Assistants
move-assistants = { $way ->
    [take] { $who } takes { $more } assistants.
   *[give] { $who } returns { $more } assistants.
}
entry-hand = Politics cards
move-hand = { $way ->
    [take] { $who } takes { $more } cards in hand.
   *[give] { $who } gives up { $more } cards.
}
entry-supply = Supply of assistants
move-supply = The supply now has { $to } assistants.
entry-discard = Discards
move-discard = The discard pile now has { $to } cards.
entry-stack = Stack of cards
move-stack = The stack now has { $to } cards.
entry-balcony = Balcony
move-balcony = Balcony { $who }, from the arrow: { $to }.
entry-permit = Permit
move-permit = Permit { $who }: { $to ->
    [stack] into the stack
    [under] under the stack
    [open] open beside the stack
   *[other] to { $to }
}.
entry-tile = Bonus tile
move-tile = The bonus tile { $who } lies elsewhere: { $to }
entry-royal = Royal reward
move-royal = Royal reward { $who } lies elsewhere: { $to }
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
move-form-points = { $who }: { $to } points on the track.
entry-form-prizes = Points on tiles
move-form-prizes = { $who }: { $to } points on tiles.
entry-form-nobility = Nobility space
move-form-nobility = { $who }: nobility space { $to }.
entry-form-permits = Number of permits
move-form-permits = { $who }: { $to } permits.
entry-form-rest = Assistants and cards
move-form-rest = { $who }: { $to } assistants and cards.

key-coast = { council-coast }
key-hills = { council-hills }
key-mountains = { council-mountains }
