### Citadels: prompts, answers, reasons.

game-citadels = Citadels

citadels-option-books = How much shall I count?
citadels-choice-books-light = Only the cities
citadels-choice-books-full = Gold as well
citadels-option-cards = With action cards?
citadels-choice-cards-no = Without
citadels-choice-cards-yes = With all 15
citadels-option-suspense = How much suspense in my calls?
citadels-choice-suspense-short = A short pause
citadels-choice-suspense-long = A long pause
citadels-choice-suspense-none = Briskly
citadels-option-start = Where are you?
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
citadels-character-thief = Thief
citadels-character-magician = Magician
citadels-character-king = King
citadels-character-bishop = Bishop
citadels-character-merchant = Merchant
citadels-character-architect = Architect
citadels-character-warlord = Warlord

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
citadels-priced = { $district }: { $price }

citadels-card-tent = Circus tent
citadels-card-wagon = Cash wagon
citadels-card-acrobat = Acrobat
citadels-card-fortune-teller = Fortune teller
citadels-card-rasputin = Rasputin
citadels-card-director = Director
citadels-card-cannonball = Cannonball

citadels-player = { $who }
citadels-nobody = Nobody
citadels-silent = Silence
citadels-lay-aside = It lay aside
citadels-back = Not after all

## Setup

citadels-setup-cards = Shuffle the 65 districts into a stack.
    .spoken = Shuffle the 65 district cards and put them face down in the middle. Beside them go the eight characters with the dark backs.
    .why = You will draw your districts from this stack all game.
    .next = Then comes the gold.
    .done = All ready
citadels-setup-circus = Shuffle 65 districts with 15 action cards.
    .spoken = Shuffle the 65 district cards together with the 15 white action cards and put all 80 face down in the middle. Beside them go the eight characters with the dark backs.
    .why = You draw action cards just like districts; one may be in a starting hand.
    .next = Then comes the gold.
    .done = All ready
citadels-setup-gold = Everybody takes { $gold } gold; { $left } stay.
    .spoken = Put the 30 gold pieces in the middle. Everybody takes { $gold }; then { $left } stay there.
    .why = Gold pays for your districts; at the end it is worth nothing.
    .next = Then everybody gets cards.
    .done = Taken
citadels-setup-hands = Take { $cards } districts and an overview each.
    .spoken = Everybody takes an overview card and draws { $cards } cards from the stack.
    .why = The overview shows the order in which I call the characters.
    .next = Then we find the first king.
    .done = All have them
citadels-oldest = Who is the oldest? That is the king.
    .spoken = Who of you is the oldest? You get the king figure and are the first king.
    .why = Whoever is king chooses first in the next round.
    .next = Then the first round begins.
citadels-agreed = Where the rules are silent, we play:
    .spoken = The rulebook leaves a few things open. This is how we play them at this table.
    .done = Agreed
citadels-agreed-bishop = A murdered bishop does not protect the city.
citadels-agreed-king = A murdered king gets the crown for the next round.
citadels-agreed-tie = Equal points, districts too: a shared win.
citadels-agreed-stack = Stack empty? Shuffle the discards. No gold? Use tokens.
citadels-agreed-tent = Seven districts and a tent are safe from the warlord.
citadels-agreed-cannonball = The warlord always goes by the printed price.
citadels-agreed-acrobat = The acrobat keeps the crown, even from a murdered king.

citadels-joined-round = Which round begins now?
citadels-joined-king = Who has the king figure?
citadels-joined-city = What lies in this city?
    .spoken = Choose every district in front of you. The number is its price.
citadels-joined-tents = How many circus tents has everybody?
citadels-joined-wagons = How many cash wagons has everybody?
citadels-joined-gold = How much gold has everybody?
citadels-joined-hands = How many hand cards has everybody?

## Choosing characters

