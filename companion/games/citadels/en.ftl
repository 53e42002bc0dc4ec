### Citadels: prompts, answers, reasons.

game-citadels = Citadels
citadels-printing = 65 districts and 15 white action cards (Hans im Glück)

citadels-option-books = How much should I keep track of?
citadels-choice-books-light = Just the cities
    .usual = only the cities counted
    .about = I know only the cities; you keep an eye on gold and hands
citadels-choice-books-full = The gold as well
    .usual = gold counted too
    .about = I also count gold and hands and say what everyone can afford
citadels-option-cards = With action cards?
citadels-choice-cards-no = Without
    .usual = no action cards
citadels-choice-cards-yes = With all 15
    .usual = all 15 action cards
    .about = the 15 white cards go into the deck; I say when they may be played
citadels-option-suspense = How much suspense when I call?
citadels-choice-suspense-short = A short pause
    .usual = short pauses when calling
    .about = one breath before the character’s name
citadels-choice-suspense-long = A long pause
    .usual = long pauses when calling
    .about = I keep you in suspense
citadels-choice-suspense-none = No pause
    .usual = no pauses when calling
    .about = I call without a pause
citadels-option-start = Where are you in the game?
citadels-choice-start-new = At the start
citadels-choice-start-joined = Already playing

citadels-phase-setup = Setup
citadels-phase-draft = Choosing characters
citadels-phase-assassin = Call: Assassin
citadels-phase-thief = Call: Thief
citadels-phase-magician = Call: Magician
citadels-phase-king = Call: King
citadels-phase-bishop = Call: Bishop
citadels-phase-merchant = Call: Merchant
citadels-phase-architect = Call: Architect
citadels-phase-warlord = Call: Warlord
citadels-phase-scoring = Scoring

## Names

citadels-character-assassin = Assassin
    .also = killer / murderer
citadels-character-thief = Thief
citadels-character-magician = Magician
    .also = wizard / mage
citadels-character-king = King
citadels-character-bishop = Bishop
    .also = preacher / priest
citadels-character-merchant = Merchant
    .also = trader
citadels-character-architect = Architect
    .also = builder
citadels-character-warlord = Warlord
    .also = general / soldier

citadels-colour-yellow = Yellow
citadels-colour-blue = Blue
citadels-colour-green = Green
citadels-colour-red = Red
citadels-colour-violet = Violet

citadels-district-manor = Manor
citadels-district-castle = Castle
citadels-district-palace = Palace
citadels-district-temple = Temple
citadels-district-church = Church
citadels-district-monastery = Monastery
citadels-district-cathedral = Cathedral
citadels-district-tavern = Tavern
citadels-district-market = Market
citadels-district-trading-post = Trading Post
citadels-district-docks = Docks
citadels-district-harbor = Harbor
citadels-district-town-hall = Town Hall
citadels-district-watchtower = Watchtower
citadels-district-prison = Prison
citadels-district-battlefield = Battlefield
citadels-district-fortress = Fortress
citadels-district-haunted-city = Haunted City
citadels-district-keep = Keep
citadels-district-laboratory = Laboratory
citadels-district-smithy = Smithy
citadels-district-observatory = Observatory
citadels-district-graveyard = Graveyard
citadels-district-library = Library
citadels-district-school-of-magic = School of Magic
citadels-district-university = University
citadels-district-dragon-gate = Dragon Gate
citadels-district-great-wall = Great Wall
citadels-priced = { $district }: { $price }
    .written = { $district } for { $price } gold

citadels-card-tent = Circus tent
citadels-card-wagon = Cash wagon
citadels-card-acrobat = Acrobat
citadels-card-fortune-teller = Fortune teller
citadels-card-rasputin = Rasputin
citadels-card-director = Director
citadels-card-cannonball = Cannonball

citadels-player = { $who }
citadels-nobody = Nobody
    .also = no one / noone
citadels-silent = Silence
citadels-lay-aside = It was set aside
citadels-back = Never mind
citadels-later = Not yet
    .spoken = Name nobody yet
citadels-draft-step = { $aside ->
    [0] pass { $on }
   *[other] { $on ->
        [0] 1 aside
       *[other] 1 aside, pass { $on }
    }
}

## Setup

