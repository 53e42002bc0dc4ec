### Les mots de l’écran, communs à tous les jeux.

screen-title = Companion
screen-everybody = Tous ensemble
screen-prepares = { $name } : pour plus tard
screen-asked = { $who } :
screen-meanwhile = Pendant ce temps
screen-says = « { $words } »
screen-round = Tour { $round }
screen-go-on = Continuer
screen-more = Plus
screen-why = Pourquoi
screen-next = Suivant
screen-back = Retour
screen-right = C’est juste
screen-from-to = de { $low } à { $high }
screen-hint-on = suivant
screen-hint-this = celui-ci
screen-hint-go-on = continuer
screen-hint-or = ou
screen-hint-count = compter
screen-hint-take = valider
screen-hint-help = retour, aide
screen-leaf = Retour et aide
screen-leaf-game = Retour à la partie
screen-leaf-question = Retour à la question
screen-leaf-undo = Annuler
screen-leaf-reseat = Changer de places
screen-leaf-lookup = Chercher une règle
screen-leaf-repeat = Réexpliquer
screen-leaf-menu = Scores, pause
screen-leaf-scores = Scores
screen-leaf-role = Qui suis-je ?
screen-leaf-sheet = Écrire une fiche
screen-leaf-visits = Plus
screen-leaf-ear = Jouer à l’oreille
screen-leaf-settings = Réglages
screen-leaf-more = Plus, éteindre
screen-nothing-to-undo = rien encore
screen-done = Terminé
screen-done-count = Terminé ({ $count } sur { $of })
screen-within = { $what } :
screen-at-least = au moins { $count }
screen-not-now = { $count } pas maintenant :
screen-not-now-one = Pas maintenant : { $what },
screen-not-now-why = pourquoi ?
screen-not-now-title = Pourquoi pas maintenant
screen-at-most = au plus { $count }

screen-failsafe-wrong = Quelque chose s’est mal passé.
screen-failsafe-safe = Votre partie est en sécurité.
screen-failsafe-resume = Reprendre à la dernière réponse
screen-failsafe-again = Redémarrer

screen-places-left = encore { $count }
screen-missing = il en manque { $count }
screen-too-many = { $count } de trop
screen-read = Lire
screen-house-spinner = Roue maison : tous les champs sont égaux.
screen-other-number = Autre nombre
screen-spin = Lancez !
screen-seconds = { $count ->
    [one] seconde
   *[other] secondes
}
screen-start = Partez !
screen-stop = Stop
screen-run-on = Continuer
screen-turn-over = Retourner
screen-pause = Pause
screen-counted = Je n’en suis pas sûr. Vérifiez.
screen-by-hand = À la main
screen-draw = Tirer
screen-all-win = Tout le monde gagne
screen-wins = { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent
}
screen-scores = Scores
screen-times = Temps de réflexion
screen-times-note = Jusqu’à la dernière réponse, sans les pauses
screen-time-used = { $name } : { $minutes }:{ $seconds } min
screen-take-back = Annuler
screen-place = Place { $number }
screen-place-of = Place { $number } : { $name }
screen-as-last-time = Comme avant
screen-whose-place = Qui est assis ici ?
screen-new-name = Nouveau nom
screen-all-there = { $count ->
    [one] Une personne
   *[other] Les { $count } sont là
}
screen-without = Sans { $name }
screen-which-colour = Quelle couleur ?
screen-oldest = { $name } est devant
screen-table-full = Tout le monde est là ?
screen-running-light = Avec le voyant qui défile
screen-type-name = Comment t’appelles-tu ?
screen-text-missing = encore vide
screen-name-missing = nom manquant
screen-name-taken = nom déjà pris
screen-play-as = En { $colour }
screen-other-colour = Autre couleur
screen-pieces-of = { $count } sur { $least }
screen-pieces-sure = Seulement { $count } ?
screen-no-more-tiles = Il n’en reste plus.
screen-done-pieces = Terminé ({ $count })
screen-again = Refaire
screen-change = Changer
screen-none = Rien
screen-doubts = { $count ->
    [one] Une pièce est incertaine
   *[other] { $count } pièces sont incertaines
}
screen-mending = Changer une pièce
screen-what-is-it = C’est quoi ?
screen-what-is-unknown = C’est quoi ? Pas encore compté.
screen-ignore = L’ignorer
screen-not-taught = { $count ->
    [one] Une chose que je ne connais pas
   *[other] { $count } choses que je ne connais pas
}
screen-piece = { $n }
screen-frame-plain = clair
screen-frame-grey = gris
screen-frame-black = noir

