### Les mots pour former la caméra et lire par elle.

reader-untaught = Pas encore appris : voir le menu du jeu.
reader-profile = Ce que j’ai appris est abîmé : formez-moi de nouveau.
reader-labels = Un cube est trop près d’un autre, ou du bord.
reader-tray = On ne voit pas sûrement où finit le plateau : marquez ses quatre coins dans le fichier des étiquettes (« tray »).
reader-not-empty = Il y a encore des cubes dans le plateau : enlevez-les et montrez-moi le plateau vide.
reader-relit = Je connais maintenant la lumière du plateau vide. Remettez les cubes.
reader-size = Tapis ou échelle des réglages ne vont pas.
reader-disk = Le disque dit : { $why }.
reader-disk-full = Le disque est plein.
teaching-no-tiles = On ne voit pas de tuile.
teaching-no-tray = On ne voit pas de bord de plateau.
teaching-no-cubes = On ne voit pas de cube.
reader-failed = Le travail de la caméra a échoué.
light-good = Bonne lumière
light-dim = Un peu sombre
light-dark = Trop sombre
light-glare = Une lampe éblouit
light-burnt = Trop clair
screen-next-piece = Suivant
screen-one-missing = Laquelle manque ?
screen-nothing-missing = Aucune
screen-too-few-tiles = { $count ->
    [one] D’après mon compte, il manque une tuile ici.
   *[other] D’après mon compte, il manque { $count } tuiles ici.
}
screen-other-piece = Autre
screen-no-other = pas d’autre
screen-face-down = Face cachée
look-again-unsure = Je n’en suis pas sûr :
screen-look-again-do = Revoir
screen-tray-is-empty = Plateau vide
screen-fit = Autant que possible
look-again-spread = Écartez les cubes là où c’est en pointillé.
look-again-uncover = Quelque chose cache une pièce en pointillé : dégagez-la.
look-again-turn = Retournez le cube en pointillé et dégagez-le.
look-again-light = Pas assez de lumière : allumez une lampe.
look-again-relight = La lumière a changé : montrez-moi encore le plateau vide.
look-again-unknown = Il y a là quelque chose que je ne connais pas.
look-again-glare = Détournez la lampe qui se reflète en pointillé.
look-again-place = Plateau ou caméra ont bougé : remettez-les comme avant.
look-again-look = Écartez un peu le tout.
screen-right-learn = Juste, apprends

evening-teach = Former la caméra
    .about = montrez-moi les pièces de votre boîte pour que la caméra sache les lire
teaching-no-camera = pas de caméra
teaching-no-shot = Il faut une image.
teaching-no-picture-yet = un instant
teaching-take = Prendre
teaching-enough = C’est tout
teaching-leave = Laisser
teaching-moment = Un instant, SVP.
teaching-tiles = Posez des tuiles écartées sous la caméra.
    .hint = Une de chaque face suffit ; avec toutes, j’apprends aussi la répartition.
teaching-more-tiles = { $tiles ->
    [one] Une tuile jusqu’ici.
   *[other] { $tiles } tuiles jusqu’ici.
} D’autres ?
    .hint = Posez des tuiles que je n’ai pas encore vues.
teaching-outlines = { $count ->
    [one] La tuile en pointillé finit-elle là ?
   *[other] Les tuiles en pointillé finissent-elles là ?
}
teaching-outlines-right = Oui
teaching-outlines-corners = Déplacer { $count ->
    [one] ses
   *[other] leurs
} coins
teaching-corners = Où sont les coins ?
    .hint = Tirez chacun avec le doigt, ou pas à pas.
teaching-next-corner = Coin suivant
teaching-corners-four = Il faut quatre coins sur l’image.
teaching-corners-dented = Le contour a un creux : écartez ses coins.
teaching-outlines-without = { $count ->
    [one] L’oublier
   *[other] Les oublier
}
teaching-resume = { $pictures ->
    [one] Une image de votre dernière leçon est gardée.
   *[other] { $pictures } images de votre dernière leçon sont gardées.
} Continuer ?
teaching-resume-go-on = Continuer
teaching-resume-anew = Recommencer
teaching-looking = Je parcours les images.
teaching-sorting = Je trie les tuiles.
teaching-keeping = Je les retiens.
teaching-kind = { $number } sur { $of } : qu’y a-t-il dessus ?
teaching-frame-like = { $number } sur { $of } : { $what } { $n }, quel cadre ?
teaching-other-face = Une autre tuile
teaching-symbols = { $n }, { $frame }
teaching-is-back = Face cachée
teaching-is-nothing = Pas une tuile
teaching-nothing-named = Aucune tuile n’a été nommée. Tout reste comme avant.
teaching-learnt = { $count ->
    [one] Je connais maintenant une pièce.
   *[other] Je connais maintenant { $count } pièces différentes.
}
teaching-not-learnt = Pas appris. { $why } Ce que je savais reste.
teaching-mix = J’ai vu { $seen } tuiles sur { $total }, cadre { $frame }. Compléter la répartition ?
teaching-complete = Compléter
teaching-later = Plus tard
teaching-tray-side = Combien mesure le grand côté du plateau, en mm ?
teaching-tray = Posez le plateau vide sous la caméra.
    .hint = Au milieu, entier dans l’image. Ensuite ne le bougez plus.
teaching-tray-outline = Le fond du plateau finit-il là ?
    .hint = C’est le fond qui compte, pas le bord. Une table d’une autre couleur aide.
teaching-cubes = Mettez deux ou trois cubes de chaque couleur.
    .hint = Bien écartés les uns des autres et du bord ; un de chaque suffit.
teaching-tray-length = Plateau : { $mm } mm
teaching-colours = Sont-ce les bonnes couleurs ?
    .hint = Touchez ce qui est faux ; les cubes semblables suivent.
teaching-paint = Quelle couleur est-ce ?
teaching-no-cube = Pas un cube
teaching-which = Lequel est { $colour } ?
    .hint = Touchez le cube, marqué ou non.
teaching-this-one = Celui-ci
teaching-missing = Pas là
teaching-mended = { $pieces ->
    [cubes] { $count ->
        [one] Apprendre le cube corrigé ?
       *[other] Apprendre les { $count } cubes corrigés ?
    }
   *[tiles] { $count ->
        [one] Apprendre la tuile corrigée ?
       *[other] Apprendre les { $count } tuiles corrigées ?
    }
}
teaching-mended-learn = Apprendre
teaching-mended-later = Plus tard
teaching-mended-forget = Oublier
