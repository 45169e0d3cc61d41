# Le serveur : ce qui peut mal se passer entre lui et sa base de données.

error-store-url = « { $value } » n’est pas une base de données prise en charge.
error-store-folder = Impossible de créer le dossier « { $value } » pour la base de données.
error-store-unavailable = La base de données ne répond pas : rien n’a changé. Réessayez dans un instant.
error-store-in-doubt = La connexion à la base de données a été perdue pendant l’enregistrement. Dès son retour, la table montrera s’il a eu lieu.
error-store-damaged = La base de données « { $value } » est endommagée, ou n’en est pas une. Restaurez-la à partir d’une sauvegarde.
error-store-read-only = La base de données « { $value } » est en lecture seule : rien n’a été modifié. Donnez au serveur le droit d’y écrire.
error-store-no-entry = Accès refusé : impossible d’ouvrir la base de données « { $value } ».
error-store-in-use = Un autre serveur Rollhouse utilise la base de données « { $value } ». Arrêtez-le d’abord, ou choisissez une autre base.
error-store-full = Plus d’espace disque pour la base de données « { $value } » : rien n’a été modifié.
error-store-missing = Il n’y a pas de base de données Rollhouse à l’emplacement « { $value } ».
error-store-closed = Le serveur s’arrête. Réessayez dans un instant.
error-store-newer = La base de données vient d’une version plus récente de Rollhouse ({ $value }) ; celle-ci ne peut pas s’en servir.
error-store-backup = Impossible d’écrire la sauvegarde « { $value } ».
error-store-backup-exists = « { $value } » existe déjà. Une sauvegarde n’écrase jamais un fichier.
error-store-backup-postgres = La base de données « { $value } » est une base PostgreSQL : sauvegardez-la avec { $expected }.
error-store-restore-exists = Il y a déjà une base de données à l’emplacement « { $value } ». Utilisez --replace pour la remplacer ; l’ancienne est conservée à côté.

## Tables partagées sur le réseau

error-table-unknown = Table « { $value } » introuvable.
error-table-unreadable = Impossible d’ouvrir cette table : ses données sont endommagées. L’administrateur en est informé.
error-table-newer-rules = Cette table suit la version { $value } des règles ; ce serveur connaît la version { $expected }. Réessayez dans un instant.
error-table-stranger = Ouvrez d’abord la page d’accueil : un compte invité y sera créé pour vous.
error-table-bad-token = Jeton non valide.
error-table-bad-link = Ce lien a déjà servi ou a expiré.
error-table-claim-loses = Cet appareil a ses propres tables, problèmes ou amis, auxquels vous n’auriez plus accès. Confirmez qu’ils peuvent être remplacés, ou annulez.
error-table-no-token = Aucun de vos appareils ou programmes ne s’appelle « { $value } ».
error-table-own-token = Vous ne pouvez pas déconnecter cet appareil ici. Utilisez un autre appareil.
error-table-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.
error-table-no-passkey = Aucune de vos clés d’accès ne s’appelle « { $value } ».
error-table-passkeys-full = Vous pouvez avoir au plus { $value } clés d’accès. Supprimez-en une d’abord.
error-table-passkey-name = Le nom d’une clé d’accès doit avoir des caractères visibles.
error-table-bad-code = Code de secours non valide. Il est peut-être mal saisi ou déjà utilisé.
error-table-not-kept = Créez d’abord une clé d’accès ou des codes de secours. Sans eux, vous ne pourriez plus vous connecter.
error-table-record-unfinished = Cette partie n’est pas terminée. Vous ne pouvez ajouter que des parties terminées.
error-table-record-only-bots = Seuls des robots ont joué cette partie : elle ne peut pas être ajoutée à vos parties.
error-table-records-full = Vous pouvez ajouter au plus { $value } parties.
error-table-no-fork = L’aide est désactivée à cette table : vous ne pourrez jouer à partir d’une position qu’une fois la partie terminée.
error-table-too-many = Vous avez { $value } parties en cours. Terminez-en ou abandonnez-en quelques-unes avant d’en commencer d’autres.
error-table-still-here = { $value } est encore là, ou vient tout juste de partir.
error-table-name-locked = Votre nom, « { $value } », a été fixé par un administrateur et ne peut pas être changé.
error-table-name = Nom non valide : « { $value } ». Un nom compte { $expected } caractères visibles.
error-table-name-taken = Le nom « { $value } » est déjà pris à cette table.
error-table-entropy = « { $value } » n’est pas une suite de 32 chiffres hexadécimaux.
error-table-commit = « { $value } » n’est pas une suite de 64 chiffres hexadécimaux.
error-table-entropy-share = « { $value } » n’est pas le nombre sur lequel cette place s’était engagée.
error-table-not-to-reveal = La place { $value } n’a rien à révéler maintenant.
error-table-seat-taken = La place { $value } est prise.
error-table-seat-free = La place { $value } est libre.
error-table-not-yours =
    { $given ->
        [no] Vous ne jouez pas à cette table.
       *[yes] La place { $value } n’est pas la vôtre.
    }