screen-ask-more = Autres questions
screen-menu-announce = Annoncer
screen-menu-scores = Scores
screen-menu-correct = Corriger un compte
screen-menu-undo = Annuler
screen-menu-redo = Rétablir
screen-menu-earlier = Changer une réponse
screen-menu-drop = Laisser comme avant
screen-menu-cut = Reprendre à partir d’ici
screen-menu-repeat = Réexpliquer
screen-menu-chapters = Toutes les règles
screen-menu-pause = Pause
screen-menu-quiet = Muet pour ce tour
screen-menu-loud = Parler de nouveau
screen-menu-ear = Jouer à l’oreille
screen-menu-settings = Réglages
screen-menu-depth = Détail des explications
screen-depth-note = Pour ce groupe.
screen-depth-auto = Selon le besoin
screen-depth-first = Tout expliquer
screen-depth-known = L’habituel
screen-depth-short = Juste un mot
screen-menu-language = Langue
screen-languages = Langue · Language
screen-menu-stick = Clé USB
screen-menu-leave = Arrêter pour ce soir
screen-menu-off = Éteindre
screen-menu-volume = Volume
screen-menu-lock = Verrou pour enfants
screen-menu-unlock = Déverrouiller
screen-locked = Verrou pour enfants
screen-locked-note = La partie continue ; le reste est verrouillé.
screen-more-of = Page { $page }/{ $pages }
screen-paused = En pause
screen-paused-note = Tout reste comme c’est.
screen-leave-question = Éteindre ?
screen-leave-note = Tout est enregistré.
screen-who-says = Qui le dit ?
screen-voice-prepared = Voix : { $there } phrases sur { $of } sont prêtes
screen-overview = Sur la table
screen-correct-what = Qu’est-ce qui est faux ?
screen-until-now = jusqu’ici
screen-so-far = { $who } (jusqu’ici)
screen-gives = { $who } donne
screen-gets = { $who } reçoit
screen-piece-add = En ajouter
screen-piece-away = Enlever
screen-entry = { $name }
screen-undo-question = Annuler la dernière réponse ?
screen-insist = Annuler quand même
screen-moved = Remettre en place
screen-moved-note = Pour que la table soit de nouveau juste
screen-moved-done = C’est fait
screen-forgotten = Un oubli ?
screen-forgotten-where = Avant quelle réponse ?
screen-before-round-1 = Avant le tour 1
screen-plan = Ce qui va changer
screen-plan-do = Le faire
screen-plan-leave = Laisser
screen-draft-whole = Tout ce qui suit reste comme c’est.
screen-draft-fallen = N’est plus demandé : { $what }{ $n ->
    [0] {""}
   *[other] {" "}+ { $n }
}
screen-draft-over = Avec cela, la partie était finie ici : { $why }
screen-draft-more = Autre chose a été oublié
screen-draft-recounted = Cela compte désormais : { $what } – { $answer }
screen-draft-against = { $n ->
    [1] Cela contredit une réponse suivante
   *[other] Cela contredit { $n } réponses suivantes
}
screen-draft-asked-no-more = Cela n’est plus demandé.
screen-draft-mend = Redonner cette réponse
screen-draft-out = Supprimer cette réponse
screen-draft-all = Supprimer tout ce qui ne va pas
screen-draft-cut = Reprendre d’ici, sans la suite
screen-draft-drop = Tout comme avant
screen-read-aloud = Lire à voix haute
screen-search = Chercher
screen-search-what = Tape les premières lettres
screen-search-none = Aucun mot ne continue ainsi
screen-ask = Que voulez-vous savoir ?
screen-ask-about = Tout sur
screen-more-about = En savoir plus
screen-help = Retour et aide
screen-extra-close = Retour
screen-extra-camera = Par la caméra
screen-house = Message de la maison
screen-menu-call = Appeler
screen-call-none = Plus besoin
screen-call-order = Nous voulons commander
screen-call-pay = Nous voulons payer
screen-call-question = Nous avons une question
screen-call-help = Nous avons besoin d’aide
screen-away = Pas de réseau

