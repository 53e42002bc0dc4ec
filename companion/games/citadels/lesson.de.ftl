### Die Lektion: wie man das Spiel lernt.

lesson-about = Worum es geht
lesson-about-city = Zwei bis sieben von euch bauen je eine Stadt aus acht Gebäuden. Wer die wertvollste hat, gewinnt.
lesson-about-roles = Dafür schlüpft ihr jede Runde in andere Rollen, vom Meuchler bis zum Söldner. Wer wer ist, bleibt geheim.
lesson-about-herald = Ich bin der Herold: Ich führe euch durch die Wahl, rufe die Charaktere und zähle eure Städte.
lesson-about-shields = Eure Farben hier sind nur Wappen für die Plätze; in der Schachtel gibt es keine. Die Königsfigur zeigt, wer König ist.
    .do = Merkt euch, welche Farbe zu wem gehört.

lesson-setup = Aufbau
lesson-setup-backs = Acht Karten haben dunkle Rücken: die Charaktere. Die 65 mit hellem Rücken sind Gebäude.
    .do = Legt die acht in die Mitte, mischt die 65 und legt sie daneben.
lesson-setup-backs-circus = Acht dunkle Karten sind Charaktere. Unter die 65 Gebäude mischt ihr heute die 15 weißen Aktionskarten.
    .do = Mischt alle 80 zu einem Stapel.
lesson-setup-without = Die 15 weißen Aktionskarten sind für später: Heute bleiben sie in der Schachtel.
lesson-setup-gold = Alles Gold kommt in die Mitte, jeder nimmt sich zwei. Dann bleiben { $left } übrig.
    .do = Nehmt euch je 2 Gold.
lesson-setup-hands = Jeder zieht vier Karten. Die Übersichtskarte zeigt, in welcher Reihenfolge ich rufe.
    .do = Nehmt vier Karten und eine Übersichtskarte.
lesson-setup-king = Der Älteste bekommt die Königsfigur. In der ersten Runde ist er König.

lesson-cards = Die Gebäude
lesson-cards-colours = Gebäude haben fünf Farben. Grün gibt es am häufigsten, die anderen je elf- oder zwölfmal.
lesson-cards-pay = Gelb bringt dem König Gold, Blau dem Prediger, Grün dem Händler, Rot dem Söldner. Violett niemandem.
    .do = Seht eure vier Karten an: Welche Farben habt ihr?
lesson-cards-price = Die Goldstücke auf der Karte sind ihr Preis, und am Ende ihre Punkte.
lesson-cards-price-quiz = Ein Gebäude zeigt drei Goldstücke. Was heißt das?
    .a = 3 Gold, 1 Punkt
    .b = 3 Gold, 3 Punkte
    .right = Genau: Preis gleich Punkte.
    .wrong = Preis und Punkte sind gleich.
lesson-cards-violet = Violette Gebäude sind meist teurer und können etwas Besonderes. Es steht auf der Karte und gilt jede Runde.

lesson-choosing = Charaktere wählen
lesson-choosing-mix = Der König mischt die acht, sieht sich die oberste Karte an und legt sie verdeckt weg. Nur er kennt sie.
    .do = König: Misch und leg eine beiseite.
lesson-choosing-open-two = Zu viert deckt er vorher zwei Charaktere auf. Die hat in dieser Runde niemand.
lesson-choosing-open-one = Zu fünft deckt er vorher einen Charakter auf. Den hat in dieser Runde niemand.
lesson-choosing-king-back = Nur der König darf nicht offen liegen: Er wird zurückgemischt, und ein anderer wird aufgedeckt.
lesson-choosing-pick = Dann behält er heimlich einen und gibt den Rest nach links. Reihum wählt jeder so seinen Charakter.
    .do = Wählt zur Probe, heimlich.
