# L’accueil, les parties du site et le menu du compte.

web-nav = Menu principal
web-tab-play = Jouer
web-tab-train = S’entraîner
web-tab-people = Contacts
web-bell = { $count ->
    [0] Rien de nouveau
    [one] 1 chose vous attend
   *[other] { $count } choses vous attendent
}
web-bell-none = Rien ne vous attend.
web-account = Compte
web-account-of = Compte : { $name }
web-account-signin = Connexion et clés d’accès
web-devices = Appareils
web-devices-how = Utilisez votre compte sur un autre téléphone ou ordinateur, ou envoyez les parties que vous jouez dans le terminal.
web-device-browser = Navigateur
web-device-program = Programme
web-device-line = { $kind }, connecté le { $date }
web-token-make = Jeton pour un programme
web-token = Jeton
web-token-once = Ce jeton n’est affiché que maintenant. Gardez-le secret : un programme qui l’a agit en votre nom.
web-token-name = Nom du programme
web-token-may = Ce qu’il peut faire
web-token-upload = envoyer des parties
web-token-play = jouer
web-token-everything = tout, sauf la connexion
web-token-create = Créer le jeton
web-device-own = cet appareil
web-device-revoke = Déconnecter
web-device-revoked = Déconnecté.

## Un jeu

web-play-against = Jouer contre { $name }
web-play-friend = Jouer avec un ami
web-setup = { $game } : nouvelle partie
web-setup-friend = { $game } avec un ami
web-setup-open = { $game } : adversaires, joueurs, mode et pendule
web-setup-start = Commencer la partie
web-setup-link = Créer le lien
web-learn-newcomer = Première fois ici ? Apprendre
web-learn-minutes = { $minutes ->
    [one] environ 1 minute
   *[other] environ { $minutes } minutes
}
web-learn-progress = leçon { $number } sur { $count }
web-learn-lessons-time = { $count ->
    [one] 1 leçon
   *[other] { $count } leçons
}, { $minutes ->
    [one] environ 1 minute
   *[other] environ { $minutes } minutes
}
web-today-done = fait
web-today-open = à faire
web-today-played = Joué. Le classement est ouvert.
web-training-mine = Votre jeu
web-my-play-about = Résultats, erreurs et cartes au fil du temps

## Les tables

web-all-my-games = Toutes vos parties
web-line-with = { $game } avec { $names }
web-live-tables = Parties à regarder
web-watch = Regarder
web-watch-about = Les parties en cours des joueurs qui le permettent, les plus fortes d’abord.
web-watch-none = Aucune partie publique n’est en cours. Cette page se met à jour d’elle-même.
web-watch-strength = Cote moyenne : { $points }
web-tv = Rollhouse TV
web-tv-about = La partie la plus forte. Quand elle finit, la suivante s’affiche.
web-tv-stay = Rester à cette table
web-seek-join = Rejoindre
web-tournament-kind = Type

## Inviter

web-invite-to = Invitez un ami : { $game }
# $game may have its goal: "Dicy Cards, first to 100"
web-invites-you = { $name } vous invite à jouer à { $game }