# { $cards } is never 1
citadels-setup-cards = Shuffle the { $cards } districts into a draw stack.
    .spoken = Shuffle the { $cards } district cards and put them face down in the middle. Next to them, face down as well, go the eight characters with the dark backs.
    .why = You’ll draw your districts from this stack throughout the game.
    .next = the gold.
    .done = All set
# { $cards } is never 1
citadels-setup-circus = Shuffle { $cards } districts with 15 action cards.
    .spoken = Shuffle the { $cards } district cards together with the 15 white action cards and put all { $all } face down in the middle. Next to them, face down as well, go the eight characters with the dark backs.
    .why = You draw action cards just like districts; you may even start with one in your hand.
    .next = the gold.
    .done = All set
citadels-setup-gold = Everybody takes { $gold } gold; { $left } are left.
    .spoken = Put the 30 gold pieces in the middle. Everybody takes { $gold }, which leaves { $left }.
    .why = Gold pays for your districts; at the end it’s worth nothing.
    .next = Everybody gets cards.
    .done = Taken
citadels-setup-hands = Each: { $gold } gold, { $cards } cards, 1 overview card.
    .spoken = Put the 30 gold pieces in the middle. Everybody takes { $gold }, which leaves { $left }. Everybody takes an overview card and draws { $cards } cards from the stack. The oldest of you gets the king figure and is the first king: { $who }.
    .hint = { $left } gold are left; { $who }, the oldest, gets the king figure
    .why = The overview card shows the order in which I call the characters. Whoever has the king figure shuffles and chooses first.
    .next = how we play where the rules are silent.
    .done = We have them
citadels-oldest = Who is the oldest? You’ll be king.
    .spoken = Which of you is the oldest? You get the king figure and you’re the first king.
    .why = Whoever has the king figure shuffles and chooses first.
    .next = The first round begins.
citadels-agreed = Where the rules are silent, we play:
    .spoken = The rulebook leaves a few things open. This is how we’ll play them: a murdered bishop doesn’t protect the city. A murdered king gets the king figure for the next round. Equal points, and equal in districts too: you share the win. If the stack runs out, shuffle the discard pile; if the gold runs out, use something else.{ $circus ->
        [no] {""}
       *[yes] {" "}Seven districts and a tent are safe from the warlord. The warlord always goes by the printed price. And the acrobat keeps the king figure, even when a murdered king turns up.
    }
    .done = Agreed
citadels-agreed-bishop = A murdered bishop does not protect the city.
citadels-agreed-king = A murdered king gets the figure for the next round.
citadels-agreed-tie = Tied on points and on districts: a shared win.
citadels-agreed-stack = Stack empty? Shuffle the discards. No gold? Use tokens.
citadels-agreed-tent = Seven districts and a tent are safe from the warlord.
citadels-agreed-cannonball = The warlord always goes by the printed price.
citadels-agreed-acrobat = The acrobat keeps the figure, even from a murdered king.

citadels-joined-round = Which round comes next?
citadels-joined-king = Who has the king figure?
citadels-joined-city = What’s in this city?
    .spoken = Which districts are in your city?
citadels-joined-tents = How many circus tents do you each have?
citadels-joined-wagons = How many cash wagons do you each have?
citadels-joined-gold = How much gold does each of you have?
citadels-wagon-of = { $who }’s wagon
citadels-joined-hands = How many cards does each of you hold?

## Choosing characters

citadels-open-cards = { $count ->
    [one] Which one is face up?
   *[other] Which { $count } are face up?
}
    .back = Face up: { $answer }.
    .spoken = { $count ->
    [one] King, shuffle the eight characters and put one face up in the middle. If it’s the king, shuffle it back in and turn up another.
   *[other] King, shuffle the eight characters and put { $count } face up in the middle. If one of them is the king, shuffle it back in and turn up another.
} Then secretly look at the top card of the rest and put it aside, face down. Take the others: secretly choose one, put it face down in front of you and pass the rest on. Everybody does the same; the last player keeps one and puts the other face down in the middle. When everybody has chosen: who is face up?
    .why = Nobody can have a face-up character this round. Nobody learns what you took until I call it, not even me.
    .next = I call the characters.
    .short = { $count ->
    [one] Shuffle and choose. Which one is face up?
   *[other] Shuffle and choose. Which { $count } are face up?
}
citadels-put-aside = { $open ->
    [0] Shuffle, top one aside, then choose in turn.
   *[other] Put the top one aside, then choose in turn.
}
    .spoken = { $open ->
    [0] All characters back to the middle. King, shuffle them, secretly look at the top card and put it aside, face down.
   *[other] King, secretly look at the top card of the rest and put it aside, face down.
} Take the others: secretly choose one, put it face down in front of you and pass the rest on. { $players ->
    [2] Go on as it says here: keep one, put one face down in the middle, pass the rest.
    [3] Go on as it says here, until everybody has two.
    [7] Everybody does the same; whoever gets the last card picks up the one the king put aside. Keep one of the two and put the other face down in the middle.
   *[other] Everybody does the same; the last player keeps one and puts the other face down in the middle.
}
    .why = So one character is missing, and only the king knows which. Nobody learns what you took until I call it, not even me.
    .next = I call the characters.
    .done = All chosen
    .short = Shuffle and choose, as always.