citadels-open-cards = { $count ->
    [one] Who lies open?
   *[other] Which { $count } lie open?
}
    .spoken = { $count ->
    [one] King, shuffle the eight characters and lay one face up in the middle. If it is the king, shuffle it back and turn up another.
   *[other] King, shuffle the eight characters and lay { $count } face up in the middle. If one is the king, shuffle it back and turn up another.
}
    .why = What lies open cannot be in anybody's hand this round.
    .next = Then you put one more card aside, face down.
    .hint = { $count ->
    [one] Shuffle, turn one card up. Never the king.
   *[other] Shuffle, turn { $count } cards up. Never the king.
}
citadels-put-aside = { $open ->
    [0] Shuffle the eight, put the top one aside.
   *[other] Now put the top one aside, face down.
}
    .spoken = { $open ->
    [0] All characters back to the middle. King, shuffle them, look at the top card in secret and put it aside, face down.
   *[other] King, look at the top card of the rest in secret and put it aside, face down.
}
    .why = So one character is missing, and only the king knows which.
    .next = Then you choose for yourself.
    .done = Put aside
citadels-look = { $on ->
    [0] You take { $takes }: keep one, put one aside.
   *[other] { $aside ->
        [0] { $takes } cards: keep one, { $on } to { $to }.
       *[other] { $takes }: keep one, one aside, { $on } to { $to }.
    }
}
    .spoken = { $added ->
    [0] { $on ->
        [0] You get the last { $takes } cards. Keep one in secret and lay the other face down in the middle.
       *[other] { $aside ->
            [0] You have { $takes } cards. Choose one in secret, lay it face down in front of you and pass { $on } to { $to }.
           *[other] You have { $takes } cards. Choose one in secret, lay another face down in the middle and pass { $on } to { $to }.
        }
    }
   *[other] You get the last card and take up the one the king put aside. Keep one of the two and lay the other face down in the middle.
}
    .why = Nobody learns what you took, not even me.
    .next = { $on ->
    [0] Then I call the characters.
   *[other] Then { $to } looks at the rest.
}
    .done = { $on ->
    [0] Chosen
   *[other] Passed on
}
citadels-light-books = Count no more gold

## The call

citadels-call = { $number }: the { $who }! Who is it?
    .spoken = { $suspense ->
    [none] I call the { $who }!
    [long] I call … and call … the … { $who }!
   *[short] I call … the { $who }!
}
    .why = Whoever has this card must show it now and takes a turn.
    .next = If nobody answers, I call the next one.
    .hint = Or touch your shield below.
citadels-silence = The { $who } was murdered. Silence.
    .spoken = { $suspense ->
    [long] I call the { $who } … … silence … murdered.
   *[short] I call the { $who } … silence.
}
    .why = Whoever was murdered stays hidden and misses this round.
    .next = I call the next one.
    .done = Silence
citadels-rasputin = The { $who } was murdered. Rasputin?
    .spoken = The { $who } was murdered. Silence … or does somebody play Rasputin?
    .why = Only the murdered character's player can come back with Rasputin.
    .next = If all is silent, I call the next one.
citadels-acrobat = No king: the acrobat?
    .spoken = No king has come forward. Whoever holds the acrobat may take the crown now.
    .why = The acrobat takes the crown only when no king answers.
    .next = Then I call the bishop.
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
    .why = Only what you have now is stolen.
    .next = Then you take your turn as usual.
    .done = Handed over
citadels-crown = The crown comes to you!
    .spoken = Long live the king! Put the king figure in front of you. In the next round you choose first.
    .why = Whoever has the figure shuffles and chooses first next round.
    .next = Then we go on.
    .done = I have it
citadels-murdered-king = Who had the murdered king?
    .spoken = The round is over. The king was murdered: who was it? Turn it up. You receive the crown now.
    .why = A murdered king inherits the crown too, only later.
    .next = Then the new round begins.

## The turn

