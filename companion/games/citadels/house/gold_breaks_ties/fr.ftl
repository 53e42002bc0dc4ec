citadels-agreed-tie = Même score, autant de quartiers : le plus d’or.
citadels-agreed = Là où la règle se tait, on joue :
    .spoken = La règle laisse quelques points ouverts. Voici comment on les joue : un Évêque assassiné ne protège pas la cité. Un Roi assassiné reçoit la couronne pour le tour suivant. Même score, et autant de quartiers : le plus d’or l’emporte. Si la pioche est vide, mélangez la défausse ; s’il n’y a plus d’or, prenez autre chose.{ $circus ->
        [no] {""}
       *[yes] {" "}Sept quartiers et un chapiteau sont à l’abri du Condottiere. Le Condottiere compte toujours le prix imprimé. Et l’Acrobate garde la couronne, même si un Roi assassiné se montre.
    }
    .done = D’accord
citadels-setup-gold = Chacun prend { $gold } or ; il en reste { $left }.
    .spoken = Posez les 30 pièces d’or au milieu. Chacun en prend { $gold } ; il en reste { $left }.
    .why = L’or paie vos quartiers ; à la fin, il ne tranche que la dernière égalité.
    .next = Chacun reçoit des cartes.
    .done = Pris
citadels-tie-gold = Égalité ! Combien d’or vous reste-t-il ?
    .spoken = Égalité, sur les quartiers aussi. Selon votre règle maison, le plus d’or l’emporte : combien vous en reste-t-il à chacun ?
    .hint = Le plus d’or l’emporte
citadels-standing-gold = Quartiers seuls : { $buildings } ; or : { $gold }
lesson-ending-tie = Chaque quartier donne ses points, l’or aucun. À égalité, les quartiers comptent, puis le plus d’or.
    .do = Calcule à peu près : que vaut déjà ta cité ?
