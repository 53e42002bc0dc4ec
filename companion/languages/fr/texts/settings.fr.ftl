### Les réglages : leurs noms, et ce qu’ils font.

setting-table-language = Langue
    .note = Ce qui est dit et ce qui est écrit ici.
setting-table-first_game = Conseils des premières parties
    .note = Dit pourquoi et ce qui suit, jusqu’à ce que vous l’ayez entendu deux fois.
setting-screen-size = Taille de l’image
setting-screen-fullscreen = Plein écran
setting-screen-rotation = Rotation de l’image en degrés
setting-screen-touch_rotation = Rotation du toucher en degrés
setting-screen-theme = Jour ou soir
    .note = Papier clair ou foncé. Selon l’heure : foncé de 18 h à 8 h.
setting-screen-brightness = Luminosité de l’image
    .note = La clarté de cette image.
setting-screen-large_text = Grands caractères
    .note = Toutes les lettres un cran plus grandes.
setting-screen-contrast = Fort contraste
    .note = Noir sur blanc, le soir blanc sur noir.
setting-screen-height_mm = Hauteur de la vitre en mm
setting-screen-reduced_motion = Images immobiles
    .note = Rien ne glisse ni ne rebondit ; sablier et roue tournent.
setting-button-factory = Qui lit les broches
setting-button-pin = Broche du bouton (BCM)
setting-button-next_pin = Broche d’un bouton « suivant » (BCM), -1 sinon
setting-button-choose_pin = Broche d’un bouton « choisir » (BCM), -1 sinon
setting-button-back_pin = Broche d’un bouton « retour » (BCM), -1 sinon
setting-button-encoder_pins = Deux broches de la molette (BCM)
setting-button-long_press = Maintenir dès
    .note = Qui maintient aussi longtemps prend ce qui est allumé.
setting-button-double_press = Deux fois en
    .note = Le second appui suit aussi vite.
setting-ring-driver = Langage de l’anneau
setting-ring-port = Port de l’anneau
setting-ring-baud = Vitesse du port
setting-ring-hello = Secondes avant que l’anneau soit prêt
setting-ring-count = Nombre de lampes
setting-ring-first = Lampe du haut
    .note = La lumière part d’en haut : comptez jusqu’à ce que ce soit le cas.
setting-ring-clockwise = Sens horaire
    .note = La lumière fait un tour ; elle doit suivre les aiguilles d’une montre.
setting-ring-order = Ordre des couleurs
    .note = Rouge, vert, bleu tournent, dans cet ordre : comptez jusqu’à ce que ce soit le cas. Une lampe blanche (w) sert au prochain démarrage.
setting-ring-milliamps = Courant de toutes les lampes en mA
setting-ring-brightness = Luminosité de l’anneau
    .note = L’anneau le montre tout de suite.
setting-ring-gamma = Courbe de luminosité des lampes
setting-ring-pins = Broches de LED seules (BCM)
setting-ring-reduced_motion = Lampes immobiles
    .note = Seuls sablier, roue et maintien bougent.
setting-camera-source = Origine des images
setting-camera-path = Dossier, fichier ou caméra
    .note = Ni dossier personnel ni /tmp : le service installé ne les voit pas.
setting-camera-mat = Tapis dans l’image
setting-camera-scale = Millimètres par pixel
setting-sound-output = Carte son
setting-sound-speech = Voix
    .note = La force de la voix ; muette à 0.
setting-sound-effects = Sons
    .note = La force des clics et des carillons ; rien à 0.
setting-sound-announcements = Héraut
    .note = La force des appels du héraut ; rien à 0.
setting-sound-ceiling = Volume maximal
setting-voice-engine = Qui parle
    .note = La voix qui parle. À partir du prochain démarrage.
setting-voice-piper_de = Fichier de la voix Piper allemande
    .note = Ni dossier personnel ni /tmp : le service installé ne les voit pas.
setting-voice-piper_en = Fichier de la voix Piper anglaise
    .note = Ni dossier personnel ni /tmp : le service installé ne les voit pas.
setting-voice-list_url = Adresse de la liste des voix
    .note = Où la commande voices get trouve de nouvelles voix. Dès la prochaine fois.
setting-voice-cache_mb = Place pour la parole en Mo
    .note = Autant de parole toute prête reste sur la carte. À partir du prochain démarrage.
