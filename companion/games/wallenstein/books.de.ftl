### Wallenstein: die Einträge der Bücher, was beim Zurücknehmen mit den Teilen geschieht, und wo ein Wert zu finden ist.

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

entry-books = Bücher
move-books = Bücher: { $to ->
        [full] voll
       *[other] leicht
    }
entry-supply = Vorrat
move-supply = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Armee
           *[other] Armeen
        } in den Vorrat
       *[other] { $who }: { $more } { $more ->
            [one] Armee
           *[other] Armeen
        } aus dem Vorrat
    }
entry-peasants = Bauern im Vorrat
move-peasants = Bauern im Vorrat: { $to }
entry-tray = Schale
move-tray = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Würfel
           *[other] Würfel
        } in die Schale
       *[other] { $who }: { $more } { $more ->
            [one] Würfel
           *[other] Würfel
        } aus der Schale
    }
entry-tower = Im Turm
move-tower = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Würfel
           *[other] Würfel
        } in den Turm
       *[other] { $who }: { $more } { $more ->
            [one] Würfel
           *[other] Würfel
        } gelten als draußen
    }
entry-thrown = Gerade geworfen
move-thrown = {""}
entry-throws = Würfe bisher
move-throws = {""}
entry-accidents = Missgeschicke
move-accidents = {""}
entry-oldest = Am ältesten
move-oldest = Am ältesten: { $now }
entry-groups = Gruppen übrig
move-groups = {""}
entry-events = Offene Ereignisse
move-events = Offene Ereignisse: { $all }
entry-event = Ereignis
move-event = Ereignis der Runde: { $now }
entry-events-gone = Ereignisse vorbei
move-events-gone = Ereignisse aus dem Spiel: { $all }
entry-actions = Aktionskarten
move-actions = Aktionskarten: { $all }
entry-tiles = Vorteile
move-tiles = Vorteilsplättchen auf 1 bis 5: { $all }
entry-bid = Gebot
move-bid = { $who } hat geboten: { $now }
entry-rank = Folge der Gebote
move-rank = Folge der Gebote: { $all }
entry-place = Platz
move-place = { $who }: Heerführer { $to ->
        [0] zurücknehmen
       *[other] auf Platz { $to }
    }
entry-points = Siegpunkte
move-points = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Punkt
           *[other] Punkte
        } vor
       *[other] { $who }: { $more } { $more ->
            [one] Punkt
           *[other] Punkte
        } zurück
    }
entry-battle-kind = Kampf
move-battle-kind = {""}
entry-battle-attacker = Angreifer
move-battle-attacker = Angreifer: { $now }
entry-battle-defender = Verteidiger
move-battle-defender = Verteidiger: { $now }
entry-battle-land = Umkämpft
move-battle-land = Umkämpftes Land: { $now }
entry-battle-unrest = Unruhe im Land
move-battle-unrest = {""}
entry-battles = Kämpfe bisher
move-battles = {""}
places-owner = Länder
entry-owner = Besitzer
move-owner = { wallenstein-land-by-key }: die Karte geht an { $adds ->
        [0] den Vorrat
       *[other] { $now }
    }
entry-armies = Armeen im Land
move-armies = { $way ->
        [take] { wallenstein-land-by-key }: { $more } { $more ->
            [one] Armee
           *[other] Armeen
        } hinein
       *[other] { wallenstein-land-by-key }: { $more } { $more ->
            [one] Armee
           *[other] Armeen
        } heraus
    }
entry-unrest = Unruhe
move-unrest = { $way ->
        [take] { wallenstein-land-by-key }: { $more } { $more ->
            [one] Unruhe
           *[other] Unruhen
        } hinein
       *[other] { wallenstein-land-by-key }: { $more } { $more ->
            [one] Unruhe
           *[other] Unruhen
        } heraus
    }
