CI-H02 = Votre règle maison : sept quartiers complètent une cité, et la partie finit avec eux.
    .ask = On joue jusqu’à combien de quartiers ?
    .also = sept quartiers / partie courte / huit ou sept / règle maison
    .answer = Jusqu’à sept, selon votre règle maison ; la règle imprimée dit huit.
    .key = Jusqu’à sept
    .example = { $a } bâtit un septième quartier : ce tour est le dernier.
