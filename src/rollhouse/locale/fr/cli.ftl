# La ligne de commande : ce que disent `rollhouse --help` et ses commandes.

cli-rollhouse = Jouer à Dicy Cards et à Dicetto : entre amis, contre des robots, ou avec la vraie boîte sur la table.
cli-play = Jouer une partie. Ce que vous ne précisez pas vous est demandé.
cli-learn = apprendre un jeu en jouant : de courtes leçons sur son plateau
cli-resume = Reprendre une partie interrompue : la dernière, ou celle que vous nommez.
cli-resume-list = lister les parties à reprendre
cli-resume-partial = si le fichier est endommagé, repartir du dernier coup valable
cli-resume-bot = si un robot de la partie n’existe plus, celui-ci prend sa place
cli-games = Lister les parties à reprendre ; en supprimer une, ou en extraire l’enregistrement.
cli-games-delete = supprimer cette partie pour de bon
cli-games-export = afficher l’enregistrement de cette partie, au point où elle en est
cli-games-out = l’écrire dans ce fichier (en JSON s’il finit par .json) au lieu de l’afficher
cli-replay = Revoir une partie enregistrée, coup par coup : un fichier, - pour l’entrée standard, ou votre dernière partie terminée.
cli-replay-json = afficher chaque position en JSON
cli-replay-all = afficher toute la partie sans s’arrêter
cli-analyse = Revoir une partie enregistrée, ou votre dernière partie terminée : ce que chaque coup a coûté, et la part de la chance.
cli-analyse-json = afficher l’analyse en JSON
cli-analyse-seat = seulement cette place (comptée à partir de 1)
cli-analyse-annotate = afficher l’enregistrement avec ce qui a été trouvé : appréciations, meilleurs coups, valeur des positions
cli-analyse-many = un dossier d’enregistrements : une ligne de JSON pour chacun
cli-analyse-out = avec --many ou --annotate : écrire dans ce fichier ; avec --many, la fois suivante, on repart de là
cli-sync = Envoie les parties terminées ici vers une maison en réseau, où elles rejoignent vos parties. ADDRESS est son adresse : https://dice.example.org.
cli-sync-token = votre jeton là-bas, depuis « Vos parties » (ou dans ROLLHOUSE_TOKEN)
cli-puzzle = Résoudre le problème du jour : trouver le meilleur coup. Les jeux alternent, ou nommez-en un.
cli-puzzle-day = le problème d’un autre jour, comme 2026-01-31
cli-train = S’entraîner sur des positions de vos parties terminées où vous avez fait une erreur.
cli-train-player = seulement les erreurs de ce joueur
cli-train-theme = les positions de ce thème, parmi les problèmes fournis (voir --themes)
cli-train-level = les positions de ce niveau
cli-train-themes = lister les thèmes
cli-rules = Afficher les règles, carte par carte.
cli-rules-about = n’afficher que ce qui concerne une carte, une règle ou une précision
cli-referee = Arbitrer une partie pour un autre programme : des lignes JSON en entrée et en sortie.
cli-serve = Ouvrir la maison dans un navigateur, pour vous ou pour tout le monde.
cli-serve-host = l’adresse d’écoute (127.0.0.1 : cette machine seulement)
cli-serve-lan = ouvrir aussi la maison au réseau local
cli-serve-port = le port d’écoute
cli-serve-database = où les parties sont conservées : une URL SQLAlchemy (sinon, un fichier à vous)
cli-serve-channels = comment plusieurs serveurs communiquent entre eux : memory (un seul serveur), ou une URL Redis
cli-serve-public-url = l’adresse par laquelle on y accède
cli-serve-trusted-proxies = les proxys auxquels on se fie pour l’origine d’un appel
cli-serve-workers = combien de processus répondent à cette adresse ; plusieurs demandent PostgreSQL et Redis
cli-serve-per-address = nombre de connexions simultanées permises à une même adresse ; 0 pour un nombre illimité
cli-serve-keep-unused = jours après lesquels disparaît une table où aucune partie n’a commencé et où rien ne se passe plus ; 0 pour jamais
cli-serve-keep-unfinished = de même pour une partie commencée et non terminée
cli-serve-keep-finished = de même pour une partie terminée ; les positions d’entraînement restent
cli-serve-keep-guests = jours sans partie après lesquels sont effacés les invités sans clé d’accès ni codes de secours ; 0 pour jamais
cli-serve-weigh = évaluer les parties dès leur fin, pour savoir comment elles ont été jouées ; sinon quand quelqu’un regarde les siennes
cli-serve-exec-bot = un programme qui joue comme robot sous ce nom, à tous les jeux ; peut être répété
cli-serve-open = ouvrir le navigateur
cli-verify = Vérifier les dés d’une partie enregistrée, ou de votre dernière partie terminée ; de plusieurs, si ce sont les mêmes.
cli-backup = Copier la base de données du serveur pendant qu’il tourne.
cli-restore = Remettre en place une copie de la base de données du serveur.
cli-restore-replace = mettre la copie à la place de la base existante, qui est conservée à côté
cli-inspect = Ouvrir une fois chaque table de la base de données du serveur, et nommer celles qui sont illisibles.
cli-simulate = Faire jouer beaucoup de parties à des robots et compter les résultats.
cli-simulate-players = les robots, place par place
cli-simulate-games = le nombre de parties
cli-simulate-seed = la même graine donne le même résultat
cli-simulate-workers = le nombre de processus (tous les cœurs, sauf indication contraire)
cli-engine = où le travail se fait : les processus de cette machine, ou une grappe Ray
cli-simulate-json = afficher le résultat en JSON
cli-simulate-csv = afficher le résultat en CSV
cli-levels = Mesurer la force des robots d’un jeu, ou de tous : une page de leurs parts de victoire.
cli-levels-bots = les robots à comparer, du plus faible au plus fort (sinon tous ceux du jeu)
cli-levels-games = le nombre de parties de chaque match
cli-levels-keep = garder dans ce fichier ce qui a été joué ; la fois suivante, on repart de là
cli-levels-out = écrire la page dans ce fichier au lieu de l’afficher
cli-arena = Faire jouer des robots entre eux, avec les mêmes dés à chaque place : classements, parts de victoire, longueurs et coût des décisions.
cli-arena-kind = chacun contre chacun, le premier contre tous les autres, ou deux jusqu’à savoir lequel est le plus fort
cli-arena-players = combien de robots différents à une table ; à 3 ou 4, toutes les tablées jouent
cli-arena-plot = dessiner dans ce fichier les classements et qui bat qui (rollhouse[plots])
cli-arena-games = le nombre de parties de chaque rencontre, ou son maximum
cli-arena-elo = pour sprt : le premier robot est-il plus fort de HIGH points Elo, ou seulement de LOW ?
cli-version = afficher la version
cli-lang = la langue (sinon : celle du système)
cli-plain = des lignes de texte au lieu du plein écran
# $bots is a list of cli-players-bots
cli-players = qui joue à quelle place : des personnes, des robots ({ $bots }), ou un programme comme robot (exec:./mybot)
cli-players-bots = { $game } : { $bots }
cli-dice = real : lancer de vrais dés et taper ce qu’ils montrent
cli-seed = des dés reproductibles : même graine, mêmes lancers
cli-coach = le coach vous prévient avant un coup qui coûte cher
cli-no-help = ni indices ni coach à cette table
cli-first = qui commence : une place, ou random (le hasard)
cli-help-help = afficher cette aide
cli-help-usage = Utilisation :
cli-help-options = Options
cli-help-options-word = OPTIONS
cli-help-commands = Commandes
cli-help-otherwise = { $text } (sinon : { $value })
cli-of-game = { $game } : { $text }
cli-of-games = { $games }
cli-why-meant = Vouliez-vous dire { $name } ?
cli-error = rollhouse : { $text } [{ $code }]

