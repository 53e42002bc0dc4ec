### Citadelles : questions, réponses, raisons. Les mots du jeu sont ceux des règles françaises (quartier, pièce d’or, merveille, Condottiere).
### Traduits simplement, sans source imprimée : les quinze cartes d’action et une partie des noms de quartiers (Échoppe, Comptoir, Caserne,
### Manufacture) ; à comparer avec une boîte française.

game-citadels = Citadelles
citadels-printing = 65 quartiers et 15 cartes d’action blanches (Hans im Glück)

citadels-option-books = Que dois-je compter ?
citadels-choice-books-light = Seulement les cités
    .usual = seulement les cités
    .about = je ne connais que les cités ; à vous l’or et les mains
citadels-choice-books-full = L’or aussi
    .usual = l’or compté aussi
    .about = je compte aussi l’or et les mains, et je dis ce que chacun peut payer
citadels-option-cards = Avec les cartes d’action ?
citadels-choice-cards-no = Sans
    .usual = sans cartes d’action
citadels-choice-cards-yes = Avec les 15
    .usual = les 15 cartes d’action
    .about = les 15 cartes blanches vont dans la pioche ; je dis quand on peut les jouer
citadels-option-suspense = Combien de suspense à l’appel ?
citadels-choice-suspense-short = Une courte pause
    .usual = courtes pauses à l’appel
    .about = un souffle avant le nom du personnage
citadels-choice-suspense-long = Une longue pause
    .usual = longues pauses à l’appel
    .about = je vous fais languir
citadels-choice-suspense-none = Pas de pause
    .usual = pas de pause à l’appel
    .about = j’appelle sans attendre
citadels-option-start = Où en est la partie ?
citadels-choice-start-new = Au début
citadels-choice-start-joined = Déjà en cours

citadels-phase-setup = Mise en place
citadels-phase-draft = Choix des personnages
citadels-phase-assassin = Appel : Assassin
citadels-phase-thief = Appel : Voleur
citadels-phase-magician = Appel : Magicien
citadels-phase-king = Appel : Roi
citadels-phase-bishop = Appel : Évêque
citadels-phase-merchant = Appel : Marchand
citadels-phase-architect = Appel : Architecte
citadels-phase-warlord = Appel : Condottiere
citadels-phase-scoring = Décompte

## Noms

citadels-character-assassin = Assassin
citadels-character-thief = Voleur
citadels-character-magician = Magicien
citadels-character-king = Roi
citadels-character-bishop = Évêque
citadels-character-merchant = Marchand
citadels-character-architect = Architecte
citadels-character-warlord = Condottiere

citadels-colour-yellow = Jaune
citadels-colour-blue = Bleu
citadels-colour-green = Vert
citadels-colour-red = Rouge
citadels-colour-violet = Violet

citadels-district-manor = Manoir
citadels-district-castle = Château
citadels-district-palace = Palais
citadels-district-temple = Temple
citadels-district-church = Église
citadels-district-monastery = Monastère
citadels-district-cathedral = Cathédrale
citadels-district-tavern = Taverne
citadels-district-market = Marché
citadels-district-trading-post = Échoppe
citadels-district-docks = Comptoir
citadels-district-harbor = Port
citadels-district-town-hall = Hôtel de ville
citadels-district-watchtower = Tour de guet
citadels-district-prison = Prison
citadels-district-battlefield = Caserne
citadels-district-fortress = Forteresse
citadels-district-haunted-city = Cour des miracles
citadels-district-keep = Donjon
citadels-district-laboratory = Laboratoire
citadels-district-smithy = Manufacture
citadels-district-observatory = Observatoire
citadels-district-graveyard = Cimetière
citadels-district-library = Bibliothèque
citadels-district-school-of-magic = École de magie
citadels-district-university = Université
citadels-district-dragon-gate = Dracoport
citadels-district-great-wall = Grande Muraille
citadels-priced = { $district } : { $price }
    .written = { $district } pour { $price } or

citadels-card-tent = Chapiteau
citadels-card-wagon = Fourgon
citadels-card-acrobat = Acrobate
citadels-card-fortune-teller = Voyante
citadels-card-rasputin = Raspoutine
citadels-card-director = Directeur
citadels-card-cannonball = Homme-canon

citadels-player = { $who }
citadels-nobody = Personne
citadels-silent = Silence
citadels-lay-aside = Il est écarté
citadels-back = Finalement non
citadels-later = Pas encore
    .spoken = Ne nommer personne pour l’instant
citadels-draft-step = { $aside ->
    [0] { $on } à passer
   *[other] { $on ->
        [0] 1 à écarter
       *[other] 1 à écarter, { $on } à passer
    }
}

## Mise en place

citadels-setup-cards = Mélangez les { $cards } quartiers : c’est la pioche.
    .spoken = Mélangez les { $cards } cartes quartier et posez-les au milieu, face cachée. À côté, face cachée aussi, vont les huit personnages au dos foncé.
    .why = Vous piochez vos quartiers là pendant toute la partie.
    .next = l’or.
    .done = C’est prêt
