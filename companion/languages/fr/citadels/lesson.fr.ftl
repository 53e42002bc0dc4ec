### La leçon : apprendre le jeu.

lesson-about = De quoi il s’agit
lesson-about-city = De deux à sept, chacun bâtit une cité de huit quartiers. Celle qui vaut le plus gagne.
lesson-about-roles = À chaque tour, vous prenez un autre rôle, de l’Assassin au Condottiere. Qui est qui reste secret.
    .do = Trouvez les huit personnages sur vos aides de jeu.
lesson-about-shields = Vos couleurs ici ne marquent que vos places ; il n’y en a pas dans la boîte. La couronne montre qui est roi.
    .do = Retenez qui a quelle couleur.

lesson-setup = Mise en place
lesson-setup-without = Les 15 cartes d’action blanches sont pour plus tard : aujourd’hui, elles restent dans la boîte.

lesson-cards = Les quartiers
lesson-cards-pay = Le jaune rapporte de l’or au Roi, le bleu à l’Évêque, le vert au Marchand, le rouge au Condottiere.
    .do = Regardez vos quatre cartes : quelles couleurs avez-vous ?
lesson-cards-price-quiz = Un quartier montre trois pièces. Qu’est-ce que cela veut dire ?
    .a = 3 or, 1 point
    .b = 3 or, 3 points
    .right = Juste : le prix fait les points.
    .wrong = Prix et points sont les mêmes.
lesson-cards-violet = Les merveilles, violettes, coûtent souvent plus et ont un effet. La carte le dit ; il vaut à chaque tour.
    .do = Lis : que peut ta merveille ?

lesson-choosing = Choix des personnages
lesson-choosing-secret = Seul le Roi connaît la carte écartée ; à sept, le dernier joueur aussi. Ne le dites à personne, pas même à moi : je ne demande jamais qui a pris quoi.
    .do = Tenez vos cartes pour que personne ne les voie.

lesson-calling = L’appel
lesson-calling-answer = J’appelle toujours de un à huit. Si c’est toi, retourne ta carte et joue ton tour. Ensuite, la carte va au milieu.
    .do = Posez vos cartes face cachée devant vous.
lesson-calling-nobody = Si personne ne répond, j’appelle le suivant : la carte est écartée, ou son joueur a été assassiné.
lesson-calling-again = Quand les huit ont été appelés, le Roi ramasse les cartes et un nouveau tour commence.

lesson-turn = Ton tour
lesson-turn-income = D’abord ton revenu : deux pièces d’or, ou pioche deux cartes, gardes-en une et défausse l’autre.
    .do = Réfléchis : te faut-il de l’or ou des cartes ?
lesson-turn-double-quiz = Il y a une Taverne dans ta cité. Peux-tu en bâtir une autre ?
    .a = Oui
    .b = Non
    .right = Juste, une suffit.
    .wrong = Non : chacun une seule fois.
lesson-turn-ability = Sers-toi de ton pouvoir quand tu veux dans ton tour, mais une fois. S’il fait deux choses, choisis un moment pour chacune.
lesson-turn-two-turns = Tu joues deux fois par tour, avec une main, une bourse et une cité : économise la première fois, bâtis la seconde.

lesson-characters = Les huit personnages
lesson-characters-thief = Le Voleur nomme une victime, jamais l’Assassin ni l’assassiné. Si elle se montre, il reçoit son or ; sinon, rien.
lesson-characters-merchant = Le Marchand reçoit une pièce d’or, et une autre pour chacun de ses quartiers verts.
    .do = Compte : combien de cartes vertes as-tu en main ?
lesson-characters-architect = L’Architecte pioche deux cartes de plus et peut bâtir jusqu’à trois quartiers : il peut donc finir avec plus de huit.
    .do = Compte : combien de quartiers manque-t-il à ta cité pour huit ?
lesson-characters-warlord-quiz = Le Condottiere détruit un quartier à 4. Combien paie-t-il ?
    .a = 3 or
    .b = 4 or
    .right = Oui, toujours un de moins.
    .wrong = Un de moins que le prix.

lesson-special = Cas particuliers
lesson-special-king-dead = Si le Roi a été assassiné, l’ancien reste. À la fin du tour, l’assassiné reçoit la couronne.
lesson-special-warlord-limits = Le Condottiere ne touche ni ses quartiers, ni la cité de l’Évêque, ni les cités de huit.
    .do = Comptez les quartiers que personne n’a encore.

lesson-ending = Fin et décompte
lesson-ending-eighth = Quand quelqu’un bâtit son huitième quartier, vous finissez le tour. Puis je compte.
lesson-ending-bonus = En plus : trois points pour les cinq couleurs, quatre au premier à huit, deux à chaque autre avec huit.
lesson-ending-bonus-quiz = Tu as été le premier à huit. Combien de points ?
    .a = 6 points
    .b = 4 points
    .right = Juste, quatre.
    .wrong = Non, quatre : au lieu des deux, pas en plus.
lesson-ending-tie = Chaque quartier donne ses points, l’or ne compte pas. À égalité, seuls les quartiers comptent.
    .do = Calcule à peu près : que vaut déjà ta cité ?

lesson-actions = Les cartes d’action
lesson-actions-drawn = On pioche les cartes d’action comme des quartiers. Joues-en une dans ton tour, quand tu veux ; la plupart se défaussent ensuite.
lesson-actions-tent-quiz = Le chapiteau reste et compte comme l’un des huit. Sept quartiers et un chapiteau : la cité est-elle complète ?
    .a = Oui
    .b = Non
    .right = Juste : le chapiteau est le huitième.
    .wrong = Si : le chapiteau compte comme huitième.
lesson-actions-wagon = Les autres peuvent mettre une pièce d’or sur ton fourgon et piocher une carte sur deux. Tu peux alors l’encaisser.
    .do = Vérifiez : quelqu’un a-t-il pioché une carte d’action ?
lesson-actions-acrobat = Si aucun Roi ne répond, l’Acrobate prend la couronne jusqu’à ce qu’un Roi se montre.
lesson-actions-rasputin = Assassiné ? Avec Raspoutine, tu joues quand même.
lesson-actions-director = Le Directeur permet deux quartiers de plus ce tour-ci : cinq pour l’Architecte.
    .do = Calcule : combien l’Architecte peut-il en bâtir avec le Directeur ?
lesson-actions-cannonball = L’homme-canon remplace un quartier par un plus cher. Tu ne paies que la différence.
    .do = Quelle carte d’action aimerais-tu le plus ?
lesson-actions-left = À la fin, chaque carte d’action encore en main vaut un point.

lesson-hints = Conseils pour la première partie
lesson-hints-watch = Pense à qui visent l’Assassin et le Voleur : les riches sont souvent volés.
    .do = Regarde autour de toi : qui a le plus d’or ?
lesson-hints-spend = Mieux vaut bâtir tôt que jamais : l’or attire les voleurs, les quartiers rapportent.
    .do = Réfléchis : que peux-tu bâtir ce tour-ci ?
lesson-hints-five = Réunis les cinq couleurs en passant ; trois points décident bien des parties.
    .do = Compte : combien de couleurs a ta cité ?

citadels-addition-actions = Les cartes d’action