error-cli-argument = « { $value } » est de trop pour « { $location } ».
error-cli-command = La commande « { $value } » n’existe pas.
error-cli-option = L’option « { $value } » n’existe pas ici.
error-cli-option-value = L’option « { $value } » attend une valeur, ou n’en prend pas.
error-cli-missing = Il manque { $value }.
error-cli-both = « { $value } » et « { $location } » ne vont pas ensemble.
error-cli-usage = La ligne de commande n’a pas été comprise : { $value }
error-cli-system =
    { $given ->
        [no] Une lecture ou une écriture a échoué.
       *[yes] « { $value } » n’a pas pu être lu ou écrit.
    }
error-setup-about = Les règles ne disent rien de « { $value } ».
error-referee-too-long = La ligne compte { $value } octets, plus que les { $expected } qui sont lus.
error-referee-malformed = Ceci n’est pas une demande : « { $value } ».
error-referee-no-game = Aucune partie n’est encore en cours.
error-referee-seats = { $value } noms ont été donnés pour { $expected } places.

## Long work

solver-working = Résolution
solver-working-line = Résolution : { $share }
solver-stopped = Arrêté. Ce qui est fait est conservé : la prochaine fois, le calcul repartira de là.
solver-stopped-at-once = Arrêté.

cli-admin = S’occuper d’une maison : personnes, tables, signalements, exclusions
cli-admin-days = Avec ban : pour tant de jours, sinon pour toujours
cli-admin-reason = Avec ban : la raison, pour vous
cli-admin-json = En JSON, pour les programmes