setting-voice-rate = Vitesse de la voix
    .note = Mots par minute ; on l’entend tout de suite.
setting-voice-answers = Jouer à l’oreille
    .note = Dit ce que fait le bouton ; les longues listes vont par groupes.
setting-voice-pitch = Hauteur de la voix
    .note = En pour cent de sa hauteur. À partir du prochain démarrage.
setting-voice-suspense = Durée des silences de suspense
setting-table-child_lock = Verrou pour enfants
    .note = Personne ne quitte ni ne change les réglages. « Scores, pause » l’ouvre.
setting-table-lock_corrections = Le verrou vaut aussi pour annuler
    .note = Alors rien n’est annulé ni corrigé non plus.
setting-table-calm = Jeu tranquille
    .note = Pour les enfants : le sablier dure moitié plus longtemps.
setting-table-remember_names = Retenir les noms
    .note = Qui a joué est proposé la fois suivante.
setting-table-series = Des parties de suite n’en font qu’une
setting-glass-on = Téléphones et tablettes
    .note = Leurs navigateurs montrent la table, dans votre réseau seulement.
setting-glass-at_once = Réponses préparées prises d’office
    .note = Sinon elles s’affichent, et un appui les prend.
setting-glass-port = Port des navigateurs
setting-mqtt-on = Informer un broker
    .note = L’état de la partie, à un broker de votre propre réseau.
setting-mqtt-host = Ordinateur du broker
    .note = Adresse IPv4, nom en .local, ou nom connu de votre routeur. Rien au-delà de votre réseau n’est joint.
setting-mqtt-port = Port du broker
    .note = 1883 sans, 8883 avec TLS.
setting-mqtt-tls = Broker avec TLS
    .note = Chiffré, avec le certificat de la maison.
setting-mqtt-names = Nommer les joueurs par
    .note = Seulement les couleurs, ou aussi les noms : sans noms, pas de classement.
setting-mqtt-discovery = Home Assistant me trouve
    .note = La table y apparaît d’elle-même.
setting-mqtt-user = Utilisateur du broker
setting-mqtt-password_file = Fichier du mot de passe
    .note = Ni dossier personnel ni /tmp : le service installé ne les voit pas.
setting-mqtt-ca_file = Certificat de l’autorité
    .note = Ni dossier personnel ni /tmp : le service installé ne les voit pas.
setting-mqtt-table = Nom de cette table
setting-update-on = Chercher des mises à jour
    .note = Sur Internet, et seulement si vous le demandez avant une partie.
setting-update-address = Où se trouvent les nouvelles versions
    .note = Adresse d’un dossier de paquets. Vide : seulement les corrections du système.
setting-table-debug = Les erreurs arrêtent le programme

broker-trouble-not-yet = Le broker de { $host } n’a pas encore répondu.
broker-trouble-silent = Personne ne répond à { $host }. Companion continue d’essayer.
broker-trouble-unknown = Votre réseau ne connaît pas { $host }. Donnez l’adresse IPv4.
broker-trouble-outside = { $host } est hors de votre réseau et ne peut pas être joint.
broker-trouble-refused = Le broker de { $host } refuse l’utilisateur ou le mot de passe.
broker-trouble-tls = { $host } n’a pas de certificat reconnu ici.
broker-trouble-lost = La ligne vers { $host } est coupée. Companion continue d’essayer.
broker-trouble-unusable = Les réglages du broker sont inutilisables ; companion doctor dit pourquoi.

settings-group-language = Langue
settings-group-volume = Volume
settings-group-picture = Image
settings-group-reading = Lire et entendre
settings-group-ring = Anneau
settings-group-button = Bouton
settings-group-game = Jeu et enfants
settings-group-network = Réseau et noms