citadels-look = { $on ->
    [0] You take { $takes }: keep one, put one aside.
   *[other] { $aside ->
        [0] { $takes } cards: keep one, { $on } to { $to }.
       *[other] { $takes }: keep one, one aside, { $on } to { $to }.
    }
}
    .spoken = { $added ->
    [0] { $on ->
        [0] You get the last { $takes } cards. Secretly keep one and put the other face down in the middle.
       *[other] { $aside ->
            [0] You have { $takes } cards. Secretly choose one, put it face down in front of you and pass { $on ->
                [1] the other one
               *[other] the other { $on }
            } to { $to }.
           *[other] You have { $takes } cards. Secretly choose one, put another face down in the middle and pass { $on } to { $to }.
        }
    }
   *[other] You get the last card, and you pick up the one the king put aside. Keep one of the two and put the other face down in the middle.
}
    .why = Nobody learns what you took until I call it, not even me.
    .next = { $on ->
    [0] I call the characters.
   *[other] { $to } looks at the rest.
}
    .done = { $on ->
    [0] Chosen
   *[other] Passed on
}
    .short = { $on ->
        [0] Keep one, put the other aside.
       *[other] { $aside ->
            [0] Keep one, pass { $on } to { $to }.
           *[other] Keep one, put one aside, pass { $on } to { $to }.
        }
    }
citadels-light-books = Stop counting gold

## The call

citadels-call = { $number }: the { $who }! Who is it?
    .back = { $key ->
        [nobody] Nobody.
       *[other] {""}
    }
    .spoken = { $suspense ->
    [none] I call the { $who }!
    [long] I call … and call … the … { $who }!
   *[short] I call … the { $who }!
} Who is it?
    .why = Whoever has this card must turn it up now and takes their turn.
    .next = If nobody answers, I call the next one.
    .hint = Nobody there? Then I call the next one.
citadels-silence = The { $who } was murdered. Silence.
    .spoken = { $suspense ->
    [long] I call the { $who } … … silence … murdered.
   *[short] I call the { $who } … silence.
}
    .why = A murdered character stays face down and misses the round.
    .next = I call the next one.
    .done = Silence
citadels-rasputin = The { $who } was murdered. Rasputin?
    .spoken = The { $who } was murdered. Silence … or will somebody play Rasputin?
    .why = Only the player with the murdered character can come back with Rasputin.
    .next = If nobody speaks up, I call the next one.
citadels-acrobat = No king: the acrobat?
    .spoken = No king has come forward. Whoever holds the acrobat may take the king figure now.
    .why = The acrobat takes the king figure only when no king answers.
    .next = I call the bishop.
citadels-robbed = { $gold ->
    [0] Robbed! But there is no gold.
    [-1] Robbed! Give all your gold to { $thief }.
   *[other] Robbed! Give { $gold } gold to { $thief }.
}
    .spoken = The thief was here! { $gold ->
    [0] But your purse is empty.
    [-1] Give all your gold to { $thief } at once.
   *[other] Give your { $gold } gold to { $thief } at once.
} What you receive after that is yours.
    .why = The thief gets only what you have right now.
    .next = You take your turn as usual.
    .done = Handed over