citadels-setup-circus = Mélangez { $cards } quartiers et 15 cartes d’action.
    .spoken = Mélangez les { $cards } cartes quartier avec les 15 cartes d’action blanches et posez les { $all } au milieu, face cachée. À côté, face cachée aussi, vont les huit personnages au dos foncé.
    .why = On pioche les cartes d’action comme des quartiers ; tu peux même commencer avec une en main.
    .next = l’or.
    .done = C’est prêt
citadels-setup-gold = Chacun prend { $gold } or ; il en reste { $left }.
    .spoken = Posez les 30 pièces d’or au milieu. Chacun en prend { $gold } ; il en reste { $left }.
    .why = L’or paie vos quartiers ; à la fin, il ne vaut rien.
    .next = Chacun reçoit des cartes.
    .done = Pris
citadels-setup-hands = Chacun : { $gold } or, { $cards } cartes, 1 aide de jeu.
    .spoken = Posez les 30 pièces d’or au milieu. Chacun en prend { $gold } ; il en reste { $left }. Chacun prend une aide de jeu et pioche { $cards } cartes. Le plus âgé reçoit la couronne et c’est le premier roi : { $who }.
    .hint = Il reste { $left } or ; { $who }, le plus âgé, reçoit la couronne
    .why = L’aide de jeu montre dans quel ordre j’appelle les personnages. Qui a la couronne mélange et choisit en premier.
    .next = comment on joue là où la règle se tait.
    .done = Nous les avons
citadels-oldest = Qui est le plus âgé ? Tu seras roi.
    .spoken = Qui de vous est le plus âgé ? Tu reçois la couronne et tu es le premier roi.
    .why = Qui a la couronne mélange et choisit en premier.
    .next = Le premier tour commence.
citadels-agreed = Là où la règle se tait, on joue :
    .spoken = La règle laisse quelques points ouverts. Voici comment on les joue : un Évêque assassiné ne protège pas la cité. Un Roi assassiné reçoit la couronne pour le tour suivant. Même score, et autant de quartiers : la victoire est partagée. Si la pioche est vide, mélangez la défausse ; s’il n’y a plus d’or, prenez autre chose.{ $circus ->
        [no] {""}
       *[yes] {" "}Sept quartiers et un chapiteau sont à l’abri du Condottiere. Le Condottiere compte toujours le prix imprimé. Et l’Acrobate garde la couronne, même si un Roi assassiné se montre.
    }
    .done = D’accord
citadels-agreed-bishop = Un Évêque assassiné ne protège pas la cité.
citadels-agreed-king = Un Roi assassiné reçoit la couronne au tour suivant.
citadels-agreed-tie = Même score, autant de quartiers : victoire partagée.
citadels-agreed-stack = Pioche vide ? Mélangez la défausse. Plus d’or ? Prenez des jetons.
citadels-agreed-tent = Sept quartiers et un chapiteau : à l’abri du Condottiere.
citadels-agreed-cannonball = Le Condottiere compte toujours le prix imprimé.
citadels-agreed-acrobat = L’Acrobate garde la couronne, même face au Roi assassiné.

citadels-joined-round = Quel tour vient maintenant ?
citadels-joined-king = Qui a la couronne ?
citadels-joined-city = Qu’y a-t-il dans cette cité ?
    .spoken = Quels quartiers y a-t-il dans ta cité ?
citadels-joined-tents = Combien de chapiteaux a chacun ?
citadels-joined-wagons = Combien de fourgons a chacun ?
citadels-joined-gold = Combien d’or a chacun de vous ?
citadels-wagon-of = Fourgon de { $who }
citadels-joined-hands = Combien de cartes chacun a-t-il en main ?

## Choix des personnages

citadels-open-cards = { $count ->
    [one] Lequel est face visible ?
   *[other] Quels { $count } sont face visible ?
}
    .back = Face visible : { $answer }.
    .spoken = { $count ->
    [one] Roi, mélange les huit personnages et poses-en un au milieu, face visible. Si c’est le Roi, remets-le et retournes-en un autre.
   *[other] Roi, mélange les huit personnages et poses-en { $count } au milieu, face visible. Si l’un d’eux est le Roi, remets-le et retournes-en un autre.
} Puis regarde en secret la première carte du reste et écarte-la, face cachée. Prends les autres : choisis-en une en secret, pose-la face cachée devant toi et passe le reste. Chacun fait de même ; le dernier en garde une et pose l’autre au milieu, face cachée. Quand tout le monde a choisi : qui est face visible ?
    .why = Personne ne peut avoir ce tour-ci un personnage face visible. Personne n’apprend ce que tu as pris avant que je l’appelle, pas même moi.
    .next = J’appelle les personnages.
    .short = { $count ->
    [one] Mélangez et choisissez. Lequel est face visible ?
   *[other] Mélangez et choisissez. Quels { $count } sont face visible ?
}
citadels-put-aside = { $open ->
    [0] Mélange, écarte la première, choisissez à tour de rôle.
   *[other] Écarte la première, choisissez à tour de rôle.
}
    .spoken = { $open ->
    [0] Tous les personnages reviennent au milieu. Roi, mélange-les, regarde en secret la première carte et écarte-la, face cachée.
   *[other] Roi, regarde en secret la première carte du reste et écarte-la, face cachée.
} Prends les autres : choisis-en une en secret, pose-la face cachée devant toi et passe le reste. { $players ->
    [2] Continuez comme c’est écrit ici : en garder une, en poser une au milieu, passer le reste.
    [3] Continuez comme c’est écrit ici, jusqu’à ce que chacun en ait deux.
    [7] Chacun fait de même ; qui reçoit la dernière carte reprend celle que le Roi a écartée. Il garde une des deux et pose l’autre au milieu, face cachée.
   *[other] Chacun fait de même ; le dernier en garde une et pose l’autre au milieu, face cachée.
}
    .why = Il manque donc un personnage, et seul le Roi sait lequel. Personne n’apprend ce que tu as pris avant que je l’appelle, pas même moi.
    .next = J’appelle les personnages.
    .done = Tout le monde a choisi
    .short = Mélangez et choisissez, comme toujours.