## La fin

story-best = Meilleur tour : { $round } (+{ $gain })
story-led = { $n ->
    [one] Seul en tête pendant un tour
   *[other] Seul en tête pendant { $n } tours
}
story-own = Tour { $round } : +{ $gain }
story-deed = { $deed }
evening-box-players = { $low } à { $high } joueurs
evening-box-open = en cours : { $who }
evening-box-last = { $winner } a gagné, { $minutes } min
tour-short = Appuie une fois, brièvement
tour-short-words = Un appui bref avance de plaque en plaque. S’il n’y en a qu’une, il la prend, comme ici. Tu peux aussi toucher l’anneau à l’écran ; le toucher et les touches marchent aussi bien.
tour-long = Maintiens-le
tour-long-words = Maintenir jusqu’à ce que le cercle se ferme prend ce qui est allumé : ici comme partout. Chaque réponse peut être annulée.
tour-twice = Maintenant deux fois, vite
tour-twice-words = Deux appuis rapides mènent en arrière et à l’aide, depuis toutes les pages : annuler, chercher une règle, voir les scores, faire une pause.
tour-ring = Regarde l’anneau
tour-ring-words = Une lumière fait trois fois le tour, en rouge, en vert, en bleu : dans le sens des aiguilles d’une montre, de haut en haut, sur les { $count } lampes et sans trou. Est-ce bien cela ?
tour-ring-well = Oui, les trois
tour-sound = M’entendez-vous ?
tour-sound-words = Je dis aussi tout à voix haute. Trop fort, trop bas ? Plus tard, le volume est sous « Scores, pause ».
tour-chosen = Choisir
tour-sound-well = Oui, très bien
tour-no = Non
tour-camera = Ce que je vois
tour-camera-words = Voici l’image de la caméra. Tout ce qui doit être lu doit y être, net et sans reflet de lampe. Déplacez la caméra et regardez encore.
tour-camera-well = C’est bon
tour-camera-again = Regarder encore
tour-corners = Touchez les quatre coins
tour-corners-words = Chaque coin touché reçoit une coche. Si c’est un autre qui la reçoit, le toucher de l’écran est tourné.
tour-corners-well = Continuer
tour-skip = Passer

