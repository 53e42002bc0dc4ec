### La leçon : une idée par étape.

lesson-about = Un jeu quelconque
lesson-about-what = J’aide à tout jeu : qui commence, à qui c’est, le temps, les points. Une feuille me dit ce qu’il faut au vôtre.
    .do = Posez votre jeu au milieu.
lesson-about-begin = L’anneau montre qui commence. Ensuite, ta couleur sur l’anneau dit : c’est à toi.
    .do = Regardez : qui l’anneau montre-t-il ?
lesson-about-clock = Avec une horloge, ta lumière s’éteint lampe par lampe. Un appui passe au suivant.
lesson-about-pass = On sonne à la porte. Comment arrêtes-tu l’horloge ?
    .hold = Appuyer deux fois, vite
    .pull = Tirer la prise
    .right = Oui. Tant qu’elle s’arrête, le temps n’est à personne.
    .wrong = Plutôt pas : appuie deux fois.
lesson-about-points = Après un tour ou une manche, je demande les points et je dis où vous en êtes. À la fin, j’additionne tout.
lesson-about-end = La partie finit après ses manches, à ses points, ou quand vous le dites dans le menu.
    .do = Convenez : combien de temps voulez-vous jouer ?
