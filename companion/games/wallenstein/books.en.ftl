### Wallenstein: the entries of the books, what happens to the pieces on undo, and where a value is found.

wallenstein-land-by-key = { $who ->
        [altmark] Altmark
        [bremen] Bremen
        [holstein] Holstein
        [lueneburg] Lüneburg
        [mecklenburg] Mecklenburg
        [mittelmark] Mittelmark
        [neumark] Neumark
        [osnabrueck] Osnabrück
        [vorpommern] Vorpommern
        [anhalt] Anhalt
        [hessendarmstadt] Hessen-Darmstadt
        [hessenkassel] Hessen-Kassel
        [kursachsen] Kursachsen
        [saechslande] Sächs. Lande
        [lausitz] Lausitz
        [paderborn] Hm. Paderborn
        [vogtland] Vogtland
        [wolfenbuettel] Wolfenbüttel
        [boehmen] Böhmen
        [kaernten] Kärnten
        [maehren] Mähren
        [niederoesterreich] Niederösterreich
        [oberoesterreich] Oberösterreich
        [passau] Passau
        [schlesien] Schlesien
        [steiermark] Steiermark
        [tirol] Tirol
        [augsburg] Augsburg
        [baden] Baden
        [bayern] Fm. Bayern
        [konstanz] Bm. Konstanz
        [oberpfalz] Oberpfalz
        [regensburg] Regensburg
        [salzburg] Salzburg
        [wuerttemberg] Württemberg
        [wuerzburg] Würzburg
        [breisgau] Breisgau
        [burgund] Burgund
        [koeln] Erzbm. Köln
        [lothringen] Lothringen
        [luettich] Bm. Lüttich
        [mark] Gft. Mark
        [strassburg] Strassburg
        [trier] Erzbm. Trier
       *[zweibruecken] Bm. Zweibrücken
    }

entry-books = Books
move-books = Books: { $to ->
        [full] full
       *[other] light
    }
entry-supply = Supply
move-supply = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] army
           *[other] armies
        } into the supply
       *[other] { $who }: { $more } { $more ->
            [one] army
           *[other] armies
        } from the supply
    }
entry-peasants = Peasants in supply
move-peasants = Peasants in the supply: { $to }
entry-tray = Tray
move-tray = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] cube
           *[other] cubes
        } into the tray
       *[other] { $who }: { $more } { $more ->
            [one] cube
           *[other] cubes
        } out of the tray
    }
entry-tower = In the tower
move-tower = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] cube
           *[other] cubes
        } into the tower
       *[other] { $who }: { $more } { $more ->
            [one] cube
           *[other] cubes
        } count as outside
    }
entry-thrown = Just thrown
move-thrown = Thrown, { $who }: { $to }
entry-throws = Throws so far
move-throws = In the books only
entry-accidents = Mishaps
move-accidents = In the books only
entry-oldest = Oldest
move-oldest = Oldest: { $to }
entry-groups = Groups left
move-groups = { $who }: groups left { $to }
entry-events = Open events
move-events = Open events: { $to }
entry-event = Event
move-event = This round’s event: { $to }
entry-events-gone = Events gone
move-events-gone = Events out of the game: { $to }
entry-actions = Action cards
move-actions = Action cards: { $to }
entry-tiles = Advantages
move-tiles = Advantage tiles on 1 to 5: { $to }
entry-bid = Bid
move-bid = { $who } has bid: { $to }
entry-rank = Order of bids
move-rank = Order of bids: { $to }
entry-place = Space
move-place = { $who }: leader on space { $to }
entry-points = Victory points
move-points = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] point
           *[other] points
        } forward
       *[other] { $who }: { $more } { $more ->
            [one] point
           *[other] points
        } back
    }
entry-battle-kind = Battle
move-battle-kind = Kind of battle: { $to }
entry-battle-attacker = Attacker
move-battle-attacker = Attacker: { $to }
entry-battle-defender = Defender
move-battle-defender = Defender: { $to }
entry-battle-land = Contested
move-battle-land = Contested land: { $to }
entry-battle-unrest = Unrest there
move-battle-unrest = Unrest in the contested land: { $to }
entry-battles = Battles so far
move-battles = In the books only
entry-owner = Owner
move-owner = { wallenstein-land-by-key }: the card goes to { $to ->
        [blue] Blue
        [yellow] Yellow
        [red] Red
        [black] Black
        [purple] Purple
       *[other] the supply
    }