error-table-no-seat = Il n’y a pas de place { $value }.
error-table-begun = La partie a déjà commencé.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-table-not-over = La partie n’est pas encore terminée.
error-table-seats-free = La partie ne peut pas encore commencer. Places libres : { $value }.
error-table-not-host = Seul l’hôte de cette table peut faire cela.
error-table-server-rolls = Cette table utilise des dés virtuels.
error-table-not-your-turn = Ce n’est pas à vous de jouer.
error-table-nothing-to-roll = Il n’y a rien à lancer maintenant.
error-table-resigned = Ce joueur a déjà abandonné.
error-table-no-stop = On ne peut pas s’arrêter d’un commun accord ici : la partie avance encore.
error-table-message-length = Un message compte { $expected } caractères.
error-table-spectator-chat = Seuls les joueurs peuvent discuter à cette table.
error-table-no-chat = La discussion est désactivée à cette table. Vous pouvez envoyer des réactions.
error-table-chat-full = Cette discussion est pleine ({ $value } messages).
error-table-no-help = L’hôte a désactivé les indices et le coach à cette table.
error-table-rated-rules = Une partie classée demande les réglages habituels, au moins deux joueurs, une place par personne, des dés virtuels, les robots de Rollhouse, un premier joueur tiré au sort et aucune aide. Entre plusieurs personnes, il faut aussi une pendule. Seuls les joueurs enregistrés peuvent en chercher.
error-table-daily-once = Le défi du jour ne se joue qu’une fois.
error-table-tournament-once = Cette partie fait partie d’un tournoi ; la ronde suivante commence automatiquement.
error-table-daily-begins = Votre partie se prépare. Réessayez dans un instant.
error-table-rated-no-undo = Dans cette partie, les coups ne peuvent pas être repris.
error-table-rated-no-cover = Dans cette partie, aucun robot ne peut remplacer un joueur.

error-wire-too-long = Le message est trop long.
error-wire-rate-limited = Trop de requêtes. Réessayez dans { $value } secondes.
error-wire-malformed = « { $value } » n’est pas une commande valide ({ $location }).
error-wire-no-such-page = Page introuvable : { $value }.
error-wire-broken = Une erreur s’est produite sur le serveur. Rien n’est perdu. Réessayez.
error-wire-unknown-host = Ce serveur n’est pas connu sous le nom « { $value } ». La personne qui l’héberge peut l’autoriser avec --allow-host.
error-wire-bad-host = La requête doit indiquer exactement un hôte.
error-wire-another-site = La requête vient d’un autre site : elle a été refusée.
error-wire-not-json = Type de contenu non pris en charge. Envoyez { $expected }.
error-lan-not-here = Rollhouse ne peut être ouvert au réseau que depuis l’ordinateur sur lequel il tourne.
error-lan-none = Cet ordinateur n’est connecté à aucun réseau.
error-lan-taken = Rollhouse ne peut pas écouter sur { $value } : { $reason }

## Le professeur

error-help-none = Il n’y a pas d’indices pour ce jeu : ses positions ne peuvent pas être évaluées.
error-help-nothing = Il n’y a rien à décider pour l’instant. Lancez d’abord les dés.
error-help-unavailable = La réponse exacte pour cette partie ne peut pas être calculée pour le moment. La partie continue sans elle.
error-help-another-day = Le problème du { $value } est clos : nous sommes le { $expected }.
error-help-no-puzzle = Problème introuvable.
error-help-no-rush = Rafale introuvable.

## Les dés

error-fair-not-verifiable = Cet enregistrement ne dit pas comment ses dés ont été produits : ils ne peuvent pas être vérifiés.
error-fair-not-over = La partie n’est pas terminée : le secret de ses dés est publié à la fin.
error-fair-secret = « { $value } » n’est pas un secret valide.
error-fair-commitment = Le secret ne correspond pas au nombre publié avant la partie : ces dés ne sont pas fiables.
error-fair-part = Le nombre révélé pour la place { $location } n’est pas celui sur lequel elle s’était engagée : ces dés ne sont pas fiables.
error-fair-roll = Le coup { $location } indique « { $value } », mais les dés donnent « { $expected } » : ces dés ne sont pas fiables.

## Faire tourner un serveur

error-setup-server = Réglages du serveur non valides : { $value }
error-setup-exec-bot = « { $value } » ne désigne pas un programme pour un robot.
error-setup-workers-share = { $value } processus ont besoin d’une base de données et d’un Redis partagés.
error-setup-per-address = « { $value } » n’est pas un nombre de connexions valide.
error-setup-keep = « { $value } » n’est pas un nombre de jours valide.
error-setup-port = Port non valide : « { $value } ».
error-setup-channels = Impossible de se connecter à Redis à l’adresse « { $value } ».
error-setup-public-url = « { $value } » n’est pas une adresse publique valide.
error-setup-trusted-proxies = « { $value } » n’est pas une adresse de proxy valide.
error-setup-log = Niveau de journal inconnu : « { $value } ».
error-setup-address = Le serveur ne peut pas écouter sur { $value }.
error-setup-no-files = L’option « { $value } » désigne un fichier et n’est pas disponible par le réseau.
error-setup-form = Il n’y a pas de format d’enregistrement « { $value } ».
error-setup-real_seats = Places avec de vrais dés non valides : « { $value } ».
error-setup-clock = Pendule non valide : { $value } secondes.

# The name of a user who has not chosen one.
daily-guest = Invité { $number }