# Les autres écrans : des navigateurs du réseau local
screen-menu-glasses = Téléphones et tablettes
screen-menu-role = Qui suis-je ?
screen-menu-sheet = Écrire une fiche
glass-page = Téléphones et tablettes
glass-page-note = À lire avec un téléphone, ou à taper dans un navigateur :
glass-page-said = Téléphones et tablettes. Adresse : { $address }. Code : { $code }.
glass-looks-on = Regarde
glass-screen = Deuxième écran
glass-here = ici
glass-gone = absent pour l’instant
glass-send-away-sure = Appuyez encore pour renvoyer
glass-asks = On demande à la table si tu peux.
glass-not-let-in = La table dit non.
glass-let = Laisser entrer
glass-let-not = Non
glass-asks-in = demande à entrer
glass-asks-said = Un visiteur demande à entrer. Répondez sous Menu, Téléphones et tablettes.
glass-pressed = Quelqu’un devine des codes ou bloque la porte. Personne de nouveau ne peut entrer.
glass-shut = Personne de nouveau n’entre. Qui est là reste.
glass-shut-out = Ne plus laisser entrer
glass-let-new = Laisser entrer de nouveau
glass-whose = Téléphone ou tablette de { $who }
glass-wants-screen = Un deuxième écran veut entrer. D’accord ?
glass-wants-screen-note = Il pourra faire tout ce que fait cet appareil.
glass-wants-seat = Un autre téléphone veut répondre pour { $seat }. D’accord ?
glass-wants-seat-note = Celui qui répond maintenant pour { $seat } sortira.
glass-not-here = Seul l’appareil peut le faire.
glass-looks-on-only = Ici, tu ne fais que regarder.
glass-not-asked = On demande à quelqu’un d’autre.
glass-not-yours = Chacun le dit pour soi.
glass-too-late = Quelqu’un a été plus rapide.
glass-trouble-off = Téléphones et tablettes sont désactivés. On les active sous Réglages, Réseau et données.
glass-trouble-port = Un autre programme occupe le port des navigateurs.
glass-trouble-network = L’appareil n’est sur aucun réseau.
glass-trouble-extra = Il manque à cet appareil ce qu’il faut : pip install '.[glass]' dans le dossier de Companion.
glass-prepared = Préparé par { $who }
glass-take = C’est juste
glass-otherwise = Autrement
glass-ready = Préparé. Retour le change.
screen-prepared-back = Changer la réponse
glass-choosing = { $n } sur un téléphone
waiting-chooses = { $name } choisit
waiting-counts = { $name } compte
waiting-turn = C’est à { $name }
glass-plus = Plus
glass-minus = Moins
glass-piece = Pièce
glass-title = Rejoindre la table de jeu
glass-code = Code affiché à la table
glass-who = Qui es-tu ?
glass-come-in = Entrer
glass-note = Pour ce soir seulement. Il ne reste sur cet appareil qu’un laissez-passer, qui expire ensuite.
glass-silent = La table ne répond pas. Cette page revient d’elle-même.
glass-refused-code = Ce code est faux.
glass-refused-wish = La table a dit non. Redemandez dans dix minutes ; après un second non, plus ce soir.
glass-refused-shut = La table ne laisse entrer personne de nouveau en ce moment.
glass-refused-full = La table n’a plus de place pour d’autres visiteurs.
glass-refused-role = Il n’y a personne de ce nom à cette table.

# Comment la partie a commencé, pour la corriger
began = Le début de la partie
began-rules = { $n ->
    [0] aucune
    [one] { $first }
   *[other] { $n } règles
}
began-new = Quelqu’un a été oublié
began-name = Autre nom
began-colour = Autre couleur
began-swap = Noms confondus
began-place = Assis ailleurs depuis le début
began-move = Change de place après ce tour
began-two = à deux, il n’y a pas d’autre ordre
began-out = Ne joue pas du tout
began-too-few = { $n ->
    [one] il ne resterait personne
   *[other] ce jeu demande { $n } joueurs
}
began-write = { $who } : quel est le nom ?
began-which-colour = Quelle couleur joue { $who } ?
began-exchange = { $who } joue alors { $colour }
began-which-swap = Avec qui { $who } a-t-il été confondu ?
began-which-place = Où est assis { $who } ?
began-left-of = À gauche de { $who }
began-so = c’est ainsi
began-late = désormais : quelques questions demandent où vous en êtes
rebegin-done = C’est corrigé ; chaque compte et chaque réponse restent à leur joueur.
rebegin-already = C’est déjà ainsi.
rebegin-refused = La partie ne peut pas continuer ainsi. Arrêtez-la, puis « Plus », « Déjà en cours » avec les bons joueurs.

# Ce que l’appareil a répondu lui-même
inferred-told = { $what } (u, ou = { $step }, pour autre chose)
inferred-otherwise = autrement ?
screen-leaf-otherwise = Autrement

people = Quelqu’un arrive ou part
screen-menu-people = Qui joue, arrive, part
people-join = Quelqu’un se joint
people-now = tout de suite
people-later = après ce tour
people-full = ce jeu est pour { $n } joueurs
people-not-after-all = Finalement non : { $who }
people-leaves = { $who } s’en va
people-back = { $who } est de retour
people-began = Le début
people-mistake = noms, couleurs, options
people-newcomer = Quelqu’un se joint
join-moves = Noté : au prochain tour, vous serez assis ainsi.
join-noted = { $n ->
    [0] Finalement, personne ne se joint.
   *[other] Noté : { $who } se joindra à la fin de ce tour.
}