citadels-crown = The king figure comes to you!
    .spoken = Long live the king! Put the king figure in front of you. Next round you choose first. Calling the characters would be your duty; I’ll do it for you.
    .why = Whoever has the figure shuffles and chooses first next round.
    .next = { $then ->
        [turn] On with your turn.
        [call] I call the next one.
       *[round] The new round begins.
    }
    .done = Got it
citadels-murdered-king = Who had the murdered king?
    .spoken = The round is over. The king was murdered: who was it? Turn up the card. You get the king figure now.
    .why = A murdered king inherits the figure too, only later.
    .next = The new round begins.

## The turn

citadels-turn = { $purse ->
    [-1] { $who }
   *[other] { $purse } gold
}: { $first ->
    [1] what will you do?
   *[other] { $more ->
        [0] end of turn?
       *[other] what else?
    }
}
    .spoken = { $first ->
    [1] { $calls ->
        [1] I call … the { $who }! That can only be you now. Take
       *[other] { $who }, take
    } two gold, or draw { $look } cards, keep { $keep ->
        [one] one
       *[other] { $keep }
    } and discard the rest. { $character ->
        [assassin] { $named ->
            [1] You may build one district.
           *[other] You may murder a character and build one district.
        }
        [thief] { $named ->
            [1] You may build one district.
           *[other] You may rob a character and build one district.
        }
        [magician] You may swap your whole hand with somebody, or discard any number of cards and draw as many. And you may build one district.
        [king] { $gold ->
            [0] You may build one district.
           *[other] You also get { $gold } gold for yellow districts and may build one district.
        }
        [bishop] { $gold ->
            [0] You may build one district.
           *[other] You also get { $gold } gold for blue districts and may build one district.
        } Your city is safe from the warlord.
        [merchant] You also get { $gold ->
            [0] no more gold
            [one] one gold as the merchant
           *[other] { $gold } gold: one as the merchant, the rest for green districts
        }. You may build one district.
        [architect] You also draw two cards and may build up to three districts.
       *[warlord] { $gold ->
            [0] You may build one district
           *[other] You also get { $gold } gold for red districts. You may build one district
        } and destroy one of somebody else’s, for one less than its price.
    }{ $violet ->
        [0] {""}
       *[other] {" "}Remember your violet districts: { $violets }.
    } What will you do?
   *[other] { $more ->
        [0] Done?
       *[other] What else?
    }
}
    .hint = { $books ->
    [light] { $first ->
        [1] Income: 2 gold or { $keep } of { $look } cards{ $gold ->
            [0] {""}
           *[other] ; and { $gold } gold
        }
       *[other] { $left ->
            [0] Built
            [one] 1 district to build
           *[other] { $left } districts to build
        }
    }
   *[full] { $left ->
        [0] Built
        [one] 1 district to build
       *[other] { $left } districts to build
    }{ $gold ->
        [0] {""}
       *[other] , due: { $gold } gold
    }
}
    .why = Income first, then building; use your ability at any time, but only once.
    .next = After your turn your character card goes to the middle, and I call the next one.
    .short = { $first ->
        [1] { $calls ->
            [1] I call the { $who }! That’s you: what will you do?
           *[other] What will you do?
        }
       *[other] { $more ->
            [0] Done?
           *[other] What else?
        }
    }
citadels-take-gold = +2 gold
    .also = money / coins / 2 coins
    .spoken = Take 2 gold
citadels-take-cards = { $keep } of { $look } cards
    .also = cards / draw cards / { $look } cards
citadels-take-tribute = { $colour ->
    [yellow] Gold for yellow
    [blue] Gold for blue
    [green] Gold for green
   *[red] Gold for red
}
citadels-take-trade = Merchant’s gold
citadels-take-plans = Draw 2 cards
citadels-do-murder = Murder
citadels-do-rob = Rob
citadels-do-swap = Swap: { $who }
    .spoken = Swap with { $who }
citadels-do-exchange = Exchange cards
citadels-do-attack = Attack: { $who }
    .also = destroy { $who } / burn { $who }
    .spoken = Attack { $who }
citadels-do-card = Action card
citadels-do-wagon = Wagon: { $who }
citadels-build-yellow = Build yellow
citadels-build-blue = Build blue
citadels-build-green = Build green
citadels-build-red = Build red
citadels-build-violet = Build violet
citadels-done = Done
    .also = end turn / that's me done

citadels-target = { $who }
citadels-target-self = { $who } (you)
    .spoken = { $who }, which is you
