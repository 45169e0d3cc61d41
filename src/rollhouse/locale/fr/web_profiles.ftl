# A user's page, the menu of a name, and privacy.

web-person-page = Voir la page
web-person-play = Jouer à { $game }
web-person-watch = Regarder
web-person-add = Ajouter comme ami
web-person-accept = Accepter la demande d’ami
web-person-requested = Demande d’ami envoyée à { $name }.
web-person-unrequest = Annuler la demande d’ami
web-person-guest = Invité
web-person-menu = Jouer, ajouter, bloquer…
web-person-joined = Membre depuis le { $date }
web-person-no-ratings = Pas encore de partie classée.
web-person-provisional = Provisoire.
web-person-versus = Vos parties ensemble
web-person-versus-none = Vous n’avez pas encore terminé de partie ensemble.
web-person-accuracy = Précision
web-person-accuracy-how = Le coût moyen d’une décision, sans la part de chance. Moins, c’est mieux.
web-person-games = Dernières parties
web-friend-requests = Demandes d’ami
web-privacy = Confidentialité
web-privacy-page = Votre page
web-privacy-guest = Sauvegardez votre compte pour avoir votre propre page.
web-privacy-games = Ma page montre mes parties classées et publiques
web-privacy-accuracy = Ma page montre ma précision
web-privacy-online = Les autres voient quand je suis en ligne
web-privacy-watch = Les spectateurs peuvent trouver mes parties classées et publiques
web-privacy-invitations = Les joueurs qui ne sont pas mes amis peuvent m’inviter
web-person-versus-score =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }{ $shared ->
        [0] { "" }
        [one] , { $shared } partagée
       *[other] , { $shared } partagées
    }, { $lost ->
        [one] { $lost } perdue
       *[other] { $lost } perdues
    }

## Looking for an opponent

web-pace-day = 1 jour par coup
web-pace-three-days = 3 jours par coup
web-seek-rated = Classée
web-seek-range = Écart de cote
web-seek-range-points = à { $points } points près
web-seek-range-any = toutes les cotes
web-seek-difference = Adversaires à { $points } points près ; l’écart s’élargit pendant l’attente.
web-seek-unrated = Non classée : les parties classées se jouent à deux, avec les réglages habituels et une pendule.
web-seek-guest = Non classée : sauvegardez votre compte pour jouer des parties classées.
web-seek-kept = Vous attendez un adversaire par correspondance : { $game }, { $pace }. Vous pouvez quitter la page.