settings-version = Companion { $version }
settings-title = Réglages
settings-on = oui
settings-off = non
settings-seconds = { $value } s
settings-percent = { $value } %
settings-file = Tous les réglages. Ils sont dans { $path }
settings-may-be = Possible : { $values }
settings-default = Par défaut : { $value }
settings-at-once = Agit tout de suite quand on le change sur l’appareil.
settings-next-start = Agit au prochain démarrage.
settings-running = Companion tourne ; cela vaut dès le prochain démarrage.
settings-wrong = Le fichier dit { $value } ; c’est impossible.
settings-wrong-used = Le fichier dit { $value }, ce qui est impossible. En vigueur : { $used }
settings-wrong-in = Faux dans le fichier : { $names }
settings-group-wrong = Erreurs
settings-file-broken = Le fichier est illisible. Les changements durent jusqu’à l’arrêt.
settings-not-kept = Impossible d’enregistrer : cela dure jusqu’à l’arrêt.
settings-point = ,
settings-parts = Essayer les pièces
settings-try = Essayer vos appuis
settings-try-note = Appuyez, maintenez, appuyez deux fois. Après six, retour.
settings-try-nothing = Appuyez maintenant !
settings-try-short = bref
settings-try-long = maintenu
settings-try-double = deux fois
settings-listen = Trouver le haut-parleur
settings-listen-note = Vous l’entendez ? Maintenir : oui. Bref : le suivant.
settings-listen-heard = Vous m’entendez ? Alors maintenez le bouton. Sinon, appuyez brièvement.
settings-listen-next = Le suivant
settings-listen-place = { $place } sur { $of }
settings-output-auto = Celui du système
settings-output-hdmi = HDMI : téléviseur ou moniteur
settings-output-jack = Prise casque
settings-output-usb = Haut-parleur USB
settings-output-i2s = Carte amplificateur (I2S)
settings-output-other = Autre sortie
settings-signals = Ce que dit l’anneau
settings-forget-pictures = { $count ->
    [one] Supprimer l’image
   *[other] Supprimer { $count } images
}
settings-forget-sure = { $count ->
    [one] Vraiment la supprimer
   *[other] Vraiment en supprimer { $count }
}
settings-privacy-note = Noms, parties et images restent sur cet appareil.
settings-sample = Voilà comment cela sonne.
settings-value-ring-order = { $value ->
    [usual] habituel
   *[other] { $value }
}
settings-value-screen-theme = { $value ->
    [day] jour
    [evening] soir
   *[auto] selon l’heure
}
settings-value-mqtt-names = { $value ->
    [names] noms
   *[colours] couleurs
}
settings-value-voice-engine = { $value ->
    [auto] la meilleure
    [silent] personne
   *[other] { $value }
}
ring-says-asked = Un arc à ta couleur devant ta place : c’est à toi.
ring-says-all = Toutes les lampes dorées : on demande à tous.
ring-says-glass = Les lampes s’éteignent une à une : le sablier.
ring-says-spinner = Une lumière court puis s’arrête : la roue.
ring-says-press = Un cercle clair se ferme : maintiens jusqu’au bout.
ring-says-wrong = Il tressaille en rouge : c’est impossible.
ring-says-rise = La lumière monte d’en bas : écoutez !
ring-says-flames = Il vacille comme du feu : tumulte.
ring-says-crown = Des pointes comme une couronne : quelqu’un a gagné.
join-way = Rejoindre une maison
join-title = Rejoindre une maison
join-which = Quelle maison cette table doit-elle rejoindre ?
join-seeking = Je cherche une maison dans ce réseau. « companion house » doit tourner à son tableau.
join-closed = La maison est trouvée. Touchez maintenant « Accueillir des tables » à son tableau.
join-busy = La maison est trouvée. C’est à vous dans un instant.
join-number = Le tableau de la maison montre-t-il le même nombre ?
join-same = Oui, le même
join-differs = Non
join-sure = Quelqu’un doit maintenant dire oui au tableau de la maison.
join-joined = Cette table s’appelle maintenant { $table } et appartient à la maison.
join-done = Terminé
join-again = Encore une fois
join-failed-lost = La maison ne répond plus. Rien n’a changé ici.
join-failed-nonsense = Cette table ne comprend pas la maison. Les deux ont-elles la même version ?
join-failed-differs = Les nombres n’étaient pas les mêmes : cette table ne se joint pas. Quelqu’un s’est peut-être glissé entre les deux.
join-failed-refused = Quelqu’un a dit non au tableau de la maison. Rien n’a changé ici.
join-failed-full = La maison n’a plus de compte. Là-bas, « companion house setup » en fait avec un --tables plus grand.
join-failed-late = Cela a duré trop longtemps. Rien n’a changé ici.
join-failed-network = Cette table n’est dans aucun réseau.
join-failed-unkept = Ce que la maison a envoyé n’a pas pu être gardé. La carte est-elle pleine ?
join-failed-lacking = Il manque quelque chose à cet appareil ; companion doctor dit quoi.
