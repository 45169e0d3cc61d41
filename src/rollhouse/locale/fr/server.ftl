# Le serveur : ce qui peut mal se passer entre lui et sa base de données.

error-store-url = « { $value } » n’est pas une base de données utilisable ici.
error-store-folder = Impossible de créer le dossier « { $value } » pour la base de données.
error-store-unavailable = La base de données ne répond pas : rien n’a changé. Réessayez dans un instant.
error-store-in-doubt = La base de données a cessé de répondre pendant l’enregistrement. Dès qu’elle répondra de nouveau, la table montrera s’il a eu lieu.
error-store-damaged = La base de données « { $value } » est endommagée, ou n’en est pas une. La personne qui gère ce serveur doit restaurer une sauvegarde.
error-store-read-only = Impossible d’écrire dans la base de données « { $value } » : rien n’a été modifié. La personne qui gère ce serveur doit l’autoriser.
error-store-no-entry = Impossible d’ouvrir la base de données « { $value } » : son dossier, ou le fichier lui-même, est inaccessible.
error-store-in-use = Un autre serveur Rollhouse utilise déjà la base de données « { $value } ». Arrêtez-le d’abord, ou donnez à celui-ci une autre base.
error-store-full = Il n’y a plus de place pour la base de données « { $value } » : rien n’a été modifié.
error-store-missing = Il n’y a pas de base de données Rollhouse à l’emplacement « { $value } ».
error-store-closed = Le serveur s’arrête. Revenez dans un instant.
error-store-newer = La base de données vient d’une version plus récente de Rollhouse ({ $value }) ; celle-ci ne peut pas s’en servir.
error-store-backup = Impossible d’écrire la sauvegarde « { $value } ».
error-store-backup-exists = « { $value } » existe déjà, et une sauvegarde ne remplace jamais un fichier.
error-store-backup-postgres = La base de données « { $value } » est une base PostgreSQL : sauvegardez-la avec { $expected }.
error-store-restore-exists = Il y a déjà une base de données à l’emplacement « { $value } ». Avec --replace, la copie prend sa place, et l’ancienne est conservée à côté.

## Tables partagées sur le réseau

error-table-unknown = Il n’y a pas de table « { $value } ».
error-table-unreadable = Cette table est illisible : ce qui en est conservé est endommagé. La personne qui gère ce serveur le sait.
error-table-newer-rules = Cette table suit la version { $value } des règles ; ce serveur connaît la version { $expected }. Revenez dans un instant.
error-table-stranger = Il faut être connu de la maison pour faire cela : ouvrez d’abord la page d’accueil.
error-table-bad-token = Ce jeton n’appartient à personne.
error-table-bad-link = Ce lien a déjà servi, ou il est trop ancien.
error-table-claim-loses = Cet appareil a ses propres tables, problèmes ou amis, que plus personne ne pourrait retrouver. Dites s’il peut être remplacé, ou laissez-le tel quel.
error-table-no-token = Aucun de vos appareils ou programmes ne s’appelle « { $value } ».
error-table-own-token = C’est l’appareil qui fait la demande : seul un autre peut l’écarter.
error-table-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.
error-table-no-passkey = Aucune de vos clés d’accès ne s’appelle « { $value } ».
error-table-passkeys-full = Vous avez { $value } clés d’accès, il n’y a plus de place : supprimez-en une d’abord.
error-table-passkey-name = Le nom d’une clé d’accès doit être fait de caractères visibles.
error-table-bad-code = Ce code de secours n’existe pas : il a déjà servi, ou il est mal recopié.
error-table-not-kept = Sans clé d’accès ni codes de secours, vous ne pourriez pas revenir. Créez-en d’abord.
error-table-record-unfinished = Cette partie n’est pas terminée : seules les parties terminées peuvent être ajoutées.
error-table-record-nobody = Seuls des robots ont joué cette partie : elle n’est à personne.
error-table-records-full = Vous avez ajouté { $value } parties, il n’y a plus de place.
error-table-no-fork = À cette table, il n’y a pas d’aide : sa partie ne peut être reprise ailleurs qu’une fois terminée.
error-table-too-many = Vous avez { $value } tables dont la partie n’est pas finie : terminez-en quelques-unes, ou abandonnez, avant d’en ouvrir d’autres.
error-table-still-here = { $value } est encore là, ou vient tout juste de partir.
error-table-name = « { $value } » ne peut pas être un nom : un nom compte { $expected } caractères affichables.
error-table-name-taken = Quelqu’un à cette table s’appelle déjà « { $value } ».
error-table-entropy = « { $value } » n’est pas une suite de 32 chiffres hexadécimaux.
error-table-commit = « { $value } » n’est pas une suite de 64 chiffres hexadécimaux.
error-table-part = « { $value } » n’est pas la part des dés sur laquelle cette place s’est engagée.
error-table-not-to-reveal = La place { $value } n’a rien à révéler maintenant.
error-table-seat-taken = La place { $value } est prise.
error-table-seat-free = Personne n’occupe la place { $value }.
error-table-not-yours =
    { $given ->
        [no] Vous n’êtes pas à cette table.
       *[yes] La place { $value } n’est pas la vôtre.
    }