citadels-target-open = { $who }, face up
    .spoken = { $who }, lying face up

citadels-murder = Who will be murdered?
    .spoken = Assassin, name a character out loud. It is murdered this round.
    .why = You name a character, not a player. It misses this round.
    .next = When it is called, there’s silence.
    .short = Whom do you murder?
citadels-rob = Who will be robbed?
    .spoken = Thief, name a character out loud. Whoever has it must give you all their gold.
    .why = You cannot rob the assassin or the murdered character.
    .next = When it is called, I’ll say so.
    .short = Whom do you rob?
citadels-exchanged = How many cards do you discard?
    .spoken = Discard as many cards from your hand as you like and draw the same number.
    .why = You get rid of bad cards without taking anything from anybody.
    .next = Your turn goes on.
citadels-destroy = Which of { $who }’s do you destroy?
    .spoken = Which of { $who }’s districts do you destroy? Pay one less than its price into the middle; the card goes to the discard pile.
    .why = A district that costs one is destroyed for free.
    .next = Your turn goes on.
citadels-district = { $colour ->
    [yellow] Which yellow district?
    [blue] Which blue district?
    [green] Which green district?
    [red] Which red district?
   *[violet] Which violet district?
}
    .back = { $colour ->
        [yellow] Yellow
        [blue] Blue
        [green] Green
        [red] Red
       *[violet] Violet
    }.
    .spoken = Which district do you build? Pay its price into the middle.
    .why = A city can never have the same district twice.
    .next = Your turn goes on.
citadels-kept-cards = How many cards do you keep?
    .spoken = How many cards do you keep? Discard the others.
citadels-shuffle = Stack too small: shuffle the discard pile in.
    .done = Shuffled
citadels-leftover = { $cards ->
    [0] Take { $gold } more gold.
    [one] Draw one more card.
   *[other] Draw { $cards } more cards.
}
    .why = Your character still earns you this.
    .done = Taken
citadels-graveyard = { $district }: into your hand for 1 gold?
    .spoken = Your graveyard: do you want to take the destroyed card into your hand for one gold?
citadels-graveyard-may = { $district }: into your hand for 1 gold?
    .spoken = Your graveyard: you may take the destroyed card into your hand for one gold.
    .done = Decided
citadels-eighth = Eight! { $who } is first to eight districts.
    .spoken = The eighth district! { $who } is the first to get there and scores four extra points. We finish this round.
    .why = Anybody else who reaches eight by then gets two points.
    .next = After this round I count the points.
    .done = Last round

## Action cards

citadels-card = Which action card do you play?
    .why = One action card per turn, at any time. A tent counts as one of your eight districts; others pay gold onto a wagon.
    .next = Your turn goes on.
    .spoken = Which action card do you play? Put a circus tent or a cash wagon face up in front of you; that isn’t building, so you may still build. Any other card you carry out and discard.
citadels-fortune = Whose hand do you look at?
    .spoken = Look at somebody’s hand and take one card from it.
citadels-cover = Which district do you build over?
    .spoken = The living cannonball! Which of your districts has to go?
    .why = The new district must cost more; you pay only the difference.
citadels-cover-colour = Which colour replaces { $district }?
citadels-cover-with = What replaces { $district }?
    .spoken = Which district takes its place? You pay only the difference. The old one is discarded.
citadels-cash = { $gold ->
    [0] Gold on your wagon! Cash it now?
   *[other] { $gold } gold on your wagon! Cash it now?
}
    .spoken = There’s new gold on your cash wagon. Would you like to discard it now and take all the gold?
    .why = You may cash in a wagon only right after somebody paid.
citadels-leave-wagon = Leave it
    .also = no / not yet
citadels-cash-wagon = Cash in
    .also = yes / cash in

## Scoring

citadels-wagons-away = Discard cash wagons; gold to the middle.
    .done = Done
citadels-action-cards = How many action cards does each hold?
    .spoken = Show your hands. Every action card you still hold is worth one point.
citadels-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .spoken = { $who }’s city: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .done = Heard
citadels-why-five = All five colours
citadels-why-first = First with eight districts
citadels-why-complete = { $size } districts as well
citadels-why-cards = Action cards in hand
citadels-why-sum = Together
citadels-standing = Districts alone: { $buildings }
citadels-over = { $who } was first with eight districts.
citadels-stop = Stop here and score
citadels-over-stopped = You stop here: what lies in the cities counts.
citadels-over-ended = The last round has been played.

