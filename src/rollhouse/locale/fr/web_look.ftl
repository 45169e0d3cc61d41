# L’apparence dans le navigateur : couleurs, sons, mouvements, et la fin d’une partie.

web-look-light = Couleurs
web-look-light-auto = Comme l’appareil
web-look-light-light = Claires
web-look-light-dark = Sombres
web-look-table = Table
web-look-table-felt = Feutre vert
web-look-table-midnight = Bleu nuit
web-look-table-walnut = Noyer
web-look-dice = Dés
web-look-dice-ivory = Ivoire
web-look-dice-onyx = Onyx
web-look-dice-bold = Contrastés
web-look-speed = Animations
web-look-speed-calm = Calmes
web-look-speed-quick = Rapides
web-look-speed-none = Aucune
web-look-haptics = Vibrations sur téléphone
web-look-afar = Mode TV
web-look-afar-how = (en grand, avec un code QR pour rejoindre avec un téléphone)
web-log-fold = Masquer le journal
web-log-unfold = Afficher le journal
web-end-you = Vous avez gagné !
web-end-shared = Victoire partagée !
web-end-lost = Cette fois, victoire pour { $names }
web-tv-join = Scannez pour rejoindre