entry-armies = Armies there
move-armies = { $way ->
        [take] { wallenstein-land-by-key }: { $more } { $more ->
            [one] army
           *[other] armies
        } in
       *[other] { wallenstein-land-by-key }: { $more } { $more ->
            [one] army
           *[other] armies
        } out
    }
entry-unrest = Unrest
move-unrest = { $way ->
        [take] { wallenstein-land-by-key }: { $more } { $more ->
            [one] marker
           *[other] markers
        } in
       *[other] { wallenstein-land-by-key }: { $more } { $more ->
            [one] marker
           *[other] markers
        } out
    }
entry-unrest-left = Unrest in supply
move-unrest-left = Unrest markers in the supply: { $to }
entry-palace = Palace
move-palace = { wallenstein-land-by-key }: { $to ->
        [yes] place
       *[other] remove
    } palace
entry-church = Church
move-church = { wallenstein-land-by-key }: { $to ->
        [yes] place
       *[other] remove
    } church
entry-house = Trading house
move-house = { wallenstein-land-by-key }: { $to ->
        [yes] place
       *[other] remove
    } trading house
entry-stock = Buildings in supply
move-stock = In the supply: { $to } { $who ->
        [palace] palaces
        [church] churches
       *[other] trading houses
    }
entry-played = Lands played
move-played = Played this round: { $to }
entry-taler = Taler
move-taler = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Taler
           *[other] Taler
        } from the bank
       *[other] { $who }: { $more } { $more ->
            [one] Taler
           *[other] Taler
        } to the bank
    }
entry-bank = Bank
move-bank = The bank has { $to } Taler
entry-grain = Grain
move-grain = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] grain
           *[other] grain
        } forward
       *[other] { $who }: { $more } { $more ->
            [one] grain
           *[other] grain
        } back
    }
entry-lands = Lands
move-lands = { $who }: { $to } lands
entry-hungry = Without grain
move-hungry = { $who }: { $to } lands without grain
entry-palace-brandenburg = Palaces Brandenburg
move-palace-brandenburg = { $who }: { $to } palaces in Brandenburg
entry-palace-sachsen = Palaces Sachsen
move-palace-sachsen = { $who }: { $to } palaces in Sachsen
entry-palace-oesterreich = Palaces Österreich
move-palace-oesterreich = { $who }: { $to } palaces in Österreich
entry-palace-bayern = Palaces Bayern
move-palace-bayern = { $who }: { $to } palaces in Bayern
entry-palace-kurpfalz = Palaces Kurpfalz
move-palace-kurpfalz = { $who }: { $to } palaces in Kurpfalz
entry-church-brandenburg = Churches Brandenburg
move-church-brandenburg = { $who }: { $to } churches in Brandenburg
entry-church-sachsen = Churches Sachsen
move-church-sachsen = { $who }: { $to } churches in Sachsen
entry-church-oesterreich = Churches Österreich
move-church-oesterreich = { $who }: { $to } churches in Österreich
entry-church-bayern = Churches Bayern
move-church-bayern = { $who }: { $to } churches in Bayern
entry-church-kurpfalz = Churches Kurpfalz
move-church-kurpfalz = { $who }: { $to } churches in Kurpfalz
entry-house-brandenburg = Houses Brandenburg
move-house-brandenburg = { $who }: { $to } houses in Brandenburg
entry-house-sachsen = Houses Sachsen
move-house-sachsen = { $who }: { $to } houses in Sachsen
entry-house-oesterreich = Houses Österreich
move-house-oesterreich = { $who }: { $to } houses in Österreich
entry-house-bayern = Houses Bayern
move-house-bayern = { $who }: { $to } houses in Bayern
entry-house-kurpfalz = Houses Kurpfalz
move-house-kurpfalz = { $who }: { $to } houses in Kurpfalz
entry-hall = Reception hall
move-hall = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] courtier
           *[other] courtiers
        } into the reception hall
       *[other] { $who }: { $more } { $more ->
            [one] courtier
           *[other] courtiers
        } back to the supply
    }
entry-audience = Audience room
move-audience = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] courtier
           *[other] courtiers
        } into the audience room
       *[other] { $who }: { $more } { $more ->
            [one] courtier
           *[other] courtiers
        } back to the supply
    }