entry-unrest-left = Unruhe im Vorrat
move-unrest-left = Unruhemarker im Vorrat: { $to }
entry-palace = Palast
move-palace = { wallenstein-land-by-key }: Palast { $to ->
        [yes] hinstellen
       *[other] wegnehmen
    }
entry-church = Kirche
move-church = { wallenstein-land-by-key }: Kirche { $to ->
        [yes] hinstellen
       *[other] wegnehmen
    }
entry-house = Handelshaus
move-house = { wallenstein-land-by-key }: Handelshaus { $to ->
        [yes] hinstellen
       *[other] wegnehmen
    }
entry-stock = Gebäude im Vorrat
move-stock = { $who ->
        [palace] Paläste
        [church] Kirchen
       *[other] Handelshäuser
    } im Vorrat: { $to }
entry-played = Gespielte Länder
move-played = Diese Runde gespielt: { $all }
entry-taler = Taler
move-taler = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Taler
           *[other] Taler
        } aus der Bank
       *[other] { $who }: { $more } { $more ->
            [one] Taler
           *[other] Taler
        } an die Bank
    }
entry-bank = Bank
move-bank = Die Bank hat { $to } Taler
entry-grain = Getreide
move-grain = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Getreide
           *[other] Getreide
        } vor
       *[other] { $who }: { $more } { $more ->
            [one] Getreide
           *[other] Getreide
        } zurück
    }
entry-lands = Länder
move-lands = {""}
entry-hungry = Ohne Korn
move-hungry = {""}
entry-palace-brandenburg = Paläste Brandenburg
move-palace-brandenburg = { $who }, Paläste in Brandenburg: { $to }
entry-palace-sachsen = Paläste Sachsen
move-palace-sachsen = { $who }, Paläste in Sachsen: { $to }
entry-palace-oesterreich = Paläste Österreich
move-palace-oesterreich = { $who }, Paläste in Österreich: { $to }
entry-palace-bayern = Paläste Bayern
move-palace-bayern = { $who }, Paläste in Bayern: { $to }
entry-palace-kurpfalz = Paläste Kurpfalz
move-palace-kurpfalz = { $who }, Paläste in der Kurpfalz: { $to }
entry-church-brandenburg = Kirchen Brandenburg
move-church-brandenburg = { $who }, Kirchen in Brandenburg: { $to }
entry-church-sachsen = Kirchen Sachsen
move-church-sachsen = { $who }, Kirchen in Sachsen: { $to }
entry-church-oesterreich = Kirchen Österreich
move-church-oesterreich = { $who }, Kirchen in Österreich: { $to }
entry-church-bayern = Kirchen Bayern
move-church-bayern = { $who }, Kirchen in Bayern: { $to }
entry-church-kurpfalz = Kirchen Kurpfalz
move-church-kurpfalz = { $who }, Kirchen in der Kurpfalz: { $to }
entry-house-brandenburg = Handelsh. Brandenburg
move-house-brandenburg = { $who }, Handelshäuser in Brandenburg: { $to }
entry-house-sachsen = Handelsh. Sachsen
move-house-sachsen = { $who }, Handelshäuser in Sachsen: { $to }
entry-house-oesterreich = Handelsh. Österreich
move-house-oesterreich = { $who }, Handelshäuser in Österreich: { $to }
entry-house-bayern = Handelsh. Bayern
move-house-bayern = { $who }, Handelshäuser in Bayern: { $to }
entry-house-kurpfalz = Handelsh. Kurpfalz
move-house-kurpfalz = { $who }, Handelshäuser in der Kurpfalz: { $to }
entry-hall = Empfangshalle
move-hall = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Höfling
           *[other] Höflinge
        } in die Empfangshalle
       *[other] { $who }: { $more } { $more ->
            [one] Höfling
           *[other] Höflinge
        } zurück in den Vorrat
    }