## Reasons

citadels-off-double = already in the city
citadels-off-none-left = all already built
citadels-off-not-dearer = no dearer than { $cost }
citadels-off-no-dearer = nothing dearer there
citadels-off-too-dear = too dear: you have { $gold }
citadels-off-no-district = nothing possible here
citadels-off-income = income first
citadels-off-bishop = bishop protects
citadels-off-complete = eight districts already
citadels-off-empty = nothing built yet
citadels-off-keep = cannot be destroyed
citadels-off-assassin = never the assassin
citadels-off-murdered = was murdered
citadels-off-king = never
citadels-off-no-cards = no card in hand
citadels-off-no-gold = no gold there
citadels-off-all-lie = all already played
citadels-off-acrobat = only without a king
citadels-off-rasputin = only when murdered

## What your cards say

citadels-fact-edition = Printing
citadels-fact-university-points = Points of the University
citadels-fact-dragon-gate-points = Points of Dragon Gate
citadels-fact-laboratory-gold = Gold from the Laboratory
citadels-fact-smithy-price = Price of the Smithy
citadels-fact-smithy-cards = Cards from the Smithy
citadels-fact-haunted-last-round = Haunted City at the end
citadels-fact-name-manor = German name: yellow 3
citadels-fact-name-trading-post = German name: green 2
citadels-fact-name-haunted-city = German name: violet 2
citadels-fact-name-keep = German name: violet 3
citadels-fact-name-smithy = German name: cards for gold
citadels-fact-name-observatory = German name: 1 of 3 cards
citadels-fact-name-graveyard = German name: saves districts
citadels-fact-name-school-of-magic = German name: any colour
citadels-fact-name-dragon-gate = German name: violet 6
citadels-box-edition = Which printing do you have?
    .spoken = Look at the Smithy: what does it cost to draw cards there? That tells me which printing yours is like.
    .hint = In both, University and Dragon Gate are worth 8, the Laboratory pays 1
citadels-edition-european = 65 cards: Smithy 2 for 3 gold
    .spoken = 65 districts: the Smithy draws 2 cards for 3 gold, the University counts 8
citadels-edition-english = 66, Great Wall: Smithy 3 for 2
    .spoken = 66 districts with the Great Wall: the Smithy draws 3 cards for 2 gold, the University counts 8
citadels-edition-other = Neither: ask me card by card
citadels-box-university-points = How many points is the University worth?
    .hint = It costs 6. Does the card name another value?
citadels-box-dragon-gate-points = How many points is Dragon Gate worth?
    .hint = It costs 6. Does the card name another value?
citadels-box-laboratory-gold = Laboratory: how much gold for a hand card?
citadels-box-smithy-price = Smithy: how much gold does drawing cost?
citadels-box-smithy-cards = Smithy: how many cards are drawn?
citadels-box-haunted-last-round = Does a newly built Haunted City count?
    .spoken = Does your Haunted City count as any colour even if it was built in the last round?
citadels-box-name-manor = What is the yellow district for 3 called?
citadels-box-name-trading-post = The green one for 2 that is no market?
citadels-box-name-haunted-city = What is the violet district for 2 called?
citadels-box-name-keep = What is the violet district for 3 called?
citadels-box-name-smithy = Which one draws cards for gold?
citadels-box-name-observatory = Which one looks at three cards, not two?
citadels-box-name-graveyard = Which one saves districts for 1 gold?
citadels-box-name-school-of-magic = Which one pays as any colour?
citadels-box-name-dragon-gate = The violet one for 6 without ability?
citadels-name-gutshof = Gutshof
citadels-name-herrenhaus = Herrenhaus
citadels-name-jagdschloss = Jagdschloss
citadels-name-handelshaus = Handelshaus
citadels-name-handelsposten = Handelsposten
citadels-name-gildehaus = Gildehaus
citadels-name-geisterviertel = Geisterviertel
citadels-name-geisterstadt = Geisterstadt
citadels-name-spukhaus = Spukhaus
citadels-name-bergfried = Bergfried
citadels-name-wehrturm = Wehrturm
citadels-name-burg = Burg
citadels-name-schmiede = Schmiede
citadels-name-waffenschmiede = Waffenschmiede
citadels-name-sternwarte = Sternwarte
citadels-name-observatorium = Observatorium
citadels-name-friedhof = Friedhof
citadels-name-gottesacker = Gottesacker
citadels-name-zauberschule = Zauberschule
citadels-name-magierschule = Magierschule
citadels-name-drachentor = Drachentor
citadels-name-drachenpforte = Drachenpforte

