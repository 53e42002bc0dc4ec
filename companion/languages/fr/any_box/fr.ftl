### Un jeu quelconque : ce que la table lit et entend.

game-any_box = Un autre jeu

## Mots

any-text = { $fr }
# Les noms français des feuilles, sous le nom anglais
any-named = { $box ->
    [box-6-nimmt-take-5] 6 qui prend !
    [box-farkle] Dix mille
    [box-gin-rummy] Gin rami
    [box-hearts] La Dame de pique
    [box-kniffel] Yam’s (Kniffel)
    [box-lost-cities] Les Cités perdues
    [box-oh-hell] L’Ascenseur (Oh Hell)
    [box-rummy] Rami
    [box-schwimmen-thirty-one] Le Trente et un
    [box-spades] Pique atout
    [box-ticket-to-ride] Les Aventuriers du Rail
   *[other] { $en }
}
any-name = { $who }
any-card = { $name }
any-has = { $who } { $points }
any-placed = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
   *[other] dixième
} place pour { $who } avec { $points }

## Où nous en sommes

any-phase-setup = Avant de commencer
any-phase-round = À table
any-phase-stage = À table
any-phase-end = La fin

## Questions

any-first = Qui commence ?
    .spoken = Qui commence ? Dites-le-moi, ou laissez l’anneau décider.
    .short = Qui commence ?
    .why = Les places sur l’anneau sont vos places à la table.
any-who-begins = Qui commence ?
    .spoken = Qui commence ? Regardez dans vos règles et dites-le-moi.
    .short = Qui commence ?
any-order = L’ordre de ce tour
    .back = { $answer }.
    .spoken = Je tire l’ordre de ce tour.
    .short = L’ordre !
any-turn = À toi
    .spoken = { $n ->
        [0] À toi. Appuie quand tu as fini.
       *[other] À toi. { $say } Appuie quand tu as fini.
    }
    .short = { $n ->
        [0] À toi.
       *[other] À toi. { $say }
    }
    .hint = { $say }
    .done = Tour fini
    .why = Alors je sais à qui c’est ensuite.
any-clock = À toi
    .spoken = { $n ->
        [0] À toi. Ton temps court. Appuie quand tu as fini.
       *[other] À toi. Ton temps court. { $say } Appuie quand tu as fini.
    }
    .short = { $n ->
        [0] À toi.
       *[other] À toi. { $say }
    }
    .hint = { $say }
    .why = Un appui passe au suivant ; deux appuis arrêtent l’horloge.
any-time-up = Ton temps est écoulé.
    .spoken = Ton temps est écoulé. Vos règles disent ce que cela veut dire. Aucune horloge ne court maintenant. Appuie quand ton tour est fini.
    .short = Ton temps est écoulé.
    .done = Tour fini
any-phase = { $say }
    .hint = { $name }
    .done = C’est fait
any-round = Jouez cette manche.
    .spoken = Jouez cette manche, et appuyez quand elle est finie.
    .short = Continuez.
    .done = Manche finie
    .why = Je compte les manches pour vous.
any-die = { $count ->
    [one] { $name }
   *[other] { $name } : dé { $die } sur { $count }
}
any-throw = { $name }
any-again = Lesquels encore ?
    .spoken = { $dice }. Lesquels relances-tu ? { $left ->
        [one] Encore un lancer.
       *[other] Encore { $left } lancers.
    }
    .short = { $dice }. Lesquels encore ?
    .hint = Aucun : tous restent. { $left ->
        [one] Encore un lancer.
       *[other] Encore { $left } lancers.
    }
any-thrown = { $name } : { $dice }
    .spoken = { $dice }.
    .short = { $dice }.
any-face = { $face }
any-face-of = { $die } { $face }
any-draw = { $name }
    .back = Tiré : { $answer }.
    .spoken = Je tire { $count ->
        [one] une carte
       *[other] { $count } cartes
    } : { $name }.
    .short = { $name }
any-line = { $n ->
    [0] Quelle ligne remplis-tu ?
   *[other] { $dice }: Quelle ligne remplis-tu ?
}
    .spoken = À toi. Quelle ligne remplis-tu ? Tu n’as chaque ligne qu’une fois.
    .short = Quelle ligne ?
    .why = Ce qui est écrit reste écrit.