lesson-choosing-last = Der Letzte hat noch zwei Karten: eine behalten, eine verdeckt weglegen.
lesson-choosing-last-seven = Zu siebt bekommt der Letzte nur eine Karte. Er nimmt die weggelegte dazu und wählt aus beiden.
lesson-choosing-two = Zu zweit wählt ihr abwechselnd, bis jeder zwei Charaktere hat, und legt dabei manche weg. Ich sage jeden Schritt an.
lesson-choosing-three = Zu dritt gehen die Karten zweimal herum: Am Ende hat jeder zwei Charaktere.
lesson-choosing-secret = Verratet nichts, auch nicht mir. Ich frage nie, wer was genommen hat.

lesson-calling = Der Aufruf
lesson-calling-order = Ich rufe die Charaktere immer in derselben Reihenfolge, von eins bis acht.
lesson-calling-answer = Wer gerufen wird, deckt auf und ist am Zug. Danach kommt die Karte in die Mitte.
    .do = Deckt zur Probe auf: Wer hat die kleinste Zahl?
lesson-calling-nobody = Meldet sich keiner, rufe ich weiter: Die Karte liegt beiseite, oder ihr Besitzer wurde gemeuchelt.
lesson-calling-again = Waren alle acht dran, sammelt der König die Karten, und eine neue Runde beginnt.

lesson-turn = Dein Zug
lesson-turn-income = Zuerst dein Einkommen: zwei Gold, oder zwei Karten ziehen und eine behalten.
    .do = Wählt zur Probe: Gold oder Karten?
lesson-turn-build = Danach darfst du ein Gebäude bauen. Du zahlst seinen Preis in die Mitte.
lesson-turn-double = Kein Gebäude steht zweimal in deiner Stadt.
lesson-turn-double-quiz = In deiner Stadt steht eine Taverne. Noch eine?
    .a = Ja
    .b = Nein
    .right = Richtig, eine genügt.
    .wrong = Doch nicht: jedes nur einmal.
lesson-turn-ability = Deine Eigenschaft nutzt du irgendwann im Zug, aber nur einmal. Bringt sie zweierlei, wählst du für jedes den Moment.
lesson-turn-two-turns = Ihr habt zwei Züge in der Runde mit einer Hand, einem Beutel, einer Stadt: Spart im ersten, baut im zweiten.

lesson-characters = Die acht Charaktere
lesson-characters-assassin = Der Meuchler nennt einen Charakter. Sagt er „Händler“, bleibt der Händler beim Aufruf stumm und setzt aus.
    .do = Wen würdest du meucheln?
lesson-characters-thief = Der Dieb nennt ein Opfer, nie Meuchler oder Gemeuchelte. Zeigt es sich, gibt es sein Gold her. Liegt es weg, gibt es nichts.
lesson-characters-magician = Der Magier tauscht seine Hand mit einem Mitspieler, oder er wirft Karten ab und zieht ebenso viele.
    .do = Sucht die acht auf eurer Übersichtskarte.
lesson-characters-king = Der König nimmt die Figur und wählt nächste Runde zuerst. Für jedes gelbe Gebäude bekommt er ein Gold.
lesson-characters-bishop = Dem Prediger kann der Söldner nichts zerstören. Für jedes blaue Gebäude bekommt er ein Gold.
lesson-characters-merchant = Der Händler bekommt ein Gold einfach so und eins für jedes grüne Gebäude.
    .do = Zählt: Wie viele grüne Karten habt ihr auf der Hand?
lesson-characters-architect = Der Baumeister zieht zwei Karten extra und darf bis zu drei Gebäude bauen. So kommt er am Ende auch über acht.
lesson-characters-warlord = Der Söldner bekommt Gold für Rot und darf ein fremdes Gebäude zerstören: für einen weniger als dessen Preis.
lesson-characters-warlord-quiz = Der Söldner zerstört ein Gebäude für 4. Was zahlt er?
    .a = 3 Gold
    .b = 4 Gold
    .right = Ja, immer eins weniger.
    .wrong = Eins weniger als der Preis.

lesson-special = Besondere Fälle
lesson-special-king-dead = Wurde der König gemeuchelt, bleibt der alte im Amt. Ist die Runde vorbei, bekommt der Gemeuchelte die Figur.
lesson-special-king-aside = Lag der König weg, bleibt der alte König auch nächste Runde.
lesson-special-warlord-limits = Tabu für den Söldner: eigene Gebäude, die Stadt des Predigers und Städte mit acht Gebäuden.
    .do = Zählt nach: Wie viele Gebäude hat noch niemand?

