# La ligne de commande : ce que disent `rollhouse --help` et ses commandes.

cli-rollhouse = Jouer à Dicy Cards et à Dicetto : entre amis, contre des robots, ou avec la vraie boîte sur la table.
cli-play = Jouer une partie. Ce que vous ne précisez pas vous est demandé.
cli-resume = Reprendre une partie interrompue : la dernière, ou celle que vous nommez.
cli-resume-list = énumérer les parties à reprendre
cli-resume-partial = si le fichier est abîmé, repartir du dernier coup valable
cli-replay = Revoir une partie enregistrée, coup par coup.
cli-replay-json = afficher chaque position en JSON
cli-replay-all = afficher toute la partie sans s’arrêter
cli-analyse = Revoir une partie enregistrée : ce que chaque coup a coûté, et la part de la chance.
cli-analyse-json = écrire l'analyse en JSON
cli-analyse-seat = seulement cette place (comptée à partir de 1)
cli-rules = Afficher les règles, carte par carte.
cli-rules-about = n’afficher que ce qui concerne une carte, une règle ou une précision
cli-referee = Arbitrer une partie pour un autre programme : des lignes JSON en entrée et en sortie.
cli-serve = Ouvrir la maison dans un navigateur, pour vous ou pour tout le monde.
cli-serve-host = l’adresse d’écoute (127.0.0.1 : cette machine seulement)
cli-serve-port = le port d’écoute
cli-serve-database = où les parties sont conservées : une URL SQLAlchemy (sinon, un fichier à vous)
cli-serve-channels = comment plusieurs serveurs communiquent entre eux : memory (un seul serveur), ou une URL Redis
cli-serve-public-url = l’adresse que les gens utilisent
cli-serve-trusted-proxies = les proxys que l’on croit sur l’origine d’un appel
cli-serve-open = ouvrir le navigateur
cli-verify = Vérifier les dés d’une partie enregistrée.
cli-backup = Copier la base de données du serveur pendant qu’il tourne.
cli-simulate = Faire jouer beaucoup de parties à des robots et compter les résultats.
cli-simulate-players = les robots, place par place
cli-simulate-games = le nombre de parties
cli-simulate-seed = la même graine donne le même résultat
cli-simulate-workers = le nombre de processus (tous les cœurs, sauf indication contraire)
cli-simulate-json = afficher le résultat en JSON
cli-simulate-csv = afficher le résultat en CSV
cli-solve = Résoudre Dicy Cards, à deux ou en solitaire : exactement.
cli-solve-players = 2 (une part de la victoire), ou 1 (des tours jusqu’au but)
cli-solve-device = sur quoi le résoudre
cli-solve-threads = le nombre de cœurs (tous, sauf indication contraire)
cli-solve-json = afficher le résultat en JSON
cli-odds = Montrer les meilleurs coups d’une position de Dicy Cards, ou les chances d’un lancer.
cli-odds-dice = les six dés sur la table, comme 123466
cli-odds-active = vos cartes actives, ou none pour aucune (sinon : toutes)
cli-odds-scores = les scores : le vôtre, puis ceux des autres, dans le sens horaire
cli-odds-theirs = les cartes actives d’un autre joueur, ou none ; une fois pour chacun, dans le sens horaire
cli-odds-players = le nombre de joueurs ; 1 pour jouer en solitaire
cli-odds-first = qui commence les manches : 1, c’est vous, 2, le joueur suivant
cli-odds-moves = le nombre de coups à montrer, les meilleurs d’abord
cli-odds-points = à partir de combien de points montrer les chances
cli-odds-json = tout afficher en JSON
cli-version = afficher la version
cli-lang = la langue (sinon : celle du système)
cli-plain = des lignes de texte au lieu du plein écran
cli-players = qui joue à quelle place ; les robots sont bot:random et bot:greedy
cli-dice = real : lancer de vrais dés et taper ce qu’ils montrent
cli-seed = des dés reproductibles : même graine, mêmes lancers
cli-first = qui commence : une place, ou random (le hasard)
cli-help-help = afficher cette aide
cli-help-usage = Utilisation :
cli-help-options = Options
cli-help-options-word = OPTIONS
cli-help-commands = Commandes
cli-error = rollhouse : { $text } [{ $code }]

error-cli-argument = « { $came } » est de trop pour « { $where } ».
error-cli-command = La commande « { $came } » n’existe pas.
error-cli-option = L’option « { $came } » n’existe pas ici.
error-cli-option-value = L’option « { $came } » attend une valeur, ou n’en prend pas.
error-cli-missing = Il manque { $came }.
error-cli-usage = La ligne de commande n’a pas été comprise : { $came }
error-cli-system =
    { $given ->
        [no] Une lecture ou une écriture a échoué.
       *[yes] « { $came } » n’a pas pu être lu ou écrit.
    }
error-setup-about = Les règles ne disent rien de « { $came } ».
error-referee-too-long = La ligne compte { $came } octets, plus que les { $allowed } qui sont lus.
error-referee-malformed = Ceci n’est pas une demande : « { $came } ».
error-referee-no-game = Aucune partie n’est encore en cours.
error-referee-seats = { $came } noms ont été donnés pour { $allowed } places.