any-amount = { $n ->
    [0] { $line }
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [once] { $line } : combien écris-tu ?
            [turn] { $line } : combien en as-tu eu ce tour-ci ?
           *[other] { $line } : combien en as-tu ?
        }
       *[other] { $say }
    }
    .short = { $line } ?
    .hint = { $each ->
        [0] Ne compte qu’en cas d’égalité.
        [one] {""}
       *[other] Chacun vaut { $each }.
    }
    .why = Je l’ajoute à tes points.
any-all-or-nothing = { $line }
    .spoken = { $line } : l’as-tu eu ?
    .short = { $line } ?
any-scored = Oui : { $points }
any-crossed-out = Non : 0
any-count = { $n ->
    [0] { $line }
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [round] { $line } : combien chacun en a-t-il eu cette manche ?
           *[other] { $line } : combien chacun en a-t-il ?
        }
       *[other] { $say }
    }
    .short = { $line } : combien chacun ?
    .why = J’additionne pour vous et je lis les scores.
any-count-of = { $line }
    .spoken = { $when ->
        [round] { $line } : combien en as-tu eu cette manche ?
       *[other] { $line } : combien en as-tu ?
    }
    .short = { $line } ?
any-bids = { $line } : vos annonces
    .spoken = { $line } : combien chacun annonce-t-il ?
    .short = { $line } : vos annonces ?
any-bids-of = { $line } : ton annonce
    .spoken = { $line } : combien annonces-tu ?
    .short = Ton annonce ?
any-page = { $n ->
    [0] Le score
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $when ->
            [round] Vos nombres pour cette manche, s’il vous plaît ; je les additionne.
           *[other] Vos nombres, s’il vous plaît ; je les additionne.
        }
       *[other] { $say }
    }
    .short = Vos nombres ?
    .why = Tout ce qui se calcule, je le calcule.
any-page-of = Le score
    .spoken = Tes nombres, s’il te plaît ; je les additionne.
    .short = Tes nombres ?
any-one = { $n ->
    [0] { $line } : pour qui ?
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $line } : qui était-ce ?
       *[other] { $say }
    }
    .short = { $line } : qui ?
any-one-won = { $who } a gagné
any-one-lost = { $who } a perdu
any-one-nobody = Personne
any-sides = { $n ->
    [0] { $line } : qui a gagné ?
   *[other] { $say }
}
    .spoken = { $n ->
        [0] { $line } : qui a gagné ? Tous les autres ont perdu.
       *[other] { $say }
    }
    .short = Qui a gagné ?
    .why = Personne de choisi : rien n’est écrit.
any-worth = { $line }
    .spoken = { $line } : combien ?
    .short = { $line } ?
any-which-marker = Qu’est-ce qui te revient ?
    .spoken = Qu’est-ce qui te revient maintenant ?
    .short = Quoi ?
any-leads = { $who } commence.
    .spoken = { $who } commence cette manche.{ $n ->
        [0] {""}
       *[other] {" "}Ne joue pas : { $sitting }.
    }
    .short = { $who } commence.
any-deals = { $dealer } donne ; { $who } commence.
    .spoken = { $dealer } donne ; { $who } commence.{ $n ->
        [0] {""}
       *[other] {" "}Ne joue pas : { $sitting }.
    }
    .short = { $dealer } donne.
any-asks = { $say }
    .spoken = { $say }
    .short = { $say }
any-asks-yes = Oui, c’était la fin
any-asks-no = Non, on continue
any-standing = Les scores
    .spoken = Voici les scores : { $standing }.
    .short = { $standing }.
any-ranking = Le classement
    .spoken = Et maintenant, du dernier au premier : { $ranking }.
any-more = Encore une manche ?
    .spoken = Encore une manche ? Si personne ne dit rien, on continue.
    .short = Encore une manche ?
    .why = Vous pouvez aussi arrêter à tout moment, par le menu.
any-more-yes = Continuer
any-more-no = C’est tout
any-winner = Qui a gagné ?
    .spoken = Qui a gagné ? Choisissez tous ceux qui partagent la victoire, ou personne.
    .short = Qui a gagné ?
    .why = Je le garde dans votre historique.
