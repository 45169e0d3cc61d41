# Les autres, dans le navigateur : avec qui jouer, les amis, et ceux que l’on préfère éviter.

## Jouer avec quelqu’un

web-somebody = Jouer avec quelqu’un
web-somebody-find = Trouver un adversaire
web-somebody-waiting = On attend quelqu’un qui veut jouer à la même chose…
web-somebody-bot-in = { $bot } prend la place dans { $time }.
web-somebody-stop = Ne plus attendre
web-somebody-count = { $count ->
    [0] Personne d’autre n’attend.
    [one] Une personne attend.
   *[other] { $count } personnes attendent.
}
web-somebody-with = Jouer avec { $name }
web-somebody-players = à { $count }
web-somebody-together = { $count } sur { $players } sont là.
web-pace = Cadence
web-pace-none = Sans pendule
web-pace-minute = Une minute par coup
web-pace-quarter = 15 minutes par partie
web-patience = Si personne ne vient
web-patience-never = Attendre encore
# $time is a time with its unit: 15 seconds, 5 minutes
web-patience-after = Un robot après { $time }

## Les amis

web-people = Amis et autres
web-friends = Amis
web-friends-none = Pas encore d’amis. Envoyez votre lien à quelqu’un : qui l’ouvre devient votre ami.
web-friend-link = Un lien pour un ami
web-friend-link-how = Qui ouvre ce lien devient votre ami. Il sert une fois, pendant une semaine.
web-friend-link-qr = Le même lien en image, pour l’appareil photo d’un autre appareil
web-friend-here = en ligne
web-friend-plays = à une table
web-friend-away = absent
web-friend-part = Ne plus être amis
web-friend-unnamed = Quelqu’un sans nom
web-friend-accept = Devenir amis
web-friend-accept-what = Quelqu’un vous a envoyé ce lien. Entre amis, on voit qui est en ligne et on peut s’inviter à une table.
web-friend-yes = Oui
web-friend-now = Vous êtes maintenant amis, { $name } et vous.
web-invitations = On vous invite
web-invited = { $name } vous invite à une partie : { $game }.
web-invited-match = { $name } vous invite à un match en duplicate : { $game }.
web-invited-come = Y aller
web-invited-no = Non, merci
web-invite-friends = Vos amis
web-invite-friend = Inviter
web-invite-sent = Invitation envoyée
web-recent = Récemment à votre table
web-recent-games = { $count ->
    [one] une partie, { $date }
   *[other] { $count } parties, la dernière le { $date }
}
web-recent-none = Ceux avec qui vous jouez apparaissent ici.
web-the-others = Les autres à cette table
web-block = Bloquer
web-unblock = Débloquer
web-blocked = Vous bloquez { $name } : vous ne serez pas à la même table, et ses messages ne vous sont pas montrés.
web-unblocked = Vous ne bloquez plus { $name }.
web-blocked-people = Bloqués
web-blocked-how = Vous n’êtes pas réunis à une table, ils ne peuvent pas vous inviter, et leurs messages ne vous sont pas montrés. Ils n’en savent rien.
web-report = Signaler
web-report-of = Signaler { $name }
web-report-what = Les responsables de cette maison regarderont.
web-report-what-table = Les responsables de cette maison regarderont, et verront ce qui s’est dit à cette table.
web-report-reason = De quoi s’agit-il ?
web-report-talk = Insultes ou grossièretés
web-report-name = Un nom choquant
web-report-cheats = De la triche
web-report-leaves = Quitte sans cesse ses parties
web-report-other = Autre chose
web-report-note = Avec vos mots
web-report-send = Envoyer
web-report-sent = Merci, c’est envoyé.

## Réactions

web-reactions = À dire d’un seul geste
web-reaction-hello = Bonjour !
web-reaction-good-luck = Bonne chance !
web-reaction-well-played = Bien joué !
web-reaction-lucky = Quelle chance !
web-reaction-oops = Oups !
web-reaction-thanks = Merci pour la partie !
web-chat-allowed = On peut s’écrire
web-chat-none = À cette table on ne s’écrit pas : il n’y a que les réactions.
web-chat-off = Vous ne voyez pas ce que les autres écrivent, seulement leurs réactions.
web-chat-shown = Montrer ce qui s’écrit

## Pour qui tient la maison

web-operator = Gestion
web-operator-token = Le jeton de gestion
web-operator-enter = Entrer
web-operator-leave = Sortir
web-operator-counts = En chiffres
web-operator-people = Personnes
web-operator-tables-open = Tables où l’on s’assoit
web-operator-tables-playing = Parties en cours
web-operator-tables-over = Parties terminées
web-operator-games = Places de personnes dans des parties
web-operator-waiting = En attente de quelqu’un
web-operator-reports = Signalements
web-operator-bans = Exclus
web-operator-keep = Durée de conservation
web-operator-keep-open = Tables sans partie
web-operator-keep-playing = Parties inachevées
web-operator-keep-over = Parties terminées
web-operator-keep-guests = Invités sans partie
web-operator-for-ever = pour toujours
web-operator-told = signalé par { $name }, { $date }
web-operator-table = La table
web-operator-close = Clore le signalement
web-operator-no-reports = Aucun signalement ouvert.
web-operator-ban-week = Exclure une semaine
web-operator-ban = Exclure pour toujours
web-operator-unban = Réadmettre
web-operator-rename = Renommer
web-operator-search = Nom ou identifiant public
web-operator-look = Chercher
web-operator-person = parties : { $games }, ici depuis le { $date }
web-operator-tables = Tables
web-operator-which = Lesquelles
web-operator-all = Toutes
web-operator-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
