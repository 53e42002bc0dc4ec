### Der Lehrgang: was beim Spielen erklärt wird.

lesson-about = Worum es geht
lesson-about-war = Dreißig Jahre Krieg: Drei bis fünf Heerführer nehmen Länder ein und bauen Paläste, Kirchen und Handelshäuser.
    .do = Macht die Schachtel auf und den Tisch frei.
lesson-about-tower = Jeder Kampf fällt durch den Turm. Was unten herauskommt, zählt, und ich merke mir, was drin bleibt.
    .do = Schaut einmal von oben in den Turm hinein.

lesson-setup = Aufbau
lesson-setup-rest = Bauern, Gebäude, Unruhe, Münzen, Aktions- und Ereigniskarten und die fünf Vorteile liegen neben dem Plan.
    .do = Legt alles bereit.
lesson-setup-lands = Auf jeder Länderkarte steht, was das Land an Talern und Getreide bringt und wie viele Bauplätze es hat.
    .do = Nehmt irgendeine Länderkarte: Wo steht was?

lesson-round = Die Runde
lesson-round-events = Vier Ereignisse liegen das ganze Jahr offen. Drei treten ein, eins je Runde; das vierte bestimmt den Hunger im Winter.
lesson-round-yields = Drei bringen mehr: 1 Taler mehr bei Steuern, 1 Getreide mehr beim Einziehen, und 6 Armeen statt 5.
lesson-round-fights = Zwei helfen im Kampf: Eine Armee aus dem Vorrat kommt dazu, wenn ihr angreift, oder wenn ihr angegriffen werdet.
    .do = Sucht diese beiden auf den Plätzen 1 bis 5.
lesson-round-cover = Was ihr nicht wollt, deckt ihr mit einer Münzkarte ab. Mit sechs Ländern reichen die Karten genau.
    .do = Nehmt eure Münzkarten auf die Hand.
lesson-round-bid-quiz = Münzen werden bezahlt; ein Land ist umsonst und schlägt die 0. Ada bietet ein Land, Ben 1 Taler, Clara 0. Wer wählt zuerst?
    .land = Ada mit dem Land
    .coin = Ben mit 1 Taler
    .zero = Clara mit 0
    .right = Richtig: erst die Münzen, dann die Länder, dann die 0.
    .wrong = Nein: Münzen ab 1 gehen vor, dann Länder, dann die 0.

lesson-actions = Die Aktionen
lesson-actions-neutral = Ins eigene Land ist es nur eine Bewegung. Ein neutrales verteidigt ein Bauer, und jeder darf es angreifen.
    .do = Sucht ein neutrales Land neben einem von euch.
lesson-actions-turn-up = Karte für Karte, alle der Reihe nach: aufdecken, tun. Wer kann, der muss; was nicht ganz geht, verfällt.
lesson-actions-unrest = Lag dort schon Unruhe, gibt es gleich einen Aufstand: je Unruhe ein Bauer in den Turm.
    .do = Seht nach: Liegt irgendwo schon Unruhe?
lesson-actions-move = Kampf/Bewegung A und B: Zieht aus einem Land in ein Nachbarland. Eine Armee bleibt immer zurück.
    .do = Sucht zu einem eurer Länder alle Nachbarn.
lesson-actions-lost = Verlierst du ein Land, geht seine Karte sofort weg, auch vom Tableau. Dann verfällt seine Aktion.

lesson-battle = Der Kampf
lesson-battle-count = Werft alles auf einmal. Dann zählt die Schale: Wer mehr hat, gewinnt. Fremde Farben zählen nicht und bleiben liegen.
lesson-battle-losses = Der Verlierer verliert alle, der Gewinner ebenso viele; beim Verteidiger trifft es zuerst die Bauern.
    .do = Legt die Verluste in die Vorräte zurück.
lesson-battle-peasants = Liegt im Land keine Unruhe, halten die Bauern zum Verteidiger. Liegt welche, helfen sie niemandem.
lesson-battle-draw = Gleichstand? Dann ist das Land leer und neutral: keine Armeen, Gebäude, Unruhe. Bauern allein halten es auch nicht.
lesson-battle-quiz = In der Schale: 3 von Ada, 1 von Ben, 1 Bauer. Ada greift an, keine Unruhe. Wer gewinnt?
    .attacker = Ada
    .defender = Ben
    .draw = Niemand
    .right = Richtig: 3 gegen 2. Ada stellt 1 Armee ins Land.
    .wrong = Nein: Ben hat mit dem Bauern 2, Ada hat 3 und gewinnt.