any-together = Avez-vous gagné ?
    .spoken = Avez-vous battu le jeu ?
    .short = Avez-vous gagné ?
    .why = Vous gagnez tous, ou personne.
any-won-together = Nous avons gagné
any-lost-together = Le jeu a gagné

## Ce qu’une fiche enseigne

any-lesson = { $say }
any-lesson-do = { $say }
    .do = { $do }
any-entry = { $text }
    .ask = { $title }
    .also = { $words }

## La fin

any-won-highest = { $points } { $points ->
    [one] point
   *[other] points
} : personne n’en a plus.
any-won-lowest = { $points } { $points ->
    [one] point
   *[other] points
} : personne n’en a moins.
any-won-named = Vous l’avez dit.
any-won-nobody = La partie est finie, et personne n’a gagné.
any-time-used = { $minutes }:{ $seconds } de pris
any-together-won = Vous gagnez tous ensemble.
any-together-lost = Cette fois, le jeu a gagné.
any-together-won-points = Vous gagnez tous ensemble, avec { $points } en tout.
any-together-lost-points = Cette fois, le jeu a gagné ; ensemble, vous avez { $points }.

## Ce qu’on peut dire à tout moment

any-over = La partie est finie
any-write = Des points : { $names }
any-moves = { $names } : quelqu’un d’autre l’a
any-last-round = C’est la dernière manche
any-draw-1 = { $name }
any-draw-2 = { $name }
any-draw-3 = { $name }
any-draw-4 = { $name }

## Les comptes

entry-points = Points
entry-tie = Ce qui départage
entry-toward = Points vers la prime
entry-written = Lignes écrites
entry-rank = Ce qui classe d’abord
entry-marker = Dans quelles mains
entry-games = Parties gagnées
entry-out = Éliminé depuis la manche
entry-leads = Qui commence
entry-time = Secondes restantes
entry-used = Secondes prises
entry-begins = Qui a commencé
entry-ending = Dernière manche
move-points = { $who } a maintenant { $to } { $to ->
    [one] point
   *[other] points
}.
move-tie = { $who } a maintenant { $to } de ce qui départage.
move-toward = { $who } a maintenant { $to } vers la prime.
move-written = { $who } peut de nouveau écrire une ligne.
move-rank = { $who } a maintenant { $to } de ce qui classe d’abord.
move-marker = C’est maintenant dans d’autres mains.
move-games = { $who } a maintenant gagné { $to } { $to ->
    [one] partie
   *[other] parties
}.
move-out = { $who } est de nouveau éliminé, ou de nouveau en jeu.
move-leads = Qui commence cette manche est de nouveau ouvert.
move-time = Il reste maintenant { $to } { $to ->
    [one] seconde
   *[other] secondes
} à { $who }.
move-used = { $who } a maintenant pris { $to } { $to ->
    [one] seconde
   *[other] secondes
}.
move-begins = Qui commence est de nouveau ouvert.
move-ending = { $to ->
    [yes] C’est la dernière manche.
   *[other] Ce n’est finalement pas la dernière manche.
}
told-points = { $way ->
    [take] { $more ->
        [one] un point
       *[other] { $more } points
    } de plus, maintenant { $to }
   *[give] { $more ->
        [one] un point
       *[other] { $more } points
    } de moins, maintenant { $to }
}
told-ending = C’est la dernière manche.

## Feuilles

any-which = Quel jeu est sur la table ?
    .spoken = Quel jeu est sur la table ? Choisissez-le, ou parlez-moi d’un nouveau.
any-new-box = Un nouveau jeu
any-mine = D’autres des miens
any-by-players = Par nombre de joueurs
any-letters = { $first }–{ $last }
any-so-many = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}
any-so-many-letters = { $n ->
    [one] Un joueur
   *[other] { $n } joueurs
}, { $first }–{ $last }
any-how-many = Combien êtes-vous ?
    .spoken = Combien êtes-vous ? Je montre alors ce que vous pouvez jouer.
any-game = Lequel ?
any-own-sheet = { $title } – { $why }
any-more-refused = { $n ->
    [one] Encore une feuille
   *[other] Encore { $n } feuilles
}
any-title = Nom du jeu ?
    .spoken = Comment s’appelle votre jeu ?
