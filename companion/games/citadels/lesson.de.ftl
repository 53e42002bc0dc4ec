### Die Lektion: wie man das Spiel lernt.

lesson-about = Worum es geht
lesson-about-city = Zwei bis sieben von euch bauen je eine Stadt aus acht Gebäuden. Wer die wertvollste hat, gewinnt.
lesson-about-roles = Dafür schlüpft ihr jede Runde in andere Rollen, vom Meuchler bis zum Söldner. Wer wer ist, bleibt geheim.
    .do = Sucht die acht Figuren auf euren Übersichtskarten.
lesson-about-shields = Eure Farben hier sind nur Wappen für die Plätze; in der Schachtel gibt es keine. Die Königsfigur zeigt, wer König ist.
    .do = Merkt euch, welche Farbe zu wem gehört.

lesson-setup = Aufbau
lesson-setup-without = Die 15 weißen Aktionskarten sind für später: Heute bleiben sie in der Schachtel.

lesson-cards = Die Gebäude
lesson-cards-pay = Gelb bringt dem König Gold, Blau dem Prediger, Grün dem Händler, Rot dem Söldner. Violett niemandem.
    .do = Seht euch eure vier Karten an: Welche Farben habt ihr?
lesson-cards-price-quiz = Ein Gebäude zeigt drei Goldstücke. Was heißt das?
    .a = 3 Gold, 1 Punkt
    .b = 3 Gold, 3 Punkte
    .right = Genau: Preis gleich Punkte.
    .wrong = Preis und Punkte sind gleich.
lesson-cards-violet = Violette Gebäude sind meist teurer und können etwas Besonderes. Es steht auf der Karte und gilt jede Runde.
    .do = Wer eine violette Karte hat: Lies leise, was sie kann.

lesson-choosing = Charaktere wählen
lesson-choosing-secret = Was beiseite liegt, kennt nur der König, zu siebt auch der Letzte. Verratet nichts, auch nicht mir: Ich frage nie, wer was genommen hat.
    .do = Haltet eure Karten so, dass sie niemand sieht.

lesson-calling = Der Aufruf
lesson-calling-answer = Ich rufe immer von eins bis acht. Wer gerufen wird, deckt auf und ist am Zug. Danach kommt die Karte in die Mitte.
    .do = Legt eure Karten verdeckt vor euch hin.
lesson-calling-nobody = Meldet sich keiner, rufe ich weiter: Die Karte liegt beiseite, oder ihr Besitzer wurde gemeuchelt.
lesson-calling-again = Waren alle acht dran, sammelt der König die Karten, und eine neue Runde beginnt.

lesson-turn = Dein Zug
lesson-turn-income = Zuerst dein Einkommen: zwei Gold, oder zwei Karten ziehen und eine behalten.
    .do = Überlegt: Braucht ihr eher Gold oder Karten?
lesson-turn-double-quiz = In deiner Stadt steht eine Taverne. Noch eine?
    .a = Ja
    .b = Nein
    .right = Richtig, eine genügt.
    .wrong = Doch nicht: jedes nur einmal.
lesson-turn-ability = Deine Eigenschaft nutzt du irgendwann im Zug, aber nur einmal. Bringt sie zweierlei, wählst du für jedes den Moment.
lesson-turn-two-turns = Ihr habt zwei Züge in der Runde mit einer Hand, einem Beutel, einer Stadt: Spart im ersten, baut im zweiten.

lesson-characters = Die acht Charaktere
lesson-characters-thief = Der Dieb nennt ein Opfer, nie Meuchler oder Gemeuchelte. Zeigt es sich, gibt es sein Gold her. Liegt es beiseite, gibt es nichts.
lesson-characters-merchant = Der Händler bekommt ein Gold einfach so und eins für jedes grüne Gebäude.
    .do = Sieh in deine Hand: Welches grüne Gebäude baust du zuerst?
