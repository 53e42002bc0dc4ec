### Les mots de la table : couleurs, refus, comptes. Ceux de l’écran sont dans screen.fr.ftl.
### À un joueur on dit « tu », à tout le monde « vous ».

list-and = et
list-or = ou
yes = Oui
no = Non

colour-blue = Bleu
    .also = marine
colour-yellow = Jaune
    .also = or doré
colour-purple = Violet
    .also = lilas mauve pourpre
colour-grey = Gris
    .also = argent
colour-red = Rouge
    .also = carmin
colour-black = Noir
colour-green = Vert
    .also = olive
colour-orange = Orange
colour-white = Blanc
    .also = ivoire
colour-pink = Rose
    .also = magenta fuchsia

prompt-seat = { $who } : { $what }.
prompt-next = Ensuite : { $what }
ear-row = { $name } : { $value }
ear-tile-back = reprendre { $tile }
ear-tile = { $kind }, { $n ->
    [one] un symbole
   *[other] { $n } symboles
}
ear-picked = { $what } : choisi
ear-done-count = Terminé, { $count } de choisis
ear-more = Plus : { $what }
ear-more-of = Plus ; ceci est la page { $page } sur { $pages }
ear-placed = { $what }, en place { $place }
ear-group = { $what }, { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
ear-group-of = Aller à { $what }
ear-starting = qui commencent par { $what }
ear-letters = de { $first } à { $last }
ear-groups = Un autre groupe
screen-group = { $first } – { $last }
ear-not-now = Pourquoi { $count ->
    [one] une est impossible
   *[other] { $count } sont impossibles
}
ear-draw = Je tire pour vous
ear-letter-done = Terminé
ear-letter-back = Effacer la dernière lettre
ear-letter-accent = lettre précédente avec accent, comme é ou ü
ear-letter-space = Espace, deux fois pour un trait d’union
ear-letter-dial = Voyant qui défile : un appui bref valide
ear-letter-cancel = Abandonner
ear-letter-close = Fermer
ear-corner-up = Coin vers le haut
ear-corner-down = Coin vers le bas
ear-corner-back = Coin vers la gauche
ear-corner-next = Coin vers la droite
ear-piece = Pièce { $n }
heard-on-to = Aller à { $name }
told-press = Appuyer : { $what }.
prompt-press-long = Maintenir : { $what }.
prompt-press-short = Appui bref : { $what }.
prompt-press-many = Appui bref : { $what }, et ainsi de suite ; c’est la réponse { $at } sur { $count }.
prompt-count = { $what }.
prompt-count-how = Un appui bref compte, maintenir valide.
prompt-lay-how = Maintenir en pose un, un appui bref passe au suivant ; Terminé vient à la fin.
prompt-costs = coûte { $what }
prompt-brings = rapporte { $what }

reject-tell = Confirmez simplement.
reject-off = Pas maintenant : { $why }
reject-not-offered = { $answer } n’est pas au choix.
reject-no-text = Écris au moins une lettre.
reject-not-a-list = Il faut plusieurs pièces ici, pas « { $answer } ».
reject-twice = Pas deux fois la même, s’il vous plaît.
reject-one-each = Au plus une par joueur.
reject-how-many = Choisis : { $picked } ; il en faut { $same ->
    [yes] { $least }.
   *[no] de { $least } à { $most }.
}
reject-places = { $filled } nommés ; il en faut { $places }.
reject-not-a-number = « { $answer } » n’est pas un nombre entier.
reject-too-low = { $number }, c’est trop peu : au moins { $low }.
reject-either = { $one } ou { $other }
reject-too-high = { $number }, c’est trop : au plus { $high }.
reject-steps = { $number } ne va pas : on compte par { $steps }, donc { $fits }.
reject-rows = Il faut un nombre pour chacun : { $rows }.
reject-line-sum = { $line } : { $sum }, mais le total doit être { $totals }.
reject-line-never = { $line } : le total ne doit pas être { $sum }.
reject-sum = Cela fait { $sum } en tout ; il devrait y en avoir { $total }.
reject-sum-too-high = Cela fait { $sum } en tout ; il n’y en a que { $most }.
reject-drawn = { $drawn } tirés ; il m’en faut { $count }.
reject-tile = « { $tile } » n’est pas une tuile : dites quelle marchandise, et combien il y en a dessus.
reject-too-many-tiles = { $tiles } tuiles, mais il n’y en a que { $most } en jeu.
reject-tile-mix = { $tiles } tuiles avec { $count } { $kind } ? La boîte n’en a que { $most }.
reject-too-many-cubes = { $cubes } cubes ({ $colour }) ? Il ne peut y en avoir que { $most }.
reject-seats = Ces places ne vont pas : { $why }
reject-colour = { $name } ne peut pas jouer { $colour } ici, seulement { $offered }.
reject-no-colour = { $name } n’a pas de couleur : écrivez { $name }:bleu.
reject-colour-twice = { $one } et { $two } jouent tous deux { $colour }.
reject-name-twice = Deux joueurs s’appellent { $name }.
reject-players = { $players } à table ; ce jeu en accueille de { $least } à { $most }.

entry-left = Qui est encore là
move-left = { $who } : { $now }.
left-plays = Joue
left-others = Les autres décident
left-passes = Passe
left-empty = La chaise est vide
item-seat = { $who }
item-nobody = personne
item-none = rien
item-times = { $n } × { $what }
    .spoken = { $n } fois { $what }
ledger-entry-of = { $entry } ({ $who })
    .spoken = { $entry } de { $who }
ledger-unknown = Les comptes ne connaissent pas « { $entry } ».
ledger-wrong-kind = { $value } ne va pas pour { $entry } : entrez autre chose.
ledger-too-low = { $entry } ne peut pas descendre sous { $low } : entrez plus, ou enlevez moins ailleurs.
ledger-too-high = { $entry } ne peut pas dépasser { $high } : entrez moins.
ledger-not-a-choice = { $value } ne va pas pour { $entry } : entrez autre chose.
ledger-not-conserved = { $name } doit faire { $total } en tout ; cela fait { $sum } : laissez une des valeurs de côté et elle s’ajuste.
ledger-fixed = { $entry } découle de la partie : revenez plutôt en arrière.
ledger-same-places = { $entry } : il y en a { $n }, chacun une fois. Échangez-en un contre un autre.

correction-no-answer = Après cette correction, il n’y aurait plus rien à répondre ici : corrigez aussi autre chose.
correction-breaks = La partie ne pourrait pas continuer ainsi : corrigez aussi ce qui va avec, ou revenez à la réponse qui y a mené.
script-failed = La partie ne peut pas continuer avec cette réponse. Rien n’a changé : revenez en arrière ou corrigez les comptes.

stale = Trop tard : la table a avancé.
not-heard = On ne peut pas annoncer cela maintenant.
nothing-to-undo = Il n’y a rien à annuler.
game-is-over = La partie est finie.
undo-stopped = Cela a déjà été vu : « { $question } » Annuler quand même ?
misfit = La réponse de l’étape { $step } ne va plus. La partie reste comme elle est.
draft-standing = Rattrapage ; la suite viendra
draft-too-many = La boîte en a { $n ->
        [one] un de moins
       *[other] { $n } de moins
    } : est-ce bien juste ?
correction-already = C’est déjà ainsi.
correction-noted = Noté ; cela vaut désormais.
draft-corrects = Une correction ; elle ne compte pas encore
draft-not-offered = On ne peut plus choisir cela.
draft-first = Finissez d’abord le rattrapage, ou laissez tout comme avant.

terminal-yes = ok oui d’accord suivant terminé confirmer go
terminal-and = et & +
terminal-figures = non=0 zéro=0 zero=0 un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 fois=x aucun=0 aucune=0 rien=0 double=2 triple=3
terminal-twice = double
terminal-not = non pas jamais
terminal-undo = annuler retour oups faux
terminal-sits = nous sommes je suis le la les petit petite joue jouent en prend avec comme couleur a est
terminal-none = Il n’y a rien de tel ici pour l’instant.
terminal-menu = menu
grid-cell = { $line }, { $column }
told-row = { $name } { $n }
terminal-page = Entrée seule ramène à la question.
terminal-over = Entrée : c’est juste · u annule la dernière réponse · < montre les précédentes, = 17 VALEUR en corrige une
terminal-kept = Noté. Il manque encore : { $missing }
terminal-beside = { $taken } · laissé de côté : « { $words } » ; u l’annule
terminal-left-over = Pas repris de cette ligne : { $words }
terminal-mend-sure = Répondu plus tôt, maintenant : { $what }. Entrée si c’est juste.
terminal-mend-how = C’était autre chose plus tôt ? < montre les réponses, = NUMÉRO VALEUR en corrige une, u annule la dernière.
terminal-no-name = { $name } n’est pas un nom. Tapez seulement les noms, séparés par des virgules.
terminal-insist = u! annule quand même.
terminal-all = Tous ensemble
terminal-nobody = personne aucun aucune rien 0
terminal-none-of-these = ⏎ seule : aucun de ceux-là
terminal-draw = ⏎ seule : j’en tire { $count } ; avec de vraies cartes, tapez-les dans l’ordre
terminal-draw-sure = ⏎ encore, et je tire moi-même. Si vous avez tiré de vraies cartes, tapez-les.
terminal-spin = ⏎ seule : je fais tourner ; si vous tournez vous-mêmes, tapez le nombre ({ $numbers })
terminal-hourglass = ⏎ seule : le sablier coule, { $seconds } s
terminal-clock = { $left ->
    [none] ⏎ seule : fin du tour
   *[other] ⏎ seule : fin du tour ; reste { $left }
}
terminal-rows = { $rows } : { $n ->
    [one] un nombre
   *[other] un nombre chacun
}{ $total ->
    [-1] {""}
   *[other] , { $total } en tout
}{ $example ->
    [none] {""}
   *[other] , par exemple { $example }
}
terminal-many-rows = Ce qui est écrit ici vaut, sauf si vous tapez autre chose, par exemple : { $example }{ $zero ->
        [yes] {" (0 seul : 0 partout)"}
       *[no] {""}
    }
terminal-cubes = { $colours } : tapez ce qui est là, par exemple { $example }, ou 0
terminal-lot = ⏎ seule : la flèche décide
terminal-which = Le numéro devant compte, ou tapez le nom.
terminal-draft-same = Rien d’autre ne change.
terminal-draft-open = ok! reprend d’ici sans la suite · x laisse tout comme avant
terminal-not-there = { $what } n’est pas là.
terminal-fits = { $value } ne va pas. Ce qui va : { $fits }
terminal-may = c { $name }=… { $many ->
    [yes] prend une liste (+NOM en ajoute, -NOM en enlève) : { $fits }
   *[no] prend : { $fits }
}
terminal-correct = Écrivez ce qui est vrai, par exemple : c points.bleu=12, c cité.bleu=+Taverne
terminal-unsaved = Pas encore sur la carte : { $n }. Un autre q! les perd.
terminal-unclear = Je n’y comprends rien.
terminal-not-found = Rien trouvé.
terminal-nearest = « { $typed } » ne se trouve nulle part. Le plus proche :
terminal-mend = = NUMÉRO VALEUR redonne une réponse · + NUMÉRO : un oubli juste avant · < TOUR montre un autre tour
terminal-round = { $round ->
    [0] Avant le tour 1 : { $n ->
        [one] 1 réponse
       *[other] { $n } réponses
    }
   *[other] Tour { $round } : { $n ->
        [one] 1 réponse
       *[other] { $n } réponses
    }
}
terminal-draft-against = = la redonne · - la supprime{ $n ->
    [1] {""}
   *[other] {" "}· -- supprime tout ce qui ne va pas
} · ok! reprend d’ici sans la suite · x laisse tout comme avant
terminal-draft-whole = ok le fait · x laisse tout comme avant · Entrée ou une réponse : autre chose a été oublié
terminal-draft-corrects = ok le fait · x laisse tout comme avant
terminal-too-few = Tuiles : { $n } ; il devrait y en avoir { $least }. Tapez encore si c’est juste.
terminal-reseat = Rien n’a encore été répondu. Un autre u change les places.
terminal-struck = { $what }, moins { $n }
terminal-tiles = { $kinds } : par exemple { $example } (au plus { $most })
terminal-number = Tapez un numéro de la liste.
terminal-several = Numéros ({ $least ->
    [0] au plus { $most }
   *[other] { $same ->
        [yes] { $most }
       *[no] de { $least } à { $most }
    }
}), par exemple { $example }
terminal-arrow = Tapez le nombre que montre la flèche.
terminal-empty = Tapez ce qui est là, 0 s’il n’y a rien.
terminal-help = Entrée répond. u annuler (u! insister) · m menu · r rétablir · s scores · l comptes · c NOM=VALEUR corriger, c nom.bleu=BÉA qui joue · a annoncer, quelqu’un arrive ou part · ? règles et questions (? 2 répond, ? MOT cherche) · < réponses précédentes (= 17 VALEUR corrige, + 17 rattrape) · q quitter

evening-box = À quoi jouons-nous ?
    .unheard = Pour jouer à l’oreille, appuie deux fois vite, une fois brièvement, puis maintiens.
evening-open-games = Parties en cours
    .about = les parties à finir : continuer, mettre de côté ou jeter
evening-open = { $game }
    .hint = { $who } · { $round ->
        [0] {""}
       *[other] tour { $round } ·{" "}
    }{ $day }{ $aside ->
        [yes] {" "}(mise de côté)
       *[no] {""}
    }
evening-open-on = Continuer
    .about = là où vous vous êtes arrêtés, à la même question
evening-open-aside = Mettre de côté
    .about = finie sans résultat, elle reste parmi les parties passées
evening-open-away = Jeter
    .about = comme si elle n’avait pas eu lieu ; je redemande avant
evening-open-next = Une autre partie
    .about = montre la partie en cours suivante
evening-open-join = Quelqu’un se joint
    .about = assied un nouveau joueur ; je dis ce qu’il reçoit
evening-joins = Qui se joint ?
evening-open-back = Retour
evening-throw = Jeter cette partie ?
    .hint = { $game } : { $who } · { $round ->
        [0] {""}
       *[other] tour { $round } ·{" "}
    }{ $day }{ $aside ->
        [yes] {" "}(mise de côté)
       *[no] {""}
    }
evening-throw-no = La garder
evening-throw-yes = Jeter
evening-day = { $day } { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
evening-resume = Continuer : { $game }
    .about = là où vous vous êtes arrêtés, à la même question
evening-install = demande { $package }
evening-broken = { $name }
broken-import = ne démarre pas
broken-no-game = ne contient aucun jeu
broken-name = son nom est déjà pris
broken-older = à mettre à jour
broken-newer = demande un Companion plus récent
broken-unfinished = textes ou fichiers manquants
evening-ring = Juste l’anneau
    .about = sablier ou roue, sans jeu
evening-stop = Assez pour aujourd’hui
    .about = je m’éteins ; tout est enregistré
evening-how = { $known ->
    [0] Comment commencer ?
   *[other] { $game } : comment commencer ?
}
    .hint = { $known ->
        [0] { $game } : l’édition avec { $printing }
       *[other] {""}
    }
evening-new = Jouer
    .about = vous installez, je demande qui joue et je mène la partie
evening-joined = Déjà en cours
    .about = votre partie est lancée : je demande où vous en êtes et je la rejoins
evening-learn = Apprendre en jouant
    .about = vous jouez votre première partie ; j’explique chaque règle au bon moment
evening-addition = Apprendre : { $what }
    .about = vous jouez avec ; je n’explique que ce qui s’ajoute
evening-box-check = Vérifier votre boîte
    .about = entrez ce que disent vos cartes là où les éditions diffèrent
evening-other = Un autre jeu
    .about = retour au choix des jeux
evening-more = Plus …
    .about = rejoindre une partie, apprendre les ajouts, vérifier la boîte, former la caméra
evening-else = { $game } : quoi d’autre ?
evening-back = Retour
evening-learners = Qui apprend le jeu ?
evening-learners-all = Nous tous
evening-learners-some = Seulement certains
evening-newcomers = Pour qui est-ce nouveau ?
evening-newcomer = { $who }
evening-seats = Qui joue ? Le plus âgé d’abord.
evening-options = Jouer comme d’habitude ?
    .hint = { $n ->
        [0] {""}
       *[other] { $known ->
            [0] Je propose : { $usual }
           *[other] D’habitude : { $usual }
        }
    }
evening-house = Quelles règles maison jouez-vous ?
    .hint = Aucune, c’est bien aussi ; je les dis avant chaque partie
evening-house-rules = Règles maison
    .about = ce dont vous êtes convenus ; je le dis avant chaque partie
evening-house-told = Voici comment vous jouez
evening-house-own = De quoi êtes-vous convenus ?
    .hint = Quelques mots : je les dis avant chaque partie ; à vous de les suivre
house-own = { $text }
house-write = Une dans vos mots
house-take-back = Coup repris tant que le suivant n’a pas joué
house-two-minutes = Au plus deux minutes de réflexion
house-open-hands = Les mains sont ouvertes
house-novice = Conseils permis aux débutants
house-tonight = Ce soir seulement ; ensuite comme avant
evening-agreed = { $option } { $choice }
evening-agreed-rules = { $n ->
    [one] avec votre règle maison
   *[other] avec vos { $n } règles maison
}
evening-usual = Comme d’habitude
    .about = comme c’est écrit ici ; nous commençons tout de suite
evening-change = Choisir les options
    .about = je demande chaque réglage séparément
evening-option = { $option }
evening-fact = Que lit-on sur votre boîte ?
evening-tool = Sablier ou roue ?
evening-hourglass = Sablier
evening-spinner = Roue
evening-seconds = Combien de secondes ?
evening-run = Le sablier coule.
evening-time = C’est fini !
    .done = Encore
evening-areas = Combien de champs ?
evening-spin = Faites tourner !

prompt-otherwise = J’avais noté autre chose : { $rows }. Votre compte vaut.
prompt-otherwise-row = { $who } { $counted } au lieu de { $noted }

outcome-won = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent ensemble !
}

reader-no-picture = Je n’ai pas d’image : { $why }
reader-cannot = Je n’arrive pas à lire : { $why }
refusal-empty-file = L’image est vide : reprenez-la.
refusal-not-a-picture = Ce n’est pas une image : prenez-en une autre.
refusal-truncated = L’image est coupée : reprenez-la.
refusal-too-large = Image trop grande : baissez la caméra.
refusal-too-small = Trop petit : rapprochez la caméra.
refusal-no-colour = Je ne vois pas de couleurs : plus de lumière.
refusal-too-dark = Trop sombre : éclairez.
refusal-overexposed = Trop clair : détournez la lampe.
refusal-blurred = Flou : refaites la mise au point.
refusal-hand-in-view = Enlevez la main.
refusal-foreign-object = Il y a autre chose là : enlevez-le.
refusal-mat-not-in-view = Le tapis est couvert : dégagez ses coins.
refusal-tray-not-in-view = Je ne vois pas tout le plateau : poussez-le dans l’image.
refusal-setup-moved = Caméra ou plateau ont bougé : remettez-les.
refusal-not-settled = Quelque chose bouge encore. Un instant !

display-away = L’écran { $where } ne répond pas : nous jouons dans le terminal, sans son. (h montre ce qu’on peut taper.)
no-display = Pas d’écran ici : nous jouons dans le terminal, sans son. (h montre ce qu’on peut taper.)
no-display-browser = Ou dans un navigateur de cette machine : { $line }
browser-at = Companion est dans le navigateur de cette machine : { $address }

voice-no-output = Pas de son : lisez
voice-no-engine = Pas de voix : lisez
voice-too-slow = Voix trop lente : lisez
voice-engine-failed = Une autre voix prend le relais

desk-locked = Verrouillé. « Scores, pause » déverrouille.
desk-unlocked = Déverrouillé.
desk-off = Je m’éteins. Quand les lampes sont éteintes, débranchez.

lesson-next = Suivant
lesson-back = Retour
lesson-stop = Ne plus expliquer
lesson-transcript = une leçon pour { $players } joueurs

start-waits = Un autre programme tient les parties ouvertes : un instant
start-heals = Les parties sont en réparation : { $percent } %
    .hint = Rien à faire. Ne m’éteignez pas, s’il vous plaît.
    .spoken = Le fichier des parties était abîmé, je le répare. Cela prend une minute ou deux. Ne m’éteignez pas, s’il vous plaît.
trouble-memory = Carte en panne : mémoire seule
trouble-card = Carte en panne : mémoire seule
trouble-slow = La carte est lente : un instant
trouble-full = Carte pleine : mémoire seule
trouble-busy = Parties déjà ouvertes : mémoire seule
trouble-read-only = Carte protégée : mémoire seule
trouble-folder = Dossier protégé : mémoire seule
trouble-newer = Parties plus récentes : mémoire seule
trouble-foreign = Fichier étranger : mémoire seule
trouble-damaged = Parties abîmées : redémarrez
trouble-notebook = Noms et faits repartent de zéro
trouble-settings = Les réglages ont des erreurs

evening-unsaved = { $n ->
    [one] Une réponse n’est qu’en mémoire. Que faire ?
   *[other] { $n } réponses ne sont qu’en mémoire. Que faire ?
}
    .hint = On ne peut pas écrire sur la carte.
evening-unsaved-again = Réessayer
evening-unsaved-lose = Finir quand même et les perdre
evening-unsaved-back = Pas encore
end-unsaved = { $n ->
    [one] Une réponse n’est qu’en mémoire. Quittez encore une fois pour la perdre.
   *[other] { $n } réponses ne sont qu’en mémoire. Quittez encore une fois pour les perdre.
}
end-stalled = On ne peut rien écrire sur la carte : ce qui n’était pas écrit est perdu.
evening-report = { $what }
evening-safe = J’ai démarré avec les réglages de base. Que faire ?
    .hint = Trois démarrages de suite ont échoué. Caméra, broker et jeux ajoutés sont coupés. Vos réglages dans { $file } n’ont pas changé.
    .spoken = J’ai démarré avec les réglages de base, car trois démarrages de suite ont échoué. Caméra, broker et jeux ajoutés sont coupés, et vos réglages n’ont pas changé. Que faire ?
evening-safe-on = Jouer ainsi
evening-safe-back = Reprendre nos réglages
evening-incomplete = { $game } : partie incomplète. Que faire ?
    .hint = Étapes qui tiennent : { $kept }, qui ne tiennent pas : { $left }.
evening-incomplete-on = Continuer à partir de là
evening-incomplete-see = Voir ce qui serait laissé
evening-incomplete-aside = Mettre la partie de côté
evening-incomplete-later = Pas maintenant
evening-dropped = { $game } : ceci serait laissé
dropped-answer = répondu
dropped-number = répondu : { $value }
dropped-correct = { $n ->
    [one] une valeur corrigée
   *[other] { $n } valeurs corrigées
}
dropped-announce = annoncé quelque chose
dropped-step = allé en arrière ou en avant
dropped-done = fait
dropped-kept = sur la carte, tout est gardé
dropped-more = { $n ->
    [one] et encore une
   *[other] et encore { $n }
}
report-refused = Cela n’a pas marché : { $why }
refused-missing = le jeu n’est pas installé ici.
refused-no-game = cette partie n’existe pas ici.
refused-full = la carte est pleine.
refused-card = la carte est en panne.
refused-log = le journal de l’appareil dit pourquoi.
report-game-unreadable = { $game } du { $day } ne peut plus être lue, pas même le début. Je l’ai mise de côté.
report-damaged = Le fichier des parties était abîmé. Les { $whole } parties ont pu être sauvées ; le fichier abîmé reste sous { $file }.
report-damaged-games = Le fichier des parties était abîmé ; il reste sous { $file }. Sauvées entières : { $whole }. Incomplètes : { $games }.
report-gone = Le fichier des parties { $day ->
    [none] manquait ou était vide{ $since ->
        [yes] . Sauvées par son registre : { $whole } parties.
       *[no] , et il n’en reste rien.
    }
   *[other] manquait ou était vide. Récupérées : { $whole } parties, de la sauvegarde du { $day }{ $since ->
        [yes] { "" } et de ce qui a été noté depuis.
       *[no] . Ce qui a été joué depuis est perdu.
    }
}
report-healed = { $n ->
    [one] Une partie était abîmée sur la carte ; elle est de nouveau entière : { $games }.
   *[other] { $n } parties étaient abîmées sur la carte ; elles sont de nouveau entières, dont { $games }.
}
report-manifest = La liste de ce que contiennent les parties était abîmée ; elle est refaite. S’il manque les dernières réponses d’une partie, redonnez-les.
report-healed-edits = { $n ->
    [one] Un changement aux parties jouées était abîmé ; il est revenu.
   *[other] { $n } changements aux parties jouées étaient abîmés ; ils sont revenus.
}
report-missing = { $gone ->
    [yes] Perdue : { $game }, commencée le { $day }, avec { $n ->
        [one] une réponse
       *[other] { $n } réponses
    }. Aucune sauvegarde d’ici ne l’a.
   *[no] Abîmée : { $game }, commencée le { $day }. { $n ->
        [one] Une réponse est perdue ; aucune sauvegarde d’ici ne l’a.
       *[other] { $n } réponses sont perdues ; aucune sauvegarde d’ici ne les a.
    }
}
report-game = { $n ->
    [0] { $game }
   *[other] { $game } ({ $names })
}
report-old-games = Certaines parties de l’ancien fichier { $file } ne peuvent pas être lues en entier : { $games }. Le fichier reste tel quel.
report-old-damaged = L’ancien fichier { $file } ne peut pas être lu. Il reste tel quel.
report-old-full = La carte n’a pas la place de copier l’ancien fichier { $file }. Il reste tel quel ; le prochain démarrage réessaie.
report-unsaved = { $entries ->
    [one] On n’a pas pu écrire sur la carte à la fin de la dernière soirée : une réponse de { $game } est perdue.
   *[other] On n’a pas pu écrire sur la carte à la fin de la dernière soirée : { $entries } réponses de { $game } sont perdues.
}
report-some-game = une partie

rule-at-hand = { $who }, tu as { $has } : { $lack ->
    [0] cela suffit.
   *[other] il manque { $lack }.
}
rule-printed = Imprimé : « { $where } »
rule-title = { $chapter } : { $about }
rule-open = La règle laisse cela ouvert ; voici comment on joue d’habitude.
rule-not-printed = Pas dans la règle imprimée
rule-own = Tiré de la fiche de cette boîte
rule-read = Source : { $where }
rule-example = Par exemple : { $what }
terminal-more-questions = ? { $first } à ? { $last } : autres questions ; ? MOT les cherche toutes.

evening-use-stick = Clé USB
    .about = sauvegarder les parties ou les reprendre, apporter des feuilles
evening-update-looking = Je vérifie la version plus récente
evening-update = Companion { $version } est là. L’installer ?
    .hint = { $news_en ->
        [none] Ici tourne { $here }.
       *[other] Nouveau : { $news_en }
    } Parties et réglages restent.
    .spoken = Companion { $version } est là ; { $here } tourne. Parties et réglages restent. L’installer ?
evening-update-installing = Installation : ne coupez pas le courant
evening-update-fetching = Je cherche des mises à jour sur Internet
evening-update-fixes = { $n ->
    [one] Une correction du système est là. L’installer ?
   *[other] { $n } corrections du système sont là. Les installer ?
}
    .hint = L’appareil en devient plus sûr. Cela peut prendre quelques minutes.
evening-fetch = Chercher des mises à jour
    .about = un Companion plus récent, des corrections du système
evening-update-told = { $what }
update-install = L’installer
update-later = Pas maintenant
update-done = Companion { $version } est installé.
update-back = Companion { $version } n’a pas démarré. La version d’avant tourne de nouveau, avec toutes les parties.
update-unreadable = La version plus récente n’a pas pu être lue jusqu’au bout. La clé a-t-elle été retirée ? Rien n’a changé.
update-forged = Ce qui est là n’est pas signé par les auteurs de Companion, ou incomplet. Rien n’a changé.
update-older = Ce qui est là n’est pas plus récent. Rien n’a changé.
update-other = Ce qui est là n’est pas pour cet appareil. Rien n’a changé.
update-incomplete = Tout n’a pas pu être téléchargé. Réessayez plus tard. Rien n’a changé.
update-newest = Il n’y a rien de plus récent.
update-unreachable = Pas de connexion : Internet marche-t-il, et l’adresse est-elle juste ? Rien n’a changé.
update-fixed = Les corrections du système sont installées. Elles prendront effet au prochain démarrage.
update-unfixed = Certaines corrections du système n’ont pas pu être installées. Réessayez plus tard.
update-failed = { $version } n’a pas pu être installé. Rien n’a changé.
evening-stick = Que faire avec la clé USB ?
stick-name = { $name }
stick-save = Tout y sauvegarder
stick-bring = Reprendre une sauvegarde
stick-leave = Rien de tout cela
stick-added-voice = { $piper ->
    [yes] { $name } parle désormais.
   *[no] { $name } est là, mais il lui faut Piper : prenez aussi ses paquets sur une clé.
}
stick-added-language = { $name } est là : choisissez-la dans les réglages.
stick-add = Y prendre un jeu, une voix ou une langue
stick-plays = Reprendre des parties de BG Stats ou BoardGameGeek
evening-import-which = Quelles parties ?
evening-import = Reprendre ces parties ?
import-take = Les reprendre
stick-take = Nous lui faisons confiance
evening-stick-program = Que voulez-vous prendre ?
evening-stick-trust = { $file } est un programme. Savez-vous de qui il vient ?
    .hint = Il peut faire ici tout ce que peut Companion. Ne prenez que ce qui vient de gens sûrs.
evening-stick-adding = Je le prends
stick-added = { $lacking ->
    [none] C’est là, à partir du prochain démarrage : éteignez et rallumez.
   *[other] C’est là, mais il faut encore { $lacking }. Prenez-le aussi ; puis éteignez et rallumez.
}
stick-add-unreadable = { $file } ne peut pas être lu jusqu’au bout. Rien n’a changé.
stick-add-other = { $file } est pour un autre appareil. Rien n’a changé.
stick-add-full = Il n’y a pas de place pour { $file }. Rien n’a changé.
stick-not-writable = protégée en écriture
evening-stick-which = Quelle clé ?
evening-stick-saving = Tout est en cours de sauvegarde
evening-stick-looking = Je regarde la clé
evening-stick-fetching = La sauvegarde est vérifiée
evening-stick-told = { $what }
    .hint = { $file }
evening-stick-backup = Quelle sauvegarde ?
evening-stick-confirm = { $stand ->
    [none] Elle n’a pas de parties. Reprendre le reste ?
    [newer] Les parties d’ici sont plus récentes. Tout remplacer ?
   *[older] Tout remplacer ici ?
}
    .hint = { $stand ->
        [none] Les { $here } parties d’ici restent.
       *[other] Ici : { $here } parties, dans la sauvegarde : { $games }. Ce qui est ici est gardé.
    }{ $broker ->
        [none] { "" }
       *[other] { " " }Les scores vont alors à { $broker }.
    }
    .spoken = { $stand ->
        [none] La sauvegarde ne contient aucune partie. Reprendre ses noms, notes et réglages ? Les parties d’ici restent.
        [newer] Attention : les parties d’ici sont plus récentes que celles de la sauvegarde. Tout remplacer quand même ? Ce qui est ici est gardé avant.
       *[older] Tout remplacer ici par la sauvegarde ? Ce qui est ici est gardé avant.
    }{ $broker ->
        [none] { "" }
       *[other] { " " }Ses réglages envoient les parties à { $broker }, par le réseau.
    }
stick-replace = Remplacer
stick-saved = { $waiting ->
    [0] Sauvegardé. Vous pouvez retirer la clé.
    [one] Sauvegardé, sans la réponse qui n’est qu’en mémoire.
   *[other] Sauvegardé, sans les { $waiting } réponses qui ne sont qu’en mémoire.
}
stick-not-saved = Rien n’a pu être écrit sur la clé. Est-elle pleine, protégée ou déjà retirée ?
stick-unreadable = { $file } n’est pas une sauvegarde lisible. Rien n’a changé ici.
stick-empty = Il n’y a pas de sauvegarde sur cette clé.
desk-stick = Une clé USB est branchée. Le menu permet d’y tout sauvegarder.
report-restored = La sauvegarde est reprise. Ce qui était ici est gardé avec les sauvegardes, sous before-restore.zip.
report-not-restored = La sauvegarde n’a pas pu être reprise. Tout est comme avant.
desk-house-closes = { $n ->
    [0] La maison ferme maintenant.
    [one] La maison ferme dans une minute.
   *[other] La maison ferme dans { $n } minutes.
}
desk-house-called = Quelqu’un vient.
desk-house-coming = Quelqu’un arrive chez vous.
desk-house-away = Je ne peux pas joindre la maison. J’appelle dès que possible.
house-nobody = Aucune table n’est là.
house-namesakes = Plusieurs tables s’appellent { $name } ; elles ont leur numéro.
house-free = libre
house-round = tour { $round }
house-turn = à { $who }
house-over = finie
house-since = { $minutes ->
    [0] vient de commencer
    [one] depuis une minute
   *[other] depuis { $minutes } minutes
}
house-minutes = { $minutes } min
house-left = { $minutes ->
    [0] le temps est écoulé
    [one] la dernière minute court
   *[other] au plus { $minutes } minutes
}
house-clock = reste { $clock }
house-last-round = dernier tour
house-paused = en pause
house-calls = appelle : { $why }
house-no-display = Pas d’écran ici : les tables sont montrées dans le terminal.
house-title = Les tables
house-setup-done = Mosquitto écoute sur le port { $port } de { $host }, et un message y est passé. Comptes et mots de passe :
house-setup-next = Ils sont dans { $accounts }, que seuls root et vous lisez. Lancez ici « companion house --screen », et à chaque table choisissez Réglages, Réseau, « Rejoindre une maison » ; rien à taper. Pour plus de tables, donnez un --tables plus grand ; --undo enlève tout.
house-setup-tls = Une table qui se joint reçoit le certificat { $path } avec le reste. Celle qu’on règle à la main en a besoin comme mqtt.ca_file, avec mqtt.tls true.
house-setup-gone = { $path } est enlevé.
home-table = Table de jeu
home-area = Salle de jeu
home-box = Jeu
home-round = Tour
home-phase = Phase
home-turn = À qui de jouer
home-result = Résultat
home-ends-at = Fin du temps
home-calls = Souhait
home-playing = Partie en cours
home-please-come = Venez SVP
home-last-round = Dernier tour
home-rest = Pause
home-message = Message à la table
home-coming = En route
home-brightness = Luminosité de l’anneau
home-event = Événement
home-won = { $n ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
house-type-number = { $table } veut se joindre. Montre-t-elle { $number } ? Alors y et Entrée, sinon n.
house-type-closed = Entrée : accueillir des tables.
house-type-open = Les tables peuvent se joindre (Réglages, Réseau, « Rejoindre une maison »). Entrée : plus personne.
house-playing = { $playing ->
    [0] Personne ne joue
   *[other] { $playing } sur { $tables } jouent
}
house-no-broker = Le broker est absent
house-no-calls = Personne n’appelle.
house-more-calls = et { $count } de plus
house-gone = absente
house-sent = Dit.
house-not-sent = Le broker ne l’a pas pris.
house-closing = Nous fermons
house-closing-title = Quand fermez-vous ? Toutes les tables l’entendent.
house-closes-in = { $n ->
    [0] Maintenant
    [one] Dans une minute
   *[other] Dans { $n } minutes
}
house-history = Historique
house-league = Classement
house-league-line = { $place }. { $name } : { $points } { $points ->
    [one] point
   *[other] points
} en { $plays ->
    [one] une partie
   *[other] { $plays } parties
}
house-no-plays = Aucune partie n’est encore finie.
house-no-league = Aucune partie avec des noms n’est encore finie.
house-pause-on = Pause
house-pause-off = Reprendre
house-message = Message
house-coming = Nous arrivons
house-tell = Que doit entendre { $table } ?
house-message-food = Votre repas est prêt.
house-message-drinks = Vos boissons sont prêtes.
house-message-bar = Venez au bar un instant, s’il vous plaît.
house-message-quiet = Un peu moins fort, merci.
house-message-moment = Un instant, nous arrivons.
house-message-thanks = Merci d’être venus.
house-admit = Accueillir des tables
house-table-name = Table { $number }
house-admit-number = { $table } montre-t-elle le même nombre ?
house-admit-sure = { $table } : choisissez « Oui, le même » à la table.
house-admit-same = Oui, le même
house-admit-differs = Non
house-door-closed = Aucune table ne peut se joindre en ce moment.
house-door-open = À chaque table : Réglages, Réseau, « Rejoindre une maison ».
house-door-let = Accueillir des tables
house-door-shut = Plus personne
house-door-waiting = { $count ->
    [one] Une table attend.
   *[other] { $count } tables attendent.
}
house-door-pressed = Quelque chose frappe sans fin dans le réseau. Les tables entrent encore ; si vous n’attendez personne, fermez.
house-door-taken = { $table } s’est jointe.
house-door-shut-lost = Une table est partie avant la comparaison des nombres. Aucune ne peut se joindre.
house-door-shut-late = Une table est restée muette trop longtemps. Aucune ne peut se joindre.
house-door-shut-nonsense = Quelque chose dans le réseau ne parlait pas comme un Companion. Aucune ne peut se joindre.
house-door-shut-differs = Quelque chose dans le réseau se faisait passer pour une table. Aucune ne peut se joindre.
house-door-shut-refused = Les nombres n’étaient pas les mêmes. Aucune ne peut se joindre.
house-door-shut-full = Il ne reste aucun compte : sudo companion house setup avec un --tables plus grand.

## Une feuille sur papier

sheet-page-players = { $low } à { $high } joueurs
sheet-page-code = { $n ->
    [one] Un autre appareil reprend cette feuille d’une photo de ce code : companion sheet add PHOTO
   *[other] Un autre appareil reprend cette feuille d’une photo de ces { $n } codes : companion sheet add PHOTO
}

## Sheets on phones

sheet-write-title = Écrire une fiche
sheet-write-note = Une fiche me dit en quelques lignes comment on compte chez vous. docs/a-sheet.md donne les mots qu’elle connaît.
sheet-write-keep = La laisser à la table
sheet-write-kept = Elle est à la table : choisissez « Un autre jeu ».
sheet-write-only-looks = Ici, tu ne fais que regarder ; seuls les joueurs laissent des fiches.
sheet-write-line = Ligne
sheet-write-plays = On peut y jouer.
sheet-write-sum = Somme
sheet-write-back = Retour à la table
sheet-nearest = . Tu voulais dire { $name } ?
sheet-unreadable = Je ne peux pas lire cette ligne.