lesson-battle-revolt = Beim Aufstand stehen die Bauern gegen dich, Gleichstand genügt ihnen. Gewinnst du nach dem Einziehen, kommt doch eine Unruhe dazu.
lesson-battle-tower-rest = Ihr leert den Turm nie. Fällt etwas aus Versehen heraus, bleibt es in der Schale; sagt es mir.

lesson-winter = Der Winter
lesson-winter-grain = Vorher verlieren alle Getreide: so viel, wie unten auf der übrig gebliebenen Ereigniskarte steht.
    .do = Sucht die Zahl auf den offenen Ereigniskarten.
lesson-winter-need = Im Winter braucht jedes deiner Länder ein Getreide. Wie viele Länder leer ausgehen, so viele sind unversorgt.
    .do = Zählt: Wie viele Länder habt ihr, wie viel Getreide?
lesson-winter-table-quiz = Dirk hat 9 Länder und nach dem Verlust 7 Getreide. Wie viele Aufstände?
    .none = Keinen
    .one = Einen
    .two = Zwei
    .right = Richtig: 2 Länder sind unversorgt, das gibt einen Aufstand.
    .wrong = Zählt nach: 9 minus 7 sind 2 unversorgte Länder, das gibt einen.
lesson-winter-revolts = Wo, entscheidet der linke Nachbar: Er zieht verdeckt aus deinen Länderkarten. Es gilt die Reihenfolge vom Herbst.
lesson-winter-share-quiz = Zwei teilen sich die meisten Paläste in Bayern. Was bekommt jeder?
    .three = 3 Punkte
    .two = 2 Punkte
    .none = Nichts
    .right = Richtig: Wer teilt, bekommt einen weniger.
    .wrong = Nein: Wer teilt, bekommt einen weniger, also 2.

lesson-court = Am Kaiserhof
lesson-court-what = Am Kaiserhof werben Höflinge um Gunst. Zwei Schritte kommen dazu, der Winter bleibt, wie er ist.
lesson-court-setup = Jeder hat 7 Höflinge, 3 Turmkarten und ein Ergänzungstableau. Wessen Armeen aus dem Turm fallen, der ist schon bei Hofe.
    .do = Nehmt euer Ergänzungstableau und eure Höflinge.
lesson-court-send = Die drei Felder wandeln 3, 2 und 1 Armee in Höflinge um: aus einem Land, oder mit der Turmkarte aus der Schale.
    .do = Sucht die drei Felder auf eurem Ergänzungstableau.
lesson-court-audience = Wer die meisten Höflinge hat, darf zuerst zur Audienz, eine Karte nehmen und zahlen. Der Rest geht zurück.
lesson-court-use = Gunst gilt sofort: Taler, Getreide, Punkte, Armeen, ein Gebäude oder Schutz für diese Runde.
lesson-court-quiz = Das Land auf dem Feld 3 hat genau 3 Armeen. Was geschieht?
    .three = 3 Höflinge
    .two = 2 Höflinge
    .none = Nichts
    .right = Richtig: Eine müsste bleiben, und halbe Sachen gibt es nicht.
    .wrong = Nein: Eine muss bleiben, und ganz oder gar nicht, also nichts.

lesson-landsknechte = Landsknechte
lesson-landsknechte-stack = Jeder hat vier Landsknecht-Karten als offenen Stapel, das leere Banner liegt oben.
    .do = Stapelt eure vier Karten.
lesson-landsknechte-quiz = Du hast Länder in Bayern, Sachsen und der Kurpfalz. Bekommst du einen Bonus?
    .yes = Ja
    .no = Nein
    .right = Richtig: Es müssen vier Regionen sein. Die Karte bleibt, wo sie ist.
    .wrong = Nein: Drei Regionen sind eine zu wenig.
lesson-landsknechte-bonus = Geprüft wird, wenn die Reihenfolge feststeht, vor dem Kaiserhof. Einen Bonus nimmst du: Taler, Getreide, Armeen in die Schale oder Punkte.
    .do = Seht nach, was eure zweite Karte bringt.
lesson-landsknechte-year = Nach dem Winter liegt alles wieder wie am Anfang. Drei Schritte im Jahr sind möglich.

lesson-hints = Für die erste Partie
lesson-hints-regions = Baut verteilt: Schon ein Palast allein in einer Region bringt 3 Punkte und einen dazu.
    .do = Wo würdet ihr euren ersten Palast bauen?
lesson-hints-tower = Steckt viel von euch im Turm, hilft es euch irgendwann. Fragt mich vor dem Angriff nach den Chancen.

wallenstein-addition-court = Kaiserhof
wallenstein-addition-landsknechte = Landsknechte