lesson-characters-architect = Der Baumeister zieht zwei Karten extra und darf bis zu drei Gebäude bauen. So kommt er am Ende auch über acht.
    .do = Zählt: Wie viele Gebäude fehlen eurer Stadt noch zu acht?
lesson-characters-warlord-quiz = Der Söldner zerstört ein Gebäude für 4. Was zahlt er?
    .a = 3 Gold
    .b = 4 Gold
    .right = Ja, immer eins weniger.
    .wrong = Eins weniger als der Preis.

lesson-special = Besondere Fälle
lesson-special-king-dead = Wurde der König gemeuchelt, bleibt der alte im Amt. Ist die Runde vorbei, bekommt der Gemeuchelte die Figur.
lesson-special-warlord-limits = Tabu für den Söldner: eigene Gebäude, die Stadt des Predigers und Städte mit acht Gebäuden.
    .do = Seht herum: Welche Stadt ist gerade tabu?

lesson-ending = Ende und Wertung
lesson-ending-eighth = Legt jemand das achte Gebäude, spielt ihr die Runde noch zu Ende. Dann wird gezählt.
lesson-ending-bonus = Dazu: drei Punkte für alle fünf Farben, vier für den Ersten mit acht, zwei für die anderen mit acht.
lesson-ending-bonus-quiz = Du warst Erster mit acht. Wie viele Punkte dafür?
    .a = 6 Punkte
    .b = 4 Punkte
    .right = Genau, vier.
    .wrong = Nein, vier: Die gibt es statt der zwei, nicht dazu.
lesson-ending-tie = Jedes Gebäude zählt seine Punkte, Gold zählt nichts. Bei Gleichstand zählen nur die Gebäude.
    .do = Überschlagt: Was ist eure Stadt schon wert?

lesson-actions = Die Aktionskarten
lesson-actions-drawn = Aktionskarten zieht ihr wie Gebäude. Im Zug darfst du eine spielen, jederzeit; meist kommt sie dann auf den Ablagestapel.
lesson-actions-tent-quiz = Das Zirkuszelt bleibt liegen und zählt als eines der acht. Sieben Gebäude und ein Zelt: Ist die Stadt fertig?
    .a = Ja
    .b = Nein
    .right = Richtig: Das Zelt ist das achte.
    .wrong = Doch: Das Zelt zählt als das achte.
lesson-actions-wagon = Auf deinen Kassenwagen legen andere ein Gold und ziehen eine von zwei Karten. Gleich danach darfst du ihn einlösen.
    .do = Wer eine weiße Karte auf der Hand hat: Lies sie leise.
lesson-actions-acrobat = Antwortet kein König, nimmt die Akrobatin die Königsfigur, bis sich wieder ein König zeigt.
lesson-actions-rasputin = Gemeuchelt? Mit Rasputin spielst du deinen Zug trotzdem.
lesson-actions-director = Der Direktor erlaubt zwei Gebäude mehr in diesem Zug, dem Baumeister also fünf.
    .do = Rechnet: Wie viele baut der Baumeister damit?
lesson-actions-cannonball = Die Kanonenkugel ersetzt ein Gebäude durch ein teureres. Du zahlst nur den Unterschied.
    .do = Rechnet: Ein Gebäude für 5 ersetzt eines für 2. Was kostet das?
lesson-actions-left = Was am Ende auf der Hand bleibt, zählt je Aktionskarte einen Punkt.

lesson-hints = Tipps für das erste Spiel
lesson-hints-watch = Überlegt, wen Meuchler und Dieb treffen wollen: Wer viel Gold hat, wird gern bestohlen.
    .do = Seht euch um: Wer hat am meisten Gold?
lesson-hints-spend = Baut lieber früh als nie: Gold im Beutel lockt Diebe, Gebäude bringen Punkte.
    .do = Überlegt: Was könnt ihr diese Runde bauen?
lesson-hints-five = Sammelt die fünf Farben nebenbei; drei Punkte entscheiden manches Spiel.
    .do = Zählt: Wie viele Farben hat eure Stadt schon?

citadels-addition-actions = Aktionskarten