citadels-look = { $on ->
    [0] Tu en prends { $takes } : gardes-en une, écarte l’autre.
   *[other] { $aside ->
        [0] { $takes } cartes : gardes-en une, { $on } à { $to }.
       *[other] { $takes } : gardes-en une, écartes-en une, { $on } à { $to }.
    }
}
    .spoken = { $added ->
    [0] { $on ->
        [0] Tu reçois les { $takes } dernières cartes. Gardes-en une en secret et pose l’autre au milieu, face cachée.
       *[other] { $aside ->
            [0] Tu as { $takes } cartes. Choisis-en une en secret, pose-la face cachée devant toi et passe les { $on } autres à { $to }.
           *[other] Tu as { $takes } cartes. Choisis-en une en secret, pose une autre face cachée au milieu et passes-en { $on } à { $to }.
        }
    }
   *[other] Tu reçois la dernière carte et tu reprends celle que le Roi a écartée. Garde une des deux et pose l’autre au milieu, face cachée.
}
    .why = Personne n’apprend ce que tu as pris avant que je l’appelle, pas même moi.
    .next = { $on ->
    [0] J’appelle les personnages.
   *[other] { $to } regarde le reste.
}
    .done = { $on ->
    [0] Choisi
   *[other] Passé
}
    .short = { $on ->
        [0] Gardes-en une, écarte l’autre.
       *[other] { $aside ->
            [0] Gardes-en une, passes-en { $on } à { $to }.
           *[other] Gardes-en une, écartes-en une, passes-en { $on } à { $to }.
        }
    }
citadels-light-books = Ne plus compter l’or

## L’appel

citadels-call = { $number } : { $number ->
        [1] l’Assassin
        [2] le Voleur
        [3] le Magicien
        [4] le Roi
        [5] l’Évêque
        [6] le Marchand
        [7] l’Architecte
       *[8] le Condottiere
    } ! Qui est-ce ?
    .back = { $key ->
        [nobody] Personne.
       *[other] {""}
    }
    .spoken = { $suspense ->
    [none] J’appelle
    [long] J’appelle … j’appelle …
   *[short] J’appelle …
} { $number ->
        [1] l’Assassin
        [2] le Voleur
        [3] le Magicien
        [4] le Roi
        [5] l’Évêque
        [6] le Marchand
        [7] l’Architecte
       *[8] le Condottiere
    } ! Qui est-ce ?
    .why = Qui a cette carte doit la retourner maintenant et jouer son tour.
    .next = Si personne ne répond, j’appelle le suivant.
    .hint = Personne ? Alors j’appelle le suivant.
citadels-silence = { $who } : assassiné. Silence.
    .spoken = { $suspense ->
    [long] J’appelle { $who } … … silence … assassiné.
   *[short] J’appelle { $who } … silence.
}
    .why = Un personnage assassiné reste caché et passe son tour.
    .next = J’appelle le suivant.
    .done = Silence
citadels-rasputin = { $who } : assassiné. Raspoutine ?
    .spoken = { $who } a été assassiné. Silence … ou quelqu’un joue-t-il Raspoutine ?
    .why = Seul le joueur du personnage assassiné peut revenir avec Raspoutine.
    .next = Si personne ne se manifeste, j’appelle le suivant.
citadels-acrobat = Pas de Roi : l’Acrobate ?
    .spoken = Aucun Roi ne s’est montré. Qui a l’Acrobate peut prendre la couronne maintenant.
    .why = L’Acrobate ne prend la couronne que si aucun Roi ne répond.
    .next = J’appelle l’Évêque.
citadels-robbed = { $gold ->
    [0] Volé ! Mais il n’y a pas d’or.
    [-1] Volé ! Donne tout ton or à { $thief }.
   *[other] Volé ! Donne { $gold } or à { $thief }.
}
    .spoken = Le Voleur est passé ! { $gold ->
    [0] Mais ta bourse est vide.
    [-1] Donne tout de suite tout ton or à { $thief }.
   *[other] Donne tout de suite tes { $gold } pièces d’or à { $thief }.
} Ce que tu reçois ensuite est à toi.
    .why = Le Voleur ne prend que ce que tu as à cet instant.
    .next = Tu joues ton tour comme d’habitude.
    .done = Donné
