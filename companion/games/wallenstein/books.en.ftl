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
move-thrown = {""}
entry-throws = Throws so far
move-throws = {""}
entry-accidents = Mishaps
move-accidents = {""}
entry-oldest = Oldest
move-oldest = Oldest: { $now }
entry-groups = Groups left
move-groups = {""}
entry-events = Open events
move-events = Face-up events: { $all }
entry-event = Event
move-event = This round’s event: { $now }
entry-events-gone = Events gone
move-events-gone = Events out of the game: { $all }
entry-actions = Action cards
move-actions = Action cards: { $all }
entry-tiles = Advantages
move-tiles = Advantage tiles on 1 to 5: { $all }
entry-bid = Bid
move-bid = { $who } has bid: { $now }
entry-rank = Order of bids
move-rank = Order of bids: { $all }
entry-place = Space
move-place = { $who }: { $to ->
        [0] take the leader back
       *[other] leader on space { $to }
    }
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
move-battle-kind = {""}
entry-battle-attacker = Attacker
move-battle-attacker = Attacker: { $now }
entry-battle-defender = Defender
move-battle-defender = Defender: { $now }
entry-battle-land = Contested
move-battle-land = Contested land: { $now }
entry-battle-unrest = Unrest there
move-battle-unrest = {""}
entry-battles = Battles so far
move-battles = {""}
places-owner = Lands
entry-owner = Owner
move-owner = { wallenstein-land-by-key }: the card goes to { $adds ->
        [0] the supply
       *[other] { $now }
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
move-stock = { $who ->
        [palace] Palaces
        [church] Churches
       *[other] Trading houses
    } in the supply: { $to }
entry-played = Lands played
move-played = Played this round: { $all }
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
move-lands = {""}
entry-hungry = Without grain
move-hungry = {""}
entry-palace-brandenburg = Palaces Brandenburg
move-palace-brandenburg = { $who }, palaces in Brandenburg: { $to }
entry-palace-sachsen = Palaces Sachsen
move-palace-sachsen = { $who }, palaces in Sachsen: { $to }
entry-palace-oesterreich = Palaces Österreich
move-palace-oesterreich = { $who }, palaces in Österreich: { $to }
entry-palace-bayern = Palaces Bayern
move-palace-bayern = { $who }, palaces in Bayern: { $to }
entry-palace-kurpfalz = Palaces Kurpfalz
move-palace-kurpfalz = { $who }, palaces in Kurpfalz: { $to }
entry-church-brandenburg = Churches Brandenburg
move-church-brandenburg = { $who }, churches in Brandenburg: { $to }
entry-church-sachsen = Churches Sachsen
move-church-sachsen = { $who }, churches in Sachsen: { $to }
entry-church-oesterreich = Churches Österreich
move-church-oesterreich = { $who }, churches in Österreich: { $to }
entry-church-bayern = Churches Bayern
move-church-bayern = { $who }, churches in Bayern: { $to }
entry-church-kurpfalz = Churches Kurpfalz
move-church-kurpfalz = { $who }, churches in Kurpfalz: { $to }
entry-house-brandenburg = Trading houses Brandenburg
move-house-brandenburg = { $who }, trading houses in Brandenburg: { $to }
entry-house-sachsen = Trading houses Sachsen
move-house-sachsen = { $who }, trading houses in Sachsen: { $to }
entry-house-oesterreich = Trading houses Österreich
move-house-oesterreich = { $who }, trading houses in Österreich: { $to }
entry-house-bayern = Trading houses Bayern
move-house-bayern = { $who }, trading houses in Bayern: { $to }
entry-house-kurpfalz = Trading houses Kurpfalz
move-house-kurpfalz = { $who }, trading houses in Kurpfalz: { $to }
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
move-laid-out = Favour cards this round: { $all }
entry-display = Favours on display
move-display = Favour cards on display: { $all }
entry-received = Received at court
move-received = Received at court: { $all }
entry-favours-gone = Favours gone
move-favours-gone = Favour cards out of the game: { $all }
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