## The books

entry-books = Books
entry-city = City
entry-tents = Circus tents
entry-action-cards = Action cards at the end
entry-first = First with eight
entry-haunted-round = Round of the Haunted City
entry-crown = King figure
entry-open = Face-up characters
entry-passed = Characters being passed
citadels-draft-aside = put aside
citadels-draft-open = face up
entry-draft = Characters in the middle
entry-kept = Characters chosen
entry-character = Who was it?
entry-murdered = Murdered
entry-robbed = Robbed
entry-acrobat = Acrobat played
entry-built = Built this turn
entry-used = Done this turn
entry-swapped = Hand swapped with
entry-wagon = Cash wagon
entry-gold = Gold
entry-wagon-gold = Gold on the wagon
entry-supply = Gold in the middle
entry-hand = Cards in hand
entry-stack = Stack

move-books = The books stand as before.
move-city = { $goes ->
    [0] { $who } lays { $added } in the city.
   *[other] { $adds ->
        [0] { $who } takes { $gone } out of the city.
       *[other] { $who } takes { $gone } out of the city. { $who } lays { $added } in the city.
    }
}
move-tents = { $who }: circus tents as shown.
move-action-cards = { $who }: action cards counted again.
move-first = { $adds ->
    [0] Nobody was first with eight.
   *[other] First with eight: { $now }.
}
move-haunted-round = The Haunted City is as before.
move-crown = { $adds ->
    [0] Put the king figure back in the middle.
   *[other] The king figure goes to { $now }.
}
move-open = Face-up characters: { $all }.
move-passed = Pass the characters back.
move-draft = Take back the characters that were put aside.
move-kept = { $who } gives the character back.
move-character = { $adds ->
    [0] Turn this character card face down again: { $what }.
   *[other] { $what }: { $now }.
}
move-murdered = { $adds ->
    [0] The murder is undone.
   *[other] Murdered: { $now }.
}
move-robbed = { $adds ->
    [0] The robbery is undone.
   *[other] Robbed: { $now }.
}
move-acrobat = The acrobat goes back to the hand.
move-built = What can be built this turn is open again.
move-used = What can be done this turn is open again.
move-swapped = { $adds ->
    [0] The swapped hands go back.
   *[other] Hand swapped with { $now }.
}
move-wagon = Cash wagons as shown.
move-gold = { $way ->
    [take] { $who } takes { $more } gold.
   *[other] { $who } gives { $more } gold back.
}
move-wagon-gold = { $way ->
    [take] { $more } gold onto the cash wagon.
   *[other] { $more } gold off the cash wagon.
}
move-supply = { $way ->
    [take] { $more } gold into the middle.
   *[other] { $more } gold out of the middle.
}
move-hand = { $way ->
    [take] { $who } takes { $more ->
        [one] one card
       *[other] { $more } cards
    } into hand.
   *[other] { $who } gives back { $more ->
        [one] one card
       *[other] { $more } cards
    }.
}
told-gold = { $way ->
    [take] { $more } gold, now { $to }
   *[give] now { $to } gold
}
told-hand = { $way ->
    [take] { $more ->
        [one] a card
       *[other] { $more } cards
    }, now { $to }
   *[give] now { $to ->
        [0] none
       *[other] { $to }
    } in hand
}
told-city = { $adds ->
    [0] {""}
   *[other] { $added } built,{" "}
}{ $goes ->
    [0] {""}
   *[other] { $gone } gone,{" "}
}{ $count ->
    [0] no districts
    [one] one district
   *[other] { $count } districts
}
told-tents = the circus tent lies face up and counts as one of the eight districts; building is still allowed
told-wagon = { $to ->
    [none] The cash wagon is discarded.
   *[other] The cash wagon now lies face up in front of its owner; building is still allowed.
}
told-used = { $new ->
    [director] The director allows two more districts this turn.
   *[other] {""}
}
told-swapped = { $to ->
    [none] {""}
   *[other] The whole hand is swapped with { $now }.
}
told-murdered = { $to ->
    [thief] The { citadels-character-thief } is murdered.
    [magician] The { citadels-character-magician } is murdered.
    [king] The { citadels-character-king } is murdered.
    [bishop] The { citadels-character-bishop } is murdered.
    [merchant] The { citadels-character-merchant } is murdered.
    [architect] The { citadels-character-architect } is murdered.
    [warlord] The { citadels-character-warlord } is murdered.
    [assassin] The { citadels-character-assassin } is murdered.
   *[none] {""}
}
told-robbed = { $to ->
    [thief] The thief names the thief: nobody is robbed.
    [magician] The thief robs the { citadels-character-magician }.
    [king] The thief robs the { citadels-character-king }.
    [bishop] The thief robs the { citadels-character-bishop }.
    [merchant] The thief robs the { citadels-character-merchant }.
    [architect] The thief robs the { citadels-character-architect }.
    [warlord] The thief robs the { citadels-character-warlord }.
   *[none] {""}
}
move-stack = { $way ->
    [take] { $more ->
        [one] One card
       *[other] { $more } cards
    } onto the stack.
   *[other] { $more ->
        [one] One card
       *[other] { $more } cards
    } off the stack.
}
citadels-house-seven-districts = Seven districts end the game
    .short = seven districts