citadels-turn = { $who }{ $purse ->
    [-1] {""}
   *[other] , { $purse } gold
}: { $first ->
    [1] what will you do?
   *[other] { $more ->
        [0] end of turn?
       *[other] what else?
    }
}
    .spoken = { $first ->
    [1] { $character ->
        [assassin] Assassin, take your income, murder a character and build.
        [thief] Thief, take your income, rob a character and build.
        [magician] Magician, take your income and build. Swap hands with somebody, or discard cards and draw new ones.
        [king] King, take your income{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold for yellow districts,
        } and build.
        [bishop] Bishop, take your income{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold for blue districts,
        } and build. Your city is safe from the warlord.
        [merchant] Merchant, take your income and { $gold } gold more: one as the merchant, the rest for green districts. And build.
        [architect] Architect, take your income, draw two more cards and build up to three districts.
       *[warlord] Warlord, take your income{ $gold ->
            [0] {""}
           *[other] {" "}and { $gold } gold for red districts,
        } and build. You may destroy a district.
    }{ $violet ->
        [0] {""}
       *[other] {" "}Remember your violet districts: { $violets }.
    }
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
    .why = First income, then building; your ability at any time, but once.
    .next = Then your character card goes to the middle and I call on.
citadels-take-gold = Take 2 gold
citadels-take-cards = { $keep } of { $look } cards
citadels-take-tribute = { $colour ->
    [yellow] Gold for yellow
    [blue] Gold for blue
    [green] Gold for green
   *[red] Gold for red
}
citadels-take-trade = Merchant's gold
citadels-take-plans = Draw 2 cards
citadels-do-murder = Murder
citadels-do-rob = Rob
citadels-do-swap = Swap: { $who }
citadels-do-exchange = Renew cards
citadels-do-attack = Attack: { $who }
citadels-do-card = Action card
citadels-do-wagon = Wagon: { $who }
citadels-build-yellow = Build yellow
citadels-build-blue = Build blue
citadels-build-green = Build green
citadels-build-red = Build red
citadels-build-violet = Build violet
citadels-done = Done

citadels-target = { $who }
citadels-target-self = { $who } (you)
citadels-target-open = { $who } (open)

citadels-murder = Who is murdered?
    .spoken = Assassin, name a character aloud. It is murdered this round.
    .why = You name a character, not a player. It misses this round.
    .next = When it is called, there is silence.
citadels-rob = Who is robbed?
    .spoken = Thief, name a character aloud. If it shows itself, it gives you all its gold.
    .why = You cannot rob the assassin or the murdered character.
    .next = When it is called, I will say so.
citadels-exchanged = How many cards do you discard?
    .spoken = Discard as many hand cards as you like and draw the same number.
    .why = So you change bad cards without taking from anybody.
    .next = Then your turn goes on.
citadels-destroy = What do you destroy of { $who }'s?
    .spoken = Which district of { $who }'s do you destroy? The number is your price. The card goes to the discard pile.
    .why = You pay one less than the district cost.
    .next = Then your turn goes on.
citadels-district = { $colour ->
    [yellow] Which yellow district?
    [blue] Which blue district?
    [green] Which green district?
    [red] Which red district?
   *[violet] Which violet district?
}
    .spoken = Which district do you build? The number is its price.
    .why = Each district may lie in your city only once.
    .next = Pay the price into the middle.
citadels-kept-cards = How many cards do you keep?
citadels-shuffle = Too few in the stack: shuffle the discards in.
    .done = Shuffled
citadels-leftover = { $cards ->
    [0] Take { $gold } more gold.
   *[other] Draw { $cards } more cards.
}
    .why = Your character still brings you this.
    .done = Taken
citadels-graveyard = { $district }: to your hand for 1 gold?
    .spoken = Your graveyard: do you take the destroyed card into your hand for one gold?
citadels-graveyard-may = { $district }: to your hand for 1 gold?
    .spoken = Your graveyard: you may take the destroyed card into your hand for one gold.
    .done = Decided
citadels-eighth = Eight! { $who } is first with eight districts.
    .spoken = The eighth district! { $who } is first and gets four points for it. We play this round to its end.
    .why = Whoever also has eight by then gets two points.
    .next = After this round I count the points.
    .done = Last round

## Action cards

citadels-card = Which action card do you play?
    .why = One action card in a turn, at any time.
    .next = Most are then discarded; tent and wagon stay.
citadels-fortune = Whose hand do you look at?
    .spoken = Look at that hand and take one card from it.
citadels-cover = Which district is built over?
    .spoken = The living cannonball! Which of your districts has to go?
    .why = The new district must be dearer; you pay only the difference.
citadels-cover-colour = Which colour replaces { $district }?
citadels-cover-with = What replaces { $district }?
    .spoken = Which district takes its place? The number is what you still pay. The old one is discarded.
citadels-cash = { $gold ->
    [0] Gold on your wagon! Cash it now?
   *[other] { $gold } gold on your wagon! Cash it now?
}
    .spoken = There is new gold on your cash wagon. Do you discard it now and take it all?
    .why = You may cash a wagon only right after somebody paid.
citadels-leave-wagon = Leave it
citadels-cash-wagon = Cash it

## Scoring

citadels-wagons-away = Cash wagons away, their gold to the middle.
    .done = Done
citadels-action-cards = How many action cards has everybody?
    .spoken = Show your hands. Every action card still in hand is worth one point.
citadels-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .spoken = The city of { $who }: { $points ->
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
citadels-over-ended = The last round has been played.

## Reasons

citadels-off-double = already in the city
citadels-off-none-left = all of them lie already
citadels-off-not-dearer = not dearer than { $cost }
citadels-off-no-dearer = nothing dearer there
citadels-off-too-dear = too dear: you have { $gold }
citadels-off-no-district = nothing possible here
citadels-off-income = income first
citadels-off-bishop = the bishop protects it
citadels-off-complete = eight districts already
citadels-off-empty = nothing built yet
citadels-off-keep = cannot be destroyed
citadels-off-assassin = never the assassin
citadels-off-murdered = was murdered
citadels-off-king = never open: shuffle back
citadels-off-no-cards = no card in hand
citadels-off-no-gold = no gold there
citadels-off-all-lie = all of them lie already
citadels-off-acrobat = only without a king
citadels-off-rasputin = only when murdered

## What your cards say

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
entry-open = Open characters
entry-passed = Characters going round
entry-draft = Characters in the middle
entry-kept = Characters chosen
entry-character = Who was it?
entry-murdered = Murdered
entry-robbed = Robbed
entry-acrobat = Acrobat played
entry-built = Built this turn
entry-used = Done this turn
entry-wagon = Cash wagon
entry-gold = Gold
entry-wagon-gold = Gold on the wagon
entry-supply = Gold in the middle
entry-hand = Hand cards
entry-stack = Stack

move-books = The books stand as before.
move-city = { $who }: lay the city again as shown.
move-tents = { $who }: circus tents as shown.
move-action-cards = { $who }: action cards counted anew.
move-first = Who was first with eight is as before.
move-haunted-round = The Haunted City is as before.
move-crown = Put the king figure back.
move-open = The open characters are as before.
move-passed = Pass the characters back.
move-draft = Take the characters back that were laid aside.
move-kept = { $who } gives the character back.
move-character = Turn the character card down again.
move-murdered = The murder is open again.
move-robbed = The robbery is open again.
move-acrobat = The acrobat goes back to the hand.
move-built = The building action is as before.
move-used = The turn is as before.
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
   *[other] { $who } gives up { $more ->
        [one] one card
       *[other] { $more } cards
    }.
}
move-stack = { $way ->
    [take] { $more } cards onto the stack.
   *[other] { $more } cards off the stack.
}