lesson-ending = Ende und Wertung
lesson-ending-eighth = Legt jemand das achte Gebäude, spielt ihr die Runde noch zu Ende. Dann wird gezählt.
lesson-ending-points = Jedes Gebäude bringt seine Punkte. Gold zählt nichts mehr.
    .do = Was wären eure vier Karten zusammen wert?
lesson-ending-bonus = Dazu: drei Punkte für alle fünf Farben, vier für den Ersten mit acht, zwei für die anderen mit acht.
lesson-ending-bonus-quiz = Du warst Erster mit acht. Wie viele Punkte dafür?
    .a = 6 Punkte
    .b = 4 Punkte
    .right = Genau, vier.
    .wrong = Vier, nicht noch zwei dazu.
lesson-ending-tie = Die meisten Punkte gewinnen. Bei Gleichstand zählen die Gebäude allein.

lesson-actions = Die Aktionskarten
lesson-actions-added = Die 15 weißen Aktionskarten kommen zu den 65 Gebäuden. So zieht ihr sie wie diese, und am Anfang kann schon eine auf der Hand sein.
    .do = Mischt alle 80 zu einem Stapel.
lesson-actions-drawn = Aktionskarten zieht ihr wie Gebäude. Im Zug darfst du eine spielen, jederzeit; meist kommt sie dann auf den Ablagestapel.
lesson-actions-tent = Das Zirkuszelt bleibt liegen und zählt als eines der acht, ohne Punkte und Farbe. Zerstören kann es niemand.
lesson-actions-tent-quiz = Sieben Gebäude und ein Zelt: Ist die Stadt fertig?
    .a = Ja
    .b = Nein
    .right = Richtig: Das Zelt ist das achte.
    .wrong = Doch: Das Zelt zählt als das achte.
lesson-actions-wagon = Auf deinen Kassenwagen legen andere ein Gold und ziehen eine von zwei Karten. Gleich danach darfst du ihn einlösen.
    .do = Seht nach: Wer hat eine Aktionskarte gezogen?
lesson-actions-acrobat = Antwortet kein König, nimmt die Akrobatin die Königsfigur, bis sich wieder ein König zeigt.
lesson-actions-fortune = Die Wahrsagerin sieht in eine Hand und nimmt eine Karte heraus.
lesson-actions-rasputin = Gemeuchelt? Mit Rasputin spielst du deinen Zug trotzdem.
lesson-actions-director = Der Direktor erlaubt zwei Gebäude mehr in diesem Zug, dem Baumeister also fünf.
    .do = Rechnet: Wie viele Gebäude darf der Baumeister mit dem Direktor bauen?
lesson-actions-cannonball = Die Kanonenkugel ersetzt ein Gebäude durch ein teureres. Du zahlst nur den Unterschied.
    .do = Welche Aktionskarte hättest du am liebsten?
lesson-actions-left = Was am Ende auf der Hand bleibt, zählt je Aktionskarte einen Punkt.
lesson-actions-begin = Wer mit Aktionskarten spielen will, wählt es vor dem Spiel. Alles andere bleibt, wie ihr es kennt.
    .do = Nehmt die Karten wieder auf, und los geht’s.

lesson-hints = Tipps für das erste Spiel
lesson-hints-watch = Überlegt, wen Meuchler und Dieb treffen wollen: Wer viel Gold hat, wird gern bestohlen.
lesson-hints-spend = Baut lieber früh als nie: Gold im Beutel lockt Diebe, Gebäude bringen Punkte.
lesson-hints-five = Sammelt die fünf Farben nebenbei; drei Punkte entscheiden manches Spiel.
    .do = Sammelt die Karten wieder ein, dann geht es los.
lesson-hints-end = Hat jemand sieben Gebäude, macht eure Stadt bereit: Die nächste Runde kann die letzte sein.

citadels-addition-actions = Aktionskarten