citadels-house-gold-breaks-ties = Most gold breaks the last tie
    .short = gold breaks ties
citadels-house-gentle-warlord = Warlord destroys from round 3 on
citadels-house-spare-twice = Nobody is murdered twice running

## What a terminal writes in place of symbols

symbol-district = { $n ->
    [one] 1 district
   *[other] { $n } districts
}
symbol-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
symbol-gold = { $n } gold
symbol-character-back = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
symbol-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
symbol-colours = { $n ->
    [one] 1 colour
   *[other] { $n } colours
}
symbol-district-yellow = { $n ->
    [one] 1 yellow district
   *[other] { $n } yellow districts
}
symbol-district-blue = { $n ->
    [one] 1 blue district
   *[other] { $n } blue districts
}
symbol-district-green = { $n ->
    [one] 1 green district
   *[other] { $n } green districts
}
symbol-district-red = { $n ->
    [one] 1 red district
   *[other] { $n } red districts
}
symbol-district-violet = { $n ->
    [one] 1 violet district
   *[other] { $n } violet districts
}
badge-crown = has the king figure
badge-coronet = leads

# Why a correction cannot stand, and what to do instead
citadels-holds-district = { $what }: there are not so many of it ({ $n } in all). Take it out of another city first.
citadels-holds-once = { $who }’s city would have one district twice: take one of them away.
citadels-holds-tents = There are only { $n } circus tents: take one away elsewhere first.
citadels-holds-characters = { $who } would have shown more characters than anybody has ({ $n }): correct who had the other one as well.
citadels-holds-open = { $what } lies face up, so nobody has it: correct what lies face up first.
citadels-holds-king = The king never lies face up: choose another character.
citadels-holds-uncalled = { $what } was not called yet, so nobody has shown it: wait until it is called.
citadels-holds-murdered = { $what } was murdered and does not come forward: correct who was murdered first.
citadels-holds-cards = That would be more cards than the box has: count the other hands as well.
citadels-holds-wagon = Gold lies only on wagons on the table: correct whose wagon it is first.
citadels-holds-end = With a complete city no further round begins: go back to the turn in which it was built.
citadels-left = { $who } has left. The neighbour on the left draws a character for that place unseen. When called it takes gold, builds nothing and names nobody. Its city stays and may be attacked. It cannot win.
citadels-newcomer = { $who } joins. There are two gold and four cards, as far as they go, and no city yet. From this round on one more character is chosen.

## What is seen to happen

citadels-played-destroyed = { $who } destroys in { $victim }’s city: { $district }{ $n ->
    [0] .
   *[other] , for { $n } gold.
}
citadels-played-robbed = { $victim } must give { $who } { $n } gold.

citadels-own-characters = { $n ->
    [1] Which character do you have?
   *[other] Which { $n } characters do you have?
}
    .note = On your phone only. I know it once I call them.
