### Les parties passées : ce qui a été joué, qui a gagné, et ce qui va sur un téléphone ou une clé.

history-text = { $text }
history-back = Retour
history-older = Plus anciennes
history-newer = Plus récentes
history-day-unknown = jour inconnu
history-day = { $day } { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
history-length-unknown = durée inconnue
history-length = { $hours ->
    [0] { $minutes } min
   *[other] { $hours } h { $minutes } min
}
history-rounds = { $n ->
    [one] un tour
   *[other] { $n } tours
}
history-broken-off = interrompue
history-no-code = Sans résultat, pas de code pour le téléphone.
history-no-result = résultat inconnu
history-working = Un instant
history-told = { $what }
history-unreadable = Les parties ne peuvent pas être lues maintenant ({ $why }). On peut continuer à jouer.

## Début
history-home = { $n ->
    [0] Aucune partie n’est encore finie
    [one] Une partie
   *[other] { $n } parties
}{ $missing ->
    [0] {""}
   *[other] , { $missing } encore à lire
}
history-plays = Parties
history-plays-who = Les parties, et qui a gagné
history-players = Qui a joué ?
history-boxes = Quel jeu ?
history-stick = Sur une clé USB
history-undo = Annuler un changement

## Liste
history-line = { $game } : { $winners }
history-line-open = { $game } : { $aborted ->
    [yes] interrompue
   *[no] résultat inconnu
}
history-note = { $day } · { $length }
history-plays-wins = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $n ->
    [one] une partie
   *[other] { $n } parties
}
history-count = { $n ->
    [one] une partie
   *[other] { $n } parties
}

## Une partie
history-play = { $game }
history-phone = Sur ton téléphone
history-details = Détails
history-mend = Changer
history-details-of = { $game }, { $day }
history-seat = { $name }{ $starts ->
    [yes] {" "}(a commencé)
   *[no] {""}
}{ $n ->
    [0] {""}
   *[other] {" "}: { $roles }
}
history-thought = { $length } de réflexion
history-with-expansion = était en jeu
history-comment = Commentaire
history-place = Lieu
history-device = Noté par
history-course = Points par tour
history-course-none = Pas de courbe des points : l’appareil ne sait pas où en était la partie après chaque tour.

## Changer
history-name-of = Nom : { $who }
history-delete = Supprimer cette partie ?
    .hint = Elle ne compte alors plus nulle part. Cela peut s’annuler.
    .spoken = Supprimer cette partie ? Cela peut s’annuler.
history-delete-yes = Supprimer
history-write-comment = Commentaire
history-write-place = Où ?
history-write-name = Qui était là au lieu de { $who } ?
history-rename = Un nouveau nom pour { $who } ?
history-merge = { $who } et { $into } sont la même personne ?
    .hint = Alors toutes leurs parties comptent ensemble. Cela peut s’annuler.
    .spoken = { $who } et { $into } sont la même personne ? Alors toutes leurs parties comptent ensemble. Cela peut s’annuler.
history-merge-yes = Oui, les réunir
history-not-changed = Cela n’a pas marché : { $why }

## Qui a joué
history-player = { $who } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $n ->
    [one] une partie
   *[other] { $n } parties
}
history-box-record = { $wins } sur { $n } · record { $best } · Ø { $mean }
history-favourite = Couleur préférée
history-against = Contre qui ?
history-rival = { $n } ensemble · victoires { $won } à { $lost }
history-rename-way = Renommer
history-forget = Oublier { $who } partout ?
    .spoken = Oublier { $who } ? Le nom disparaît de toutes les parties, sauvegardes et notes de cet appareil, et de ses fichiers sur une clé branchée maintenant. Cela ne peut pas s’annuler.
    .hint = Le nom disparaît de toutes les parties, sauvegardes et notes de cet appareil, et de ses fichiers sur les clés branchées maintenant ; une clé dans un tiroir le garde. Cela ne peut pas s’annuler.
history-forget-yes = Oui, oublier
history-forget-way = Oublier
history-forgotten = { $who } est oublié : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $files ->
    [one] un fichier
   *[other] { $files } fichiers
}.
history-not-forgotten = { $who } est encore dans { $files } : cela n’a pas marché ({ $why }).

## Un jeu
history-box = { $game } : { $n ->
    [one] une partie
   *[other] { $n } parties
}
history-fame = Meilleurs scores
history-fame-line = { $place }. { $name }
history-fame-figures = { $score } · { $day }
history-champions = Plus de victoires
history-extremes = Parties serrées et longues
history-closest = La plus serrée
history-longest = La plus longue
history-extreme = { $what } · { $day }
history-margin = { $n ->
    [0] égalité
    [one] un point
   *[other] { $n } points
}
history-colours-won = Quelle couleur gagne ?
history-roles-won = Quels personnages ont les gagnants ?
history-share = { $percent } % de { $n }

## Vers un téléphone
history-before-code = Ces noms peuvent-ils partir ?
    .hint = Le lien de l’image porte { $names } et le résultat à l’adresse des auteurs de BG Stats, app.bgstatsapp.com, dès que quelqu’un l’ouvre avec un téléphone.
    .spoken = Le lien porte { $names } et le résultat à l’adresse des auteurs de BG Stats. Le montrer ?
history-show-code = Le montrer
history-code = Visez l’image avec votre téléphone
    .spoken = Visez l’image avec la caméra de votre téléphone, et ouvrez le lien avec BG Stats.
    .hint = Le lien ouvre BG Stats.