citadels-crown = La couronne est à toi !
    .spoken = Vive le Roi ! Pose la couronne devant toi. Au prochain tour, tu choisis en premier. Appeler les personnages serait ta tâche ; je le fais pour toi.
    .why = Qui a la couronne mélange et choisit en premier au prochain tour.
    .next = { $then ->
        [turn] Continue ton tour.
        [call] Je continue l’appel.
       *[round] Le nouveau tour commence.
    }
    .done = Je l’ai
citadels-murdered-king = Qui avait le Roi assassiné ?
    .spoken = Le tour est fini. Le Roi a été assassiné : qui était-ce ? Retourne la carte. Tu reçois maintenant la couronne.
    .why = Un Roi assassiné hérite aussi de la couronne, seulement plus tard.
    .next = Le nouveau tour commence.

## Le tour

citadels-turn = { $purse ->
    [-1] { $who }
   *[other] { $purse } or
} : { $first ->
    [1] que fais-tu ?
   *[other] { $more ->
        [0] fin du tour ?
       *[other] quoi d’autre ?
    }
}
    .spoken = { $first ->
    [1] { $calls ->
        [1] J’appelle … { $who } ! Ce ne peut être que toi. Prends
       *[other] { $who }, prends
    } deux pièces d’or, ou pioche { $look } cartes, gardes-en { $keep ->
        [one] une
       *[other] { $keep }
    } et défausse le reste. { $character ->
        [assassin] { $named ->
            [1] Tu peux bâtir un quartier.
           *[other] Tu peux assassiner un personnage et bâtir un quartier.
        }
        [thief] { $named ->
            [1] Tu peux bâtir un quartier.
           *[other] Tu peux voler un personnage et bâtir un quartier.
        }
        [magician] Tu peux échanger toute ta main avec quelqu’un, ou défausser autant de cartes que tu veux et en piocher autant. Et tu peux bâtir un quartier.
        [king] { $gold ->
            [0] Tu peux bâtir un quartier.
           *[other] Tu reçois aussi { $gold } or pour tes quartiers jaunes et tu peux bâtir un quartier.
        }
        [bishop] { $gold ->
            [0] Tu peux bâtir un quartier.
           *[other] Tu reçois aussi { $gold } or pour tes quartiers bleus et tu peux bâtir un quartier.
        } Ta cité est à l’abri du Condottiere.
        [merchant] Tu reçois aussi { $gold ->
            [0] rien de plus
            [one] une pièce d’or comme Marchand
           *[other] { $gold } or : une pièce comme Marchand, le reste pour tes quartiers verts
        }. Tu peux bâtir un quartier.
        [architect] Tu pioches aussi deux cartes et tu peux bâtir jusqu’à trois quartiers.
       *[warlord] { $gold ->
            [0] Tu peux bâtir un quartier
           *[other] Tu reçois aussi { $gold } or pour tes quartiers rouges. Tu peux bâtir un quartier
        } et en détruire un chez un autre, pour une pièce de moins que son prix.
    }{ $violet ->
        [0] {""}
       *[other] {" "}Pense à tes merveilles : { $violets }.
    } Que fais-tu ?
   *[other] { $more ->
        [0] Terminé ?
       *[other] Quoi d’autre ?
    }
}
    .hint = { $books ->
    [light] { $first ->
        [1] Revenu : 2 or ou { $keep } carte sur { $look }{ $gold ->
            [0] {""}
           *[other] {" "}; et { $gold } or
        }
       *[other] { $left ->
            [0] Bâti
            [one] { $left } quartier à bâtir
           *[other] { $left } quartiers à bâtir
        }
    }
   *[full] { $left ->
        [0] Bâti
        [one] { $left } quartier à bâtir
       *[other] { $left } quartiers à bâtir
    }{ $gold ->
        [0] {""}
       *[other] , dû : { $gold } or
    }
}
    .why = D’abord le revenu, puis bâtir ; ton pouvoir quand tu veux, mais une seule fois.
    .next = Après ton tour, ta carte personnage va au milieu et je continue l’appel.
    .short = { $first ->
        [1] { $calls ->
            [1] J’appelle : { $who } ! C’est toi : que fais-tu ?
           *[other] Que fais-tu ?
        }
       *[other] { $more ->
            [0] Terminé ?
           *[other] Quoi d’autre ?
        }
    }
citadels-take-gold = +2 or
    .spoken = Prendre 2 pièces d’or
citadels-take-cards = { $keep } carte sur { $look }
citadels-take-tribute = { $colour ->
    [yellow] L’or du jaune
    [blue] L’or du bleu
    [green] L’or du vert
   *[red] L’or du rouge
}
citadels-take-trade = L’or du Marchand
citadels-take-plans = Piocher 2 cartes
citadels-do-murder = Assassiner
citadels-do-rob = Voler
citadels-do-swap = Échange : { $who }
    .spoken = Échanger avec { $who }