error-table-no-seat = Cette place n’existe pas : { $value }.
error-table-begun = La partie a commencé.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-table-not-over = La partie n’est pas encore terminée.
error-table-seats-free = La partie ne peut pas encore commencer. Places à occuper : { $value }.
error-table-not-host = Seule la personne qui a ouvert cette table peut faire cela.
error-table-house-rolls = À cette table, c’est la maison qui lance les dés.
error-table-not-your-turn = Ce n’est pas à vous de jouer.
error-table-nothing-to-roll = Il n’y a rien à lancer maintenant.
error-table-resigned = Cette place a déjà abandonné.
error-table-saying = Un message compte { $expected } caractères.
error-table-players-talk = À cette table, seuls ceux qui jouent peuvent parler.
error-table-no-chat = À cette table on n’écrit pas : il n’y a que les réactions.
error-table-said-enough = { $value } messages ont été écrits à cette table : elle n’en garde pas plus.
error-table-no-help = À cette table, il n’y a ni indices ni coach : la personne qui l’a ouverte les a désactivés.
error-table-rated-rules = Une partie classée se joue à deux ou plus, une place par personne, sans aide, avec les dés et les robots de la maison. Le hasard décide qui commence, et la pendule tourne dès que plusieurs personnes jouent.
error-table-daily-once = Le défi d’un jour se joue une seule fois, jusqu’au bout, sans revanche.
error-table-tournament-once = Cette partie appartient à une soirée : le tour suivant vient tout seul.
error-table-daily-begins = Votre essai est en train d’être préparé : réessayez dans un instant.
error-table-rated-no-undo = Dans cette partie, aucun coup ne se reprend.
error-table-rated-no-cover = Dans cette partie, aucun robot ne joue à la place de quelqu’un.

error-wire-too-long = C’est trop long.
error-wire-rate-limited = Trop de demandes en peu de temps. Réessayez dans { $value } s, s’il vous plaît.
error-wire-malformed = « { $value } » n’est pas une commande ({ $location }).
error-wire-no-such-page = Il n’y a rien à l’adresse { $value }.
error-wire-broken = Quelque chose s’est mal passé ici. Rien n’est perdu ; réessayez.
error-wire-another-site = Cette demande vient de la page d’un autre site : rien n’a été fait.
error-wire-not-json = Seul { $expected } est accepté ici.
error-lan-not-here = Seule une personne devant l’ordinateur qui fait tourner la maison peut l’ouvrir au réseau.
error-lan-none = Cet ordinateur n’est relié à aucun réseau.
error-lan-taken = La maison ne peut pas être jointe à l’adresse { $value } : { $reason }

## Le professeur

error-help-none = Personne ne sait dire ici ce que valent les positions de ce jeu : il n’y a donc pas d’indices.
error-help-nothing = Il n’y a rien à décider pour l’instant : les dés d’abord.
error-help-unavailable = La base de solutions de cette partie ne peut pas être calculée ici pour le moment. La partie continue sans elle.
error-help-another-day = Le problème du { $value } est clos : nous sommes le { $expected }.
error-help-no-puzzle = Ce problème n’existe pas.
error-help-no-rush = Vous n’avez pas de telle rafale.

## Les dés

error-fair-not-verifiable = Les dés de cette partie n’étaient pas ceux de la maison : il n’y a rien à recalculer.
error-fair-not-over = La partie n’est pas terminée : le secret de ses dés est publié à la fin.
error-fair-secret = « { $value } » n’est pas un secret.
error-fair-commitment = Le secret ne correspond pas à ce qui a été publié avant la partie : on ne peut pas se fier à ces dés.
error-fair-part = La part de la place { $location } n’est pas celle sur laquelle elle s’était engagée : on ne peut pas se fier à ces dés.
error-fair-roll = Le coup { $location } indique « { $value } », mais les dés donnent « { $expected } » : on ne peut pas se fier à ces dés.

## Faire tourner un serveur

error-setup-server = Le serveur ne peut pas être configuré ainsi : { $value }
error-setup-exec-bot = « { $value } » ne désigne pas un programme pour un robot.
error-setup-workers-share = { $value } processus ont besoin d’une base de données et de canaux communs à tous.
error-setup-per-address = « { $value } » n’est pas un nombre de connexions.
error-setup-keep = « { $value } » n’est pas un nombre de jours pendant lesquels garder les tables.
error-setup-port = Le port ne peut pas être « { $value } ».
error-setup-channels = Les serveurs ne peuvent pas communiquer par « { $value } ».
error-setup-public-url = « { $value } » ne peut pas être l’adresse du serveur.
error-setup-trusted-proxies = « { $value } » n’est pas une adresse de proxy.
error-setup-log = Le niveau du journal ne peut pas être « { $value } ».
error-setup-address = Le serveur ne peut pas écouter sur { $value }.
error-setup-no-files = L’option « { $value } » désigne un fichier : elle ne peut pas servir par le réseau.
error-setup-form = Il n’y a pas d’enregistrement sous la forme « { $value } ».
error-setup-real_seats = Les places avec de vrais dés ne peuvent pas être « { $value } ».
error-setup-clock = La pendule ne peut pas être réglée sur ce nombre de secondes : { $value }.

# What somebody is called who has not said.
daily-guest = Invité { $number }