history-code-undated = Le jour était inconnu : réglez-le dans BG Stats.
history-code-left-out = Laissé de côté pour rester lisible : { $what }.
history-code-too-large = Trop de noms pour une image lisible. Prenez le fichier : Parties passées, puis « Sur une clé USB ».
history-left-comment-short = une partie du commentaire
history-left-comment = le commentaire
history-left-board = les extensions
history-left-role = les personnages
history-left-rank = les places
history-left-location = le lieu
history-left-durationMin = la durée
history-left-names = des parties de longs noms
history-left-score = les points

## Vers une clé
history-stick-contains = Toutes les parties sur la clé ?
    .hint = Les fichiers contiennent { $n } parties avec résultats, durées, commentaires et { $players ->
        [one] un nom
       *[other] { $players } noms
    } : pour BG Stats, en tableau et en documents.
    .spoken = Les fichiers contiennent { $n } parties avec résultats, durées, commentaires et tous les noms. Les écrire ?
history-stick-contains-yes = Écrire
history-stick-none = Il n’y a pas de clé où l’on puisse écrire.
history-stick-written = { $stick } a maintenant { $files }.
history-stick-failed = La clé n’a pas pris toutes les parties : { $why }. Rien n’est perdu ici.

## Encore une partie
history-again = Encore { $game } : { $count ->
    [0] { $first } commence
    [one] { $winners } a gagné la dernière fois
   *[other] { $winners } ont gagné la dernière fois
}
history-again-short = Encore une partie
history-look-back = Parties passées
    .about = ce que vous avez joué, qui a gagné, et qui contre qui

## Colonnes d’un tableau

export-uuid = ID
export-date = Date
export-game = Jeu
export-minutes = Minutes
export-rounds = Tours
export-broken-off = Interrompue
export-cooperative = Coopératif
export-place = Lieu
export-comment = Commentaire
export-expansions = Extensions
export-player = Joueur
export-team = Équipe
export-colour = Couleur
export-seat = Place
export-rank = Rang
export-score = Score
export-won = Gagné
export-started = A commencé
export-characters = Personnages
export-thinking = Réflexion (min)
export-bgg = Numéro BGG
export-first = Première partie
export-plays = Parties
export-wins = Victoires
export-best = Record
export-mean = Moyenne

# Parties d’autres programmes

import-plays = { $n ->
    [0] Il n’y a rien de nouveau.
    [one] Une partie viendrait : { $first }.
   *[other] { $n } parties viendraient, du { $first } au { $last }.
}
import-known = { $n ->
    [one] Une est déjà ici.
   *[other] { $n } sont déjà ici.
}
import-likely = { $n ->
    [one] Une est sans doute déjà ici : jour, jeu, noms et scores sont les mêmes. Elle reste dehors.
   *[other] { $n } sont sans doute déjà ici : jour, jeu, noms et scores sont les mêmes. Elles restent dehors.
}
import-names-here = Connus ici : { $some }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
import-names-new = Nouveaux noms : { $some }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
import-boxes-here = Jeux connus ici : { $some }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
import-boxes-new = Nouveaux jeux : { $some }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
import-close = { $new } et { $old } sont la même personne ? On peut ensuite les réunir sous Parties.
import-doubt-left-out = { $n ->
    [one] Une entrée ne se lit pas comme une partie et reste dehors.
   *[other] { $n } entrées ne se lisent pas comme des parties et restent dehors.
}
import-doubt-day = { $n ->
    [one] Le jour d’une partie est inconnu.
   *[other] Le jour de { $n } parties est inconnu.
}
import-doubt-score = { $n ->
    [one] Un score n’est pas un nombre entier : il est arrondi.
   *[other] { $n } scores ne sont pas des nombres entiers : ils sont arrondis.
}
import-doubt-no-score = { $n ->
    [one] Un score n’est pas un nombre : il est gardé, mais pas compté.
   *[other] { $n } scores ne sont pas des nombres : ils sont gardés, mais pas comptés.
}
import-doubt-uncounted = { $n ->
    [one] Une partie ne compte pas là-bas ; ici, elle est interrompue.
   *[other] { $n } parties ne comptent pas là-bas ; ici, elles sont interrompues.
}
import-doubt-pages = { $n ->
    [one] Une autre partie est sur une autre page de la liste.
   *[other] { $n } autres parties sont sur d’autres pages de la liste.
}
import-taken = { $n ->
    [0] Il n’y avait rien de nouveau.
    [one] Une partie a été reprise.
   *[other] { $n } parties ont été reprises.
}
import-not-taken = Rien n’a été repris ; --yes le fait.
import-refused = Aucune partie ne peut y être lue : { $why }
import-failed = Les parties n’ont pas pu être écrites : { $why }

## Quand, où, contre qui

history-calendar = Quand, où, contre qui ?
history-shares = Quel jeu, combien de fois ?
history-to-months = Mois
history-to-shares = Jeux
history-to-pairs = Duels
history-to-figures = Chiffres
history-years = Par année
history-months = Par mois
history-month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
history-places = Où ?
history-played = { $n ->
    [one] une partie
   *[other] { $n } parties
} · { $length }
history-played-most = { $n ->
    [one] une partie
   *[other] { $n } parties
} · { $length } · surtout { $game }
history-pairs = Qui gagne contre qui ?
    .hint = Chaque ligne : gagnées et perdues contre le nom du haut.
history-pair = { $name } contre { $other }
