### Die Regeln zum Nachschlagen, in eigenen Worten.

rules-chapter-setup = Aufbau
rules-chapter-turn = Dein Zug
rules-chapter-end = Spielende

SKEL-001 = Alle 20 Steine liegen in der Mitte.
SKEL-002 = Einigt euch, wer beginnt.
SKEL-003 = Ihr kommt im Uhrzeigersinn an die Reihe.
SKEL-004 = Wer am Zug ist, nimmt einen, zwei oder drei Steine.
SKEL-005 = Mehr Steine, als da sind, kann niemand nehmen.
SKEL-006 = Wer den letzten Stein nimmt, gewinnt.
SKEL-007 = Variante: Wer den letzten Stein nimmt, verliert, und alle anderen gewinnen.
SKEL-008 = Wie viele Steine du genommen hast, ist am Ende egal.

SKEL-E01 = Darf ich aussetzen?
    .answer = Nein. Nimm mindestens einen Stein.
    .key = mindestens einen Stein
    .example = Zwei Steine liegen noch da: { $a } nimmt einen oder beide.