any-kind = Comment y joue-t-on ?
    .spoken = Comment y joue-t-on ? Choisissez le plus proche ; vous pourrez le changer ensuite.
any-as-it-is = Est-ce juste ?
    .spoken = Donc : { $about }. Est-ce juste, ou changeons-nous quelque chose ?
    .hint = { $about }
any-keep = C’est juste
any-change = Changer quelque chose
any-whole = { $low } à { $high } joueurs : { $about }.
any-about = { $parts }
any-about-rounds = { $rounds ->
    [0] autant de manches que vous voulez
    [one] une manche
   *[other] { $rounds } manches
}
any-about-rounds-by = { $most ->
    [one] une manche
   *[other] de { $least } à { $most } manches, selon votre nombre
}
any-about-points = la partie finit à { $points } points
any-about-clock-none = sans horloge
any-about-clock-turn = { $minutes } par tour
any-about-clock-bank = { $minutes } par joueur
any-about-clock-sand = { $minutes } par joueur ; ce que tu prends, le suivant le reçoit
any-about-clock-measure = le temps est seulement mesuré
any-about-score = on compte « { $lines } »
any-about-lines = on compte { $count } lignes
any-about-teams = chaque place est une équipe
any-about-no-score = rien n’est compté
any-about-highest = le plus de points gagne
any-about-lowest = le moins de points gagne
any-about-named = vous dites qui gagne
any-about-together = vous gagnez ou perdez ensemble
any-minutes = { $minutes ->
    [0] { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
    [one] { $rest ->
        [0] 1 minute
       *[other] 1 minute { $rest } secondes
    }
   *[other] { $rest ->
        [0] { $minutes } minutes
       *[other] { $minutes } minutes { $rest } secondes
    }
}
any-ask-order = Qui vient après qui ?
any-order-clockwise = Sens horaire
any-order-score = Le plus de points d’abord
any-order-low-score = Le moins de points d’abord
any-order-drawn = Tiré à chaque manche
any-order-free = Tous à la fois
any-ask-first = Qui dit qui commence ?
any-first-spin = L’anneau
any-first-ask = Nous
any-ask-clock = Que fait l’horloge ?
any-clock-none = Pas d’horloge
any-clock-turn = Un temps fixe par tour
any-clock-bank = Un temps fixe par joueur
any-clock-sand = Ce que je prends, tu le reçois
any-clock-measure = Elle mesure seulement
any-ask-seconds = Combien de secondes ?
    .hint = Pour chaque tour, ou pour la partie entière d’un joueur.
any-ask-score = Que compte-t-on ?
any-score-none = Rien
any-score-round = Des points par manche
any-score-turn = Des points par tour
any-score-end = Des points à la fin
any-score-kept = Comme sur la feuille
any-ask-lines = Compte-t-on plusieurs choses ?
any-lines-one = Non, seulement des points
any-lines-several = Oui, plusieurs
any-line-name = { $n ->
    [0] Que compte-t-on ?
   *[other] Que compte-t-on encore ?
}
any-more-lines = Autre chose ?
any-lines-more = Oui, encore une
any-lines-over = C’est tout
any-ask-begins = Qui commence la manche suivante ?
any-begins-same = Toujours la même personne
any-begins-next = La personne suivante
any-begins-asked = On le dit
any-begins-winner = Qui a gagné la dernière
any-begins-loser = Qui a perdu la dernière
any-begins-holder = Qui tient le marqueur
any-ask-winner = Qui gagne ?
any-winner-highest = Le plus de points
any-winner-lowest = Le moins de points
any-winner-named = Nous le disons
any-winner-together = Tous ou personne
any-ask-rounds = Combien de manches ?
    .hint = 0 : autant que vous voulez.
any-ask-limit = Finie à combien de points ?
    .hint = 0 : pas de limite.
any-ask-when = Quand est-ce alors fini ?
any-limit-at-once = Aussitôt
any-limit-turn = Après le tour
any-limit-round = Après la manche
any-limit-last-turn = Encore un tour pour tous
any-points = Points

## Pourquoi une feuille est refusée

any-bad-not-a-table = { $where } : pas un tableau
any-bad-number = { $where } : pas un nombre
any-bad-bounds = { $where } : { $value } n’est pas entre { $low } et { $high }
any-bad-flag = { $where } : ni true ni false
any-bad-word = { $where } : { $value } est inconnu
any-bad-text = { $where } : pas un texte
any-bad-empty = { $where } : vide
any-bad-list = { $where } : pas une liste de textes
any-bad-pair = { $where } : pas deux nombres
any-bad-tables = { $where } : pas une liste de tableaux
any-bad-too-many = { $where } : { $count }, c’est trop
any-bad-unknown = { $where } : inconnu
any-bad-no-clock = { $where } : pas d’horloge à régler
any-bad-twice = { $where } : { $value } deux fois
any-bad-total-when = { $where } : pas ici
any-bad-total = { $where } : { $value } est impossible
any-bad-bid-when = { $where } : pas ici
any-bad-no-line = { $where } : pas de ligne { $value }
any-bad-loop = { $where } : { $value } tourne en rond
any-bad-no-phase = { $where } : pas de phase { $value }
any-bad-no-turns = { $where } : pas de { $value } si tous jouent
any-bad-no-score = { $where } : rien n’est compté
any-bad-rounds-once = { $where } : { $lines }, pas { $value }
any-bad-no-marker = { $where } : pas de marqueur { $value }
any-bad-no-stage = { $where } : pas d’étape { $value }
any-bad-out = { $where } : tous éliminés d’emblée
any-bad-whose = { $where } : { $value } pas ici
any-bad-moon = { $where } : il faut un total
any-bad-steps = { $where } : { $value } n’en est pas un multiple
any-bad-set = { $where } : pas une série
any-bad-each = { $where } : il faut un nombre de chacun
any-bad-factor = { $where } : ne multiplie rien
any-bad-once = { $where } : il faut un tour de chacun
any-bad-best-of = { $where } : il faut des points
any-bad-throws = { $where } : des cartes ne se lancent pas
any-bad-too-long = { $where } : plus de { $most } signes
any-bad-no-picture = { $where } : pas d’image { $value }
any-bad-drawing = { $where } : pas un dessin de formes simples
any-doubt-bid = « { $name } » est annoncé et compte aussi 1 chacun ; écrivez each = 0, ou version = 2, si ce n’est pas voulu
any-doubt-never = rien n’est compté avant la fin, donc personne n’atteint ces points pendant la partie
any-doubt-limit = qui atteint { $points } d’abord peut être rattrapé jusqu’à la fin de la manche ; écrivez limit = "at-once", "turn", "last-turn" ou "round"
any-doubt-order = il faut appuyer après chaque tour, alors que rien n’y est noté ; écrivez order = "free" pour une seule question par manche (qui commence et qui donne est dit quand même), ou order = "clockwise" pour que cela reste ainsi
any-doubt-picture = il n’y a pas de dessin { $path } à côté de la fiche ; l’étape vient sans lui
any-doubt-late = tous jouent en même temps, il n’y a donc pas de tour : personne n’entendrait cette étape
any-doubt-count = rien n’est compté, il n’y a donc pas de décompte : personne n’entendrait cette étape
any-bad-more = Injouable
any-bad-no-sheet = Pas de feuille { $value }
any-bad-unreadable = { $line ->
    [0] Je ne peux pas lire ce fichier
   *[other] ligne { $line } : n’a pas de sens
}

## Ce qu’un terminal écrit au lieu de symboles

symbol-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
symbol-hourglass = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}

# Pourquoi une correction est impossible, et que faire
any-box-holds-time = Personne n’a autant de temps (au plus { $n }) : entrez moins.
any_box-left = { $who } est parti. Cette place ne joue plus et ne gagne plus rien. Ses points restent. Elle ne peut pas gagner.
any_box-newcomer = { $who } se joint, avec le score du moins bien placé.

# Une faute dans la feuille d’une partie en cours
any-mend = { $what } : quelle valeur ?
any-part-each = { $line } : points chacun
any-part-low = { $line } : au moins
any-part-high = { $line } : au plus
any-part-at = Prime à partir de
any-part-gives = Prime
any-part-rounds = Manches
any-part-points = Finit à