entry-laid-out = Favours this round
move-laid-out = Favour cards this round: { $to }
entry-display = Favours on display
move-display = Favour cards on display: { $to }
entry-received = Received at court
move-received = Received at court: { $to }
entry-favours-gone = Favours gone
move-favours-gone = Favour cards out of the game: { $to }
entry-ward = Favour card 4
move-ward = { $who }: { $to ->
        [yes] keep
       *[other] give up
    } favour card 4
entry-peace = Protection
move-peace = { $who }: protection { $to ->
        [a] from battle A
        [b] from battle B
        [both] from A and B
       *[other] over
    }
entry-banner = Top Landsknecht
move-banner = { $who }: card { $to } on top
wallenstein-fact-ninth-land = Booklet, line-up for 3, player A, last row
wallenstein-fact-favour-2 = Favour card number 2
wallenstein-fact-favour-9 = Favour card number 9
wallenstein-fact-favour-16 = Favour card number 16
wallenstein-fact-favour-3 = Favour card number 3
wallenstein-fact-favour-8 = Favour card number 8
wallenstein-fact-favour-14 = Favour card number 14
wallenstein-fact-favour-5 = Favour card number 5
wallenstein-fact-favour-15 = Favour card number 15
wallenstein-fact-favour-20 = Favour card number 20
wallenstein-fact-favour-6 = Favour card number 6
wallenstein-fact-favour-13 = Favour card number 13
wallenstein-fact-favour-19 = Favour card number 19
wallenstein-fact-favour-7 = Favour card number 7
wallenstein-fact-favour-17 = Favour card number 17
wallenstein-fact-favour-21 = Favour card number 21
wallenstein-fact-favour-10 = Favour card number 10
wallenstein-fact-favour-11 = Favour card number 11
wallenstein-fact-favour-18 = Favour card number 18
wallenstein-fact-landsknechte-2-taler = Landsknecht card 2: Taler
wallenstein-fact-landsknechte-2-grain = Landsknecht card 2: grain
wallenstein-fact-landsknechte-2-armies = Landsknecht card 2: armies
wallenstein-fact-landsknechte-2-points = Landsknecht card 2: victory points
wallenstein-fact-landsknechte-3-taler = Landsknecht card 3: Taler
wallenstein-fact-landsknechte-3-grain = Landsknecht card 3: grain
wallenstein-fact-landsknechte-3-armies = Landsknecht card 3: armies
wallenstein-fact-landsknechte-3-points = Landsknecht card 3: victory points
wallenstein-fact-landsknechte-4-taler = Landsknecht card 4: Taler
wallenstein-fact-landsknechte-4-grain = Landsknecht card 4: grain
wallenstein-fact-landsknechte-4-armies = Landsknecht card 4: armies
wallenstein-fact-landsknechte-4-points = Landsknecht card 4: victory points

key-altmark = Altmark
key-bremen = Bremen
key-holstein = Holstein
key-lueneburg = Lüneburg
key-mecklenburg = Mecklenburg
key-mittelmark = Mittelmark
key-neumark = Neumark
key-osnabrueck = Osnabrück
key-vorpommern = Vorpommern
key-anhalt = Anhalt
key-hessendarmstadt = Hessen-Darmstadt
key-hessenkassel = Hessen-Kassel
key-kursachsen = Kursachsen
key-saechslande = Sächs. Lande
key-lausitz = Lausitz
key-paderborn = Hm. Paderborn
key-vogtland = Vogtland
key-wolfenbuettel = Wolfenbüttel
key-boehmen = Böhmen
key-kaernten = Kärnten
key-maehren = Mähren
key-niederoesterreich = Niederösterreich
key-oberoesterreich = Oberösterreich
key-passau = Passau
key-schlesien = Schlesien
key-steiermark = Steiermark
key-tirol = Tirol
key-augsburg = Augsburg
key-baden = Baden
key-bayern = Fm. Bayern
key-konstanz = Bm. Konstanz
key-oberpfalz = Oberpfalz
key-regensburg = Regensburg
key-salzburg = Salzburg
key-wuerttemberg = Württemberg
key-wuerzburg = Würzburg
key-breisgau = Breisgau
key-burgund = Burgund
key-koeln = Erzbm. Köln
key-lothringen = Lothringen
key-luettich = Bm. Lüttich
key-mark = Gft. Mark
key-strassburg = Strassburg
key-trier = Erzbm. Trier
key-zweibruecken = Bm. Zweibrücken
key-green = Peasants
key-palace = Palaces
key-church = Churches
key-house = Trading houses