citadels-do-exchange = Changer des cartes
citadels-do-attack = Attaque : { $who }
    .spoken = Attaquer { $who }
citadels-do-card = Carte d’action
citadels-do-wagon = Fourgon : { $who }
citadels-build-yellow = Bâtir jaune
citadels-build-blue = Bâtir bleu
citadels-build-green = Bâtir vert
citadels-build-red = Bâtir rouge
citadels-build-violet = Bâtir violet
citadels-done = Terminé

citadels-target = { $who }
citadels-target-self = { $who } (toi)
    .spoken = { $who }, c’est toi
citadels-target-open = { $who }, visible
    .spoken = { $who }, face visible

citadels-murder = Qui est assassiné ?
    .spoken = Assassin, nomme un personnage à voix haute. Il est assassiné pour ce tour.
    .why = Tu nommes un personnage, pas un joueur. Il passe ce tour.
    .next = À son appel, c’est le silence.
    .short = Qui assassines-tu ?
citadels-rob = Qui est volé ?
    .spoken = Voleur, nomme un personnage à voix haute. Qui l’a doit te donner tout son or.
    .why = Tu ne peux voler ni l’Assassin ni le personnage assassiné.
    .next = À son appel, je le dirai.
    .short = Qui voles-tu ?
citadels-exchanged = Combien de cartes défausses-tu ?
    .spoken = Défausse autant de cartes de ta main que tu veux et pioches-en autant.
    .why = Tu te débarrasses de mauvaises cartes sans rien prendre à personne.
    .next = Ton tour continue.
citadels-destroy = Que détruis-tu chez { $who } ?
    .spoken = Quel quartier de { $who } détruis-tu ? Paie au milieu une pièce de moins que son prix ; la carte va à la défausse.
    .why = Un quartier qui coûte un est détruit gratuitement.
    .next = Ton tour continue.
citadels-district = { $colour ->
    [yellow] Quel quartier jaune ?
    [blue] Quel quartier bleu ?
    [green] Quel quartier vert ?
    [red] Quel quartier rouge ?
   *[violet] Quelle merveille ?
}
    .back = { $colour ->
        [yellow] Jaune
        [blue] Bleu
        [green] Vert
        [red] Rouge
       *[violet] Violet
    }.
    .spoken = Quel quartier bâtis-tu ? Paie son prix au milieu.
    .why = Une cité ne peut jamais avoir deux fois le même quartier.
    .next = Ton tour continue.
citadels-kept-cards = Combien de cartes gardes-tu ?
    .spoken = Combien de cartes gardes-tu ? Défausse les autres.
citadels-shuffle = Pioche trop petite : mélangez-y la défausse.
    .done = Mélangé
citadels-leftover = { $cards ->
    [0] Prends encore { $gold } or.
    [one] Pioche encore une carte.
   *[other] Pioche encore { $cards } cartes.
}
    .why = Ton personnage te le rapporte encore.
    .done = Pris
citadels-graveyard = { $district } : en main pour 1 or ?
    .spoken = Ton Cimetière : veux-tu reprendre en main la carte détruite pour une pièce d’or ?
citadels-graveyard-may = { $district } : en main pour 1 or ?
    .spoken = Ton Cimetière : tu peux reprendre en main la carte détruite pour une pièce d’or.
    .done = Décidé
citadels-eighth = Huit ! { $who } a huit quartiers en premier.
    .spoken = Le huitième quartier ! { $who } y arrive en premier et marque quatre points de plus. On finit ce tour.
    .why = Qui d’autre arrive à huit d’ici là reçoit deux points.
    .next = Après ce tour, je compte les points.
    .done = Dernier tour

## Cartes d’action

citadels-card = Quelle carte d’action joues-tu ?
    .why = Une carte d’action par tour, quand tu veux. Un chapiteau compte comme l’un de tes huit quartiers ; sur un fourgon, les autres paient de l’or.
    .next = Ton tour continue.
    .spoken = Quelle carte d’action joues-tu ? Pose un chapiteau ou un fourgon devant toi, face visible ; ce n’est pas bâtir, tu peux donc encore bâtir. Toute autre carte s’exécute et se défausse.
citadels-fortune = La main de qui regardes-tu ?
    .spoken = Regarde la main de quelqu’un et prends-y une carte.
citadels-cover = Sur quel quartier bâtis-tu ?
    .spoken = L’homme-canon ! Lequel de tes quartiers doit partir ?
    .why = Le nouveau quartier doit coûter plus ; tu ne paies que la différence.
citadels-cover-colour = Quelle couleur remplace { $district } ?
citadels-cover-with = Que met-on sur { $district } ?
    .spoken = Quel quartier prend sa place ? Tu ne paies que la différence. L’ancien est défaussé.
citadels-cash = { $gold ->
    [0] De l’or sur ton fourgon ! L’encaisser ?
   *[other] { $gold } or sur ton fourgon ! L’encaisser ?
}
    .spoken = Il y a du nouvel or sur ton fourgon. Veux-tu le défausser maintenant et prendre tout l’or ?
    .why = Tu ne peux encaisser un fourgon que juste après un paiement.
