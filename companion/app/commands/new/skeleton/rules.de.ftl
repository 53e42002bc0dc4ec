### Die Regeln zum Nachschlagen, in eigenen Worten.

rules-chapter-setup = Aufbau
rules-chapter-turn = Dein Zug
rules-chapter-end = Spielende

SKEL-001 = Alle 20 Steine liegen in der Mitte.
    .key = Alle 20 Steine
    .example = { $a } zählt vor dem ersten Zug nach: 20 Steine.
SKEL-002 = Einigt euch, wer beginnt.
    .key = wer beginnt
    .example = { $a } traut sich, und niemand hat etwas dagegen: { $a } beginnt.
SKEL-003 = Ihr kommt im Uhrzeigersinn an die Reihe.
    .key = im Uhrzeigersinn
    .example = { $b } sitzt links von { $a } und ist als Nächstes dran.
SKEL-004 = Wer am Zug ist, nimmt einen, zwei oder drei Steine.
    .key = einen, zwei oder drei Steine
    .example = { $a } nimmt zwei Steine, danach nimmt { $b } drei.
SKEL-005 = Mehr Steine, als da sind, kann niemand nehmen.
    .key = Mehr Steine, als da sind
    .example = Zwei Steine liegen noch da: { $a } hätte gern drei, bekommt sie aber nicht.
SKEL-006 = Wer den letzten Stein nimmt, gewinnt.
    .key = den letzten Stein nimmt, gewinnt
    .example = Ein Stein liegt noch da, { $b } nimmt ihn und gewinnt.
SKEL-007 = Variante: Wer den letzten Stein nimmt, verliert, und alle anderen gewinnen.
    .key = verliert
    .example = In der Variante muss { $a } den letzten Stein nehmen: { $b } gewinnt.
SKEL-008 = Wie viele Steine du genommen hast, ist am Ende egal.
    .key = ist am Ende egal
    .example = { $a } hat elf Steine und { $b } neun, aber { $b } nahm den letzten und gewinnt.

SKEL-E01 = Darf ich aussetzen?
    .answer = Nein. Nimm mindestens einen Stein.
    .key = mindestens einen Stein
    .example = Zwei Steine liegen noch da: { $a } nimmt einen oder beide.
