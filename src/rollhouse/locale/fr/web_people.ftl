# Les autres joueurs : adversaires, amis, blocages et signalements.

## Jouer avec quelqu’un

web-seek = Trouver un adversaire
web-seek-find = Trouver un adversaire
web-seek-waiting = Recherche d’un adversaire…
web-seek-bot-in = { $bot } prend la place dans { $time }.
web-seek-stop = Annuler la recherche
web-seek-count = { $count ->
    [0] Personne d’autre n’attend.
    [one] Une personne attend.
   *[other] { $count } personnes attendent.
}
web-seek-with = Jouer avec { $name }
web-seek-players = { $count } joueurs
web-seek-together = { $count } sur { $players } sont là.
web-pace = Cadence
web-pace-none = Sans pendule
web-pace-minute = 1 minute par coup
web-pace-quarter = 15 minutes par partie
web-wait = Si personne ne vient
web-wait-never = Continuer d’attendre
# $time is a time with its unit: 15 seconds, 5 minutes
web-wait-after = Un robot après { $time }

## Les amis

web-friends = Amis
web-friends-none = Pas encore d’amis. Envoyez votre lien : la personne qui l’ouvre peut devenir votre ami.
web-friend-link = Lien d’invitation
web-friend-link-how = La personne qui ouvre ce lien devient votre ami. Il sert une fois et expire après une semaine.
web-friend-link-qr = Code QR du lien d’invitation
web-friend-here = en ligne
web-friend-plays = en partie
web-friend-away = hors ligne
web-friend-remove = Retirer des amis
web-friend-unnamed = Sans nom
web-friend-accept = Demande d’ami
web-friend-accept-what = Entre amis, on voit qui est en ligne et on peut s’inviter à des parties.
web-friend-from = Ce lien vient de { $name }.
web-friend-yes = Accepter
web-friend-now = Vous et { $name } êtes maintenant amis.
web-invitations = Invitations
web-invited = { $name } vous invite à une partie : { $game }.
web-invited-match = { $name } vous invite à un match en duplicate : { $game }.
web-invited-come = Rejoindre
web-invited-no = Refuser
web-invite-friends = Vos amis
web-invite-friend = Inviter
web-invite-sent = Invitation envoyée
web-recent = Adversaires récents
web-recent-games = { $count ->
    [one] une partie, { $date }
   *[other] { $count } parties, la dernière le { $date }
}
web-recent-none = Vos adversaires apparaîtront ici.
web-the-others = Les autres joueurs de cette table
web-block = Bloquer
web-unblock = Débloquer
web-blocked = Vous bloquez { $name } : vous ne jouerez plus ensemble et ne verrez plus ses messages.
web-unblocked = Vous ne bloquez plus { $name }.
web-blocked-people = Bloqués
web-blocked-how = Vous ne jouerez plus ensemble, ils ne peuvent pas vous inviter et vous ne voyez pas leurs messages. Ils n’en sont pas informés.
web-report = Signaler
web-report-of = Signaler { $name }
web-report-what = L’administrateur examinera votre signalement.
web-report-what-table = L’administrateur examinera votre signalement et pourra lire la discussion de cette table.
web-report-reason = De quoi s’agit-il ?
web-report-talk = Insultes ou grossièretés
web-report-name = Un nom choquant
web-report-cheats = De la triche
web-report-leaves = Quitte souvent ses parties
web-report-other = Autre chose
web-report-note = Détails
web-report-send = Envoyer
web-report-sent = Merci. Votre signalement a été envoyé.

## Réactions

web-reactions = Réactions rapides
web-reaction-hello = Bonjour !
web-reaction-good-luck = Bonne chance !
web-reaction-well-played = Bien joué !
web-reaction-lucky = Quelle chance !
web-reaction-oops = Oups !
web-reaction-thanks = Merci pour la partie !
web-chat-allowed = Discussion autorisée
web-chat-none = La discussion est désactivée à cette table. Vous pouvez envoyer des réactions.
web-chat-off = Les messages sont masqués. Vous ne voyez que les réactions.
web-chat-shown = Afficher les messages

## Administration

web-admin = Administration
web-admin-token = Jeton d’administration
web-admin-enter = Se connecter
web-admin-leave = Se déconnecter
web-admin-counts = En chiffres
web-admin-people = Utilisateurs
web-admin-tables-open = Tables en attente de joueurs
web-admin-tables-playing = Parties en cours
web-admin-tables-over = Parties terminées
web-admin-games = Parties des utilisateurs
web-admin-waiting = À la recherche d’un adversaire
web-admin-reports = Signalements
web-admin-bans = Bannis
web-admin-keep = Durée de conservation
web-admin-keep-open = Tables sans partie
web-admin-keep-playing = Parties inachevées
web-admin-keep-over = Parties terminées
web-admin-keep-guests = Invités sans partie
web-admin-for-ever = pour toujours
web-admin-reported-by = signalé par { $name }, { $date }
web-admin-table = Table
web-admin-close = Clore le signalement
web-admin-answer = Réponse à l’auteur du signalement (facultatif)
web-admin-no-reports = Aucun signalement ouvert.
web-admin-ban-week = Bannir une semaine
web-admin-ban = Bannir définitivement
web-admin-unban = Débannir
web-admin-rename = Renommer
web-admin-lock = Verrouiller le nom
web-admin-unlock = Déverrouiller le nom
web-admin-end = Terminer
web-admin-chat = Discussion
web-admin-no-chat = Aucun message.
web-admin-remove-message = Supprimer le message
web-admin-tournament = Identifiant du tournoi
web-admin-cancel-tournament = Annuler le tournoi
web-admin-log = Ce que les administrateurs ont fait
web-admin-no-log = Rien pour l’instant.
web-admin-search = Nom ou identifiant public
web-admin-look = Chercher
web-admin-person = parties : { $games }, inscrit le { $date }
web-admin-tables = Tables
web-admin-which = Statut
web-admin-all = Toutes
web-admin-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