citadels-leave-wagon = Le laisser
citadels-cash-wagon = Encaisser

## Décompte

citadels-wagons-away = Défaussez les fourgons ; leur or au milieu.
    .done = C’est fait
citadels-action-cards = Combien de cartes d’action a chacun ?
    .spoken = Montrez vos mains. Chaque carte d’action que vous avez encore vaut un point.
citadels-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
    .spoken = La cité de { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .done = Entendu
citadels-why-five = Les cinq couleurs
citadels-why-first = Huit quartiers en premier
citadels-why-complete = { $size } quartiers aussi
citadels-why-cards = Cartes d’action en main
citadels-why-sum = En tout
citadels-standing = Quartiers seuls : { $buildings }
citadels-over = { $who } a eu huit quartiers en premier.
citadels-stop = Arrêter ici et compter
citadels-over-stopped = Vous arrêtez ici : ce qui est dans les cités compte.
citadels-over-ended = Le dernier tour est joué.

## Raisons

citadels-off-double = déjà dans la cité
citadels-off-none-left = tous déjà bâtis
citadels-off-not-dearer = pas plus cher que { $cost }
citadels-off-no-dearer = rien de plus cher là
citadels-off-too-dear = trop cher : tu as { $gold }
citadels-off-no-district = rien de possible ici
citadels-off-income = d’abord le revenu
citadels-off-bishop = l’Évêque protège
citadels-off-complete = déjà huit quartiers
citadels-off-empty = rien de bâti encore
citadels-off-keep = indestructible
citadels-off-assassin = jamais l’Assassin
citadels-off-murdered = a été assassiné
citadels-off-king = jamais
citadels-off-no-cards = pas de carte en main
citadels-off-no-gold = pas d’or là
citadels-off-all-lie = toutes déjà jouées
citadels-off-acrobat = seulement sans Roi
citadels-off-rasputin = seulement si assassiné

## Ce que disent vos cartes

citadels-fact-edition = Édition
citadels-fact-university-points = Points de l’Université
citadels-fact-dragon-gate-points = Points du Dracoport
citadels-fact-laboratory-gold = Or du Laboratoire
citadels-fact-smithy-price = Prix de la Manufacture
citadels-fact-smithy-cards = Cartes de la Manufacture
citadels-fact-haunted-last-round = Cour des miracles à la fin
citadels-fact-name-manor = Nom allemand : jaune 3
citadels-fact-name-trading-post = Nom allemand : vert 2
citadels-fact-name-haunted-city = Nom allemand : violet 2
citadels-fact-name-keep = Nom allemand : violet 3
citadels-fact-name-smithy = Nom allemand : cartes contre or
citadels-fact-name-observatory = Nom allemand : 1 carte sur 3
citadels-fact-name-graveyard = Nom allemand : sauve des quartiers
citadels-fact-name-school-of-magic = Nom allemand : toute couleur
citadels-fact-name-dragon-gate = Nom allemand : violet 6
citadels-box-edition = Quelle édition avez-vous ?
    .spoken = Regardez la Manufacture : combien coûte la pioche ? C’est ainsi que je reconnais à quelle édition la vôtre ressemble.
    .hint = Dans les deux, Université et Dracoport valent 8, le Laboratoire donne 1
citadels-edition-european = 65 : Manufacture 2 pour 3 or
    .spoken = 65 quartiers : la Manufacture pioche 2 cartes pour 3 or, l’Université vaut 8
citadels-edition-english = 66, Muraille : Manufacture 3 pour 2
    .spoken = 66 quartiers avec la Grande Muraille : la Manufacture pioche 3 cartes pour 2 or, l’Université vaut 8
citadels-edition-other = Aucune : demande carte par carte
citadels-box-university-points = Combien de points vaut l’Université ?
    .hint = Elle coûte 6. La carte dit-elle une autre valeur ?
citadels-box-dragon-gate-points = Combien de points vaut le Dracoport ?
    .hint = Il coûte 6. La carte dit-elle une autre valeur ?
citadels-box-laboratory-gold = Laboratoire : combien d’or pour une carte ?
citadels-box-smithy-price = Manufacture : combien d’or pour piocher ?
citadels-box-smithy-cards = Manufacture : combien de cartes ?
citadels-box-haunted-last-round = Une Cour des miracles toute neuve compte-t-elle ?
    .spoken = Ta Cour des miracles compte-t-elle pour n’importe quelle couleur même si elle a été bâtie au dernier tour ?
citadels-box-name-manor = Comment s’appelle le quartier jaune à 3 ?
citadels-box-name-trading-post = Le vert à 2 qui n’est pas un marché ?
citadels-box-name-haunted-city = Comment s’appelle la merveille à 2 ?
citadels-box-name-keep = Comment s’appelle la merveille à 3 ?
citadels-box-name-smithy = Laquelle pioche des cartes contre de l’or ?
citadels-box-name-observatory = Laquelle regarde trois cartes, pas deux ?
citadels-box-name-graveyard = Laquelle sauve des quartiers pour 1 or ?
citadels-box-name-school-of-magic = Laquelle paie pour toute couleur ?
citadels-box-name-dragon-gate = La merveille à 6 sans pouvoir ?
citadels-name-gutshof = Gutshof
citadels-name-herrenhaus = Herrenhaus
citadels-name-jagdschloss = Jagdschloss
citadels-name-handelshaus = Handelshaus
citadels-name-handelsposten = Handelsposten
citadels-name-gildehaus = Gildehaus
citadels-name-geisterviertel = Geisterviertel
citadels-name-geisterstadt = Geisterstadt
citadels-name-spukhaus = Spukhaus
citadels-name-bergfried = Bergfried
citadels-name-wehrturm = Wehrturm
citadels-name-burg = Burg
citadels-name-schmiede = Schmiede
citadels-name-waffenschmiede = Waffenschmiede
citadels-name-sternwarte = Sternwarte
citadels-name-observatorium = Observatorium
citadels-name-friedhof = Friedhof
citadels-name-gottesacker = Gottesacker
citadels-name-zauberschule = Zauberschule
citadels-name-magierschule = Magierschule
citadels-name-drachentor = Drachentor
citadels-name-drachenpforte = Drachenpforte

## Les comptes

entry-books = Comptes
entry-city = Cité
entry-tents = Chapiteaux
entry-action-cards = Cartes d’action à la fin
entry-first = Premier à huit
entry-haunted-round = Tour de la Cour des miracles
entry-crown = Couronne
entry-open = Personnages visibles
entry-passed = Personnages qui passent
citadels-draft-aside = écarté
citadels-draft-open = face visible
entry-draft = Personnages au milieu
entry-kept = Personnages choisis
entry-character = Qui était-ce ?
entry-murdered = Assassiné
entry-robbed = Volé
entry-acrobat = Acrobate joué
entry-built = Bâti ce tour-ci
entry-used = Fait ce tour-ci
entry-swapped = Main échangée avec
entry-wagon = Fourgon
entry-gold = Or
entry-wagon-gold = Or sur le fourgon
entry-supply = Or au milieu
entry-hand = Cartes en main
entry-stack = Pioche

move-books = Les comptes sont comme avant.
move-city = { $goes ->
    [0] { $who } pose { $added } dans sa cité.
   *[other] { $adds ->
        [0] { $who } retire { $gone } de sa cité.
       *[other] { $who } retire { $gone } de sa cité. { $who } pose { $added } dans sa cité.
    }
}
move-tents = { $who } : chapiteaux comme affiché.
move-action-cards = { $who } : cartes d’action recomptées.
move-first = { $adds ->
    [0] Personne n’a encore huit quartiers.
   *[other] Premier à huit : { $now }.
}
move-haunted-round = La Cour des miracles est comme avant.
move-crown = { $adds ->
    [0] Remettez la couronne au milieu.
   *[other] La couronne va à { $now }.
}
move-open = Personnages visibles : { $all }.
move-passed = Repassez les personnages en arrière.
move-draft = Reprenez les personnages écartés.
move-kept = { $who } rend le personnage.
move-character = { $adds ->
    [0] Retournez cette carte face cachée : { $what }.
   *[other] { $what } : { $now }.
}
move-murdered = { $adds ->
    [0] L’assassinat est annulé.
   *[other] Assassiné : { $now }.
}
move-robbed = { $adds ->
    [0] Le vol est annulé.
   *[other] Volé : { $now }.
}
move-acrobat = L’Acrobate revient en main.
move-built = Ce qu’on peut bâtir ce tour-ci est de nouveau ouvert.
move-used = Ce qu’on peut faire ce tour-ci est de nouveau ouvert.
move-swapped = { $adds ->
    [0] Les mains échangées reviennent.
   *[other] Main échangée avec { $now }.
}
move-wagon = Fourgons comme affiché.
move-gold = { $way ->
    [take] { $who } prend { $more } or.
   *[other] { $who } rend { $more } or.
}
move-wagon-gold = { $way ->
    [take] { $more } or sur le fourgon.
   *[other] { $more } or en moins sur le fourgon.
}
move-supply = { $way ->
    [take] { $more } or de plus au milieu.
   *[other] { $more } or en moins au milieu.
}
move-hand = { $way ->
    [take] { $who } prend { $more ->
        [one] une carte
       *[other] { $more } cartes
    } en main.
   *[other] { $who } rend { $more ->
        [one] une carte
       *[other] { $more } cartes
    }.
}
told-gold = { $way ->
    [take] { $more } or, maintenant { $to }
   *[give] maintenant { $to } or
}
told-hand = { $way ->
    [take] { $more ->
        [one] une carte
       *[other] { $more } cartes
    }, maintenant { $to }
   *[give] maintenant { $to ->
        [0] aucune
       *[other] { $to }
    } en main
}
told-city = { $adds ->
    [0] {""}
   *[other] { $added } bâti,{" "}
}{ $goes ->
    [0] {""}
   *[other] { $gone } parti,{" "}
}{ $count ->
    [0] aucun quartier
    [one] un quartier
   *[other] { $count } quartiers
}
told-tents = le chapiteau est posé face visible et compte comme l’un des huit quartiers ; bâtir reste permis
told-wagon = { $to ->
    [none] Le fourgon est défaussé.
   *[other] Le fourgon est maintenant face visible devant son joueur ; bâtir reste permis.
}
told-used = { $new ->
    [director] Le Directeur permet deux quartiers de plus ce tour-ci.
   *[other] {""}
}
told-swapped = { $to ->
    [none] {""}
   *[other] Toute la main est échangée avec { $now }.
}
told-murdered = { $to ->
    [thief] Le Voleur est assassiné.
    [magician] Le Magicien est assassiné.
    [king] Le Roi est assassiné.
    [bishop] L’Évêque est assassiné.
    [merchant] Le Marchand est assassiné.
    [architect] L’Architecte est assassiné.
    [warlord] Le Condottiere est assassiné.
    [assassin] L’Assassin est assassiné.
   *[none] {""}
}
told-robbed = { $to ->
    [thief] Le Voleur nomme le Voleur : personne n’est volé.
    [magician] Le Voleur vole le Magicien.
    [king] Le Voleur vole le Roi.
    [bishop] Le Voleur vole l’Évêque.
    [merchant] Le Voleur vole le Marchand.
    [architect] Le Voleur vole l’Architecte.
    [warlord] Le Voleur vole le Condottiere.
   *[none] {""}
}
move-stack = { $way ->
    [take] { $more ->
        [one] Une carte
       *[other] { $more } cartes
    } sur la pioche.
   *[other] { $more ->
        [one] Une carte
       *[other] { $more } cartes
    } en moins dans la pioche.
}
citadels-house-seven-districts = Sept quartiers finissent la partie
citadels-house-gold-breaks-ties = Dernière égalité : le plus d’or
citadels-house-gentle-warlord = Le Condottiere détruit dès le tour 3
citadels-house-spare-twice = Personne n’est assassiné deux fois de suite

## Ce qu’un terminal écrit au lieu de symboles

symbol-district = { $n ->
    [one] { $n } quartier
   *[other] { $n } quartiers
}
symbol-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
symbol-gold = { $n } or
symbol-character-back = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
symbol-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
symbol-colours = { $n ->
    [one] { $n } couleur
   *[other] { $n } couleurs
}
symbol-district-yellow = { $n ->
    [one] { $n } quartier jaune
   *[other] { $n } quartiers jaunes
}
symbol-district-blue = { $n ->
    [one] { $n } quartier bleu
   *[other] { $n } quartiers bleus
}
symbol-district-green = { $n ->
    [one] { $n } quartier vert
   *[other] { $n } quartiers verts
}
symbol-district-red = { $n ->
    [one] { $n } quartier rouge
   *[other] { $n } quartiers rouges
}
symbol-district-violet = { $n ->
    [one] { $n } merveille
   *[other] { $n } merveilles
}
badge-crown = a la couronne
badge-coronet = mène

# Pourquoi une correction est impossible, et que faire
citadels-holds-district = { $what } : il n’y en a pas autant ({ $n } en tout). Retirez-le d’abord d’une autre cité.
citadels-holds-once = La cité de { $who } aurait deux fois le même quartier : retirez-en un.
citadels-holds-tents = Il n’y a que { $n } chapiteaux : retirez-en d’abord un ailleurs.
citadels-holds-characters = { $who } aurait montré plus de personnages que chacun n’en a ({ $n }) : corrigez aussi qui avait l’autre.
citadels-holds-open = { $what } est face visible, donc personne ne l’a : corrigez d’abord ce qui est visible.
citadels-holds-king = Le Roi n’est jamais face visible : choisissez un autre personnage.
citadels-holds-uncalled = { $what } n’a pas encore été appelé : attendez l’appel.
citadels-holds-murdered = { $what } a été assassiné et ne se montre pas : corrigez d’abord qui a été assassiné.
citadels-holds-cards = Cela ferait plus de cartes que la boîte n’en a : recomptez aussi les autres mains.
citadels-holds-wagon = L’or n’est que sur les fourgons posés : corrigez d’abord à qui est le fourgon.
citadels-holds-end = Avec une cité complète, aucun autre tour ne commence : revenez au tour où elle a été achevée.
citadels-left = { $who } est parti. Le voisin de gauche tire un personnage pour cette place sans le voir. À l’appel, elle prend de l’or, ne bâtit rien et ne nomme personne. Sa cité reste et peut être attaquée. Elle ne peut pas gagner.
citadels-newcomer = { $who } se joint. Il reçoit deux pièces d’or et quatre cartes, tant qu’il y en a, et pas encore de cité. Dès ce tour, on choisit un personnage de plus.

## Ce qui se voit

citadels-played-destroyed = { $who } détruit dans la cité de { $victim } : { $district }{ $n ->
    [0] .
   *[other] , pour { $n } or.
}
citadels-played-robbed = { $victim } doit donner { $n } or à { $who }.

citadels-own-characters = { $n ->
    [1] Quel personnage as-tu ?
   *[other] Quels sont tes { $n } personnages ?
}
    .note = Seulement sur ton téléphone. Je l’apprends à l’appel.