entry-audience = Audienzsaal
move-audience = { $way ->
        [take] { $who }: { $more } { $more ->
            [one] Höfling
           *[other] Höflinge
        } in den Audienzsaal
       *[other] { $who }: { $more } { $more ->
            [one] Höfling
           *[other] Höflinge
        } zurück in den Vorrat
    }
entry-laid-out = Gunst der Runde
move-laid-out = Gunstkarten der Runde: { $all }
entry-display = Gunst im Saal
move-display = Gunstkarten im Saal: { $all }
entry-received = Audienz gehabt
move-received = Audienz hatten: { $all }
entry-favours-gone = Gunst vorbei
move-favours-gone = Gunstkarten aus dem Spiel: { $all }
entry-ward = Gunstkarte 4
move-ward = { $who }: Gunstkarte 4 { $to ->
        [yes] behalten
       *[other] abgeben
    }
entry-peace = Schutz
move-peace = { $who }: Schutz { $to ->
        [a] vor Kampf A
        [b] vor Kampf B
        [both] vor A und B
       *[other] vorbei
    }
entry-banner = Landsknecht oben
move-banner = { $who }: Karte { $to } obenauf
wallenstein-fact-ninth-land = Beiheft, Startaufstellung für 3, Spieler A, letzte Zeile
wallenstein-fact-favour-2 = Gunstkarte mit der Nummer 2
wallenstein-fact-favour-9 = Gunstkarte mit der Nummer 9
wallenstein-fact-favour-16 = Gunstkarte mit der Nummer 16
wallenstein-fact-favour-3 = Gunstkarte mit der Nummer 3
wallenstein-fact-favour-8 = Gunstkarte mit der Nummer 8
wallenstein-fact-favour-14 = Gunstkarte mit der Nummer 14
wallenstein-fact-favour-5 = Gunstkarte mit der Nummer 5
wallenstein-fact-favour-15 = Gunstkarte mit der Nummer 15
wallenstein-fact-favour-20 = Gunstkarte mit der Nummer 20
wallenstein-fact-favour-6 = Gunstkarte mit der Nummer 6
wallenstein-fact-favour-13 = Gunstkarte mit der Nummer 13
wallenstein-fact-favour-19 = Gunstkarte mit der Nummer 19
wallenstein-fact-favour-7 = Gunstkarte mit der Nummer 7
wallenstein-fact-favour-17 = Gunstkarte mit der Nummer 17
wallenstein-fact-favour-21 = Gunstkarte mit der Nummer 21
wallenstein-fact-favour-10 = Gunstkarte mit der Nummer 10
wallenstein-fact-favour-11 = Gunstkarte mit der Nummer 11
wallenstein-fact-favour-18 = Gunstkarte mit der Nummer 18
wallenstein-fact-landsknechte-2-taler = Landsknecht-Karte 2: Taler
wallenstein-fact-landsknechte-2-grain = Landsknecht-Karte 2: Getreide
wallenstein-fact-landsknechte-2-armies = Landsknecht-Karte 2: Armeen
wallenstein-fact-landsknechte-2-points = Landsknecht-Karte 2: Siegpunkte
wallenstein-fact-landsknechte-3-taler = Landsknecht-Karte 3: Taler
wallenstein-fact-landsknechte-3-grain = Landsknecht-Karte 3: Getreide
wallenstein-fact-landsknechte-3-armies = Landsknecht-Karte 3: Armeen
wallenstein-fact-landsknechte-3-points = Landsknecht-Karte 3: Siegpunkte
wallenstein-fact-landsknechte-4-taler = Landsknecht-Karte 4: Taler
wallenstein-fact-landsknechte-4-grain = Landsknecht-Karte 4: Getreide
wallenstein-fact-landsknechte-4-armies = Landsknecht-Karte 4: Armeen
wallenstein-fact-landsknechte-4-points = Landsknecht-Karte 4: Siegpunkte

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
key-green = Bauern
key-palace = Paläste
key-church = Kirchen
key-house = Handelsh.
