# Ce que la maison sait de quelqu’un, pour lui-même : ses parties, et comment il joue.

## Vos parties

web-my-games = Vos parties
web-games-game = Jeu
web-games-any-game = Tous les jeux
web-games-status = Lesquelles
web-games-any-status = Toutes
web-games-running = En cours
web-games-finished = Terminées
web-games-result = Résultat
web-games-any-result = Tous
web-games-won = Gagnée
web-games-shared = Victoire partagée
web-games-lost = Perdue
web-games-opponent = Adversaire
web-games-against = contre { $names }
web-games-alone = en solitaire
web-games-setting = { $name } : { $value }
web-games-go-on = Continuer
web-games-choose = Choisir : { $game }, { $names }, { $date }
web-games-save-all = Enregistrer les parties
web-games-save-chosen = { $count ->
    [one] Enregistrer une partie
   *[other] Enregistrer { $count } parties
}
# $cost est un nombre, avec ≈ pour une estimation ; $luck porte son signe
web-games-played-share = { $cost } pt par décision, chance { $luck }
web-games-played-turns = { $cost } tour par décision, chance { $luck }
web-games-more = En voir plus
web-games-add = Ajouter des parties
web-games-added = { $count ->
    [0] Ces parties étaient déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
web-games-elsewhere = jouée ailleurs
web-games-terminal = Parties du terminal
web-games-terminal-how = Cette commande envoie ici les parties que vous terminez dans le terminal. Le jeton qu’elle contient est une clé de votre place : gardez-le pour vous.
web-games-terminal-command = La commande
web-games-none = Pas encore de partie. Celles que vous jouerez seront rassemblées ici.
web-games-none-found = Aucune partie ne correspond.

## Comment vous jouez

web-me = Votre niveau de jeu
web-me-about = Selon vos décisions, chance mise à part
web-me-archive = Télécharger tout ce qui est à vous
web-skill-how = Ce que vous coûte une décision en moyenne, chance mise à part. Moins, c’est mieux ; le jeu parfait ne coûte rien.
web-skill-of = { $players ->
    [one] { $game }, en solitaire
   *[other] { $game }, à { $players }
}
web-skill-share = points de chances de gagner par décision
web-skill-turns = tours par décision
web-skill-between = La vraie valeur se situe entre { $low } et { $high }, 95 fois sur 100.
web-skill-one-game = Une seule partie ne dit pas grand-chose : chaque nouvelle partie rend la valeur plus sûre.
web-skill-from = { $games ->
    [one] Une partie,
   *[other] { $games } parties,
} { $decisions ->
    [one] une décision.
   *[other] { $decisions } décisions.
}
web-skill-estimated = { $games ->
    [one] Dans l’une d’elles, les valeurs sont estimées.
   *[other] Dans { $games } d’entre elles, les valeurs sont estimées.
}
web-skill-scale = Sur la même échelle
web-skill-scale-how = Les robots jouent contre eux-mêmes, avec les réglages habituels.
web-skill-you = Vous
web-skill-curve = Au fil du temps
web-skill-curve-how = Chaque point est une partie, la ligne la moyenne des dix dernières : { $cost } maintenant.
web-skill-preparing = Vos dernières parties sont en cours d’évaluation.
web-skill-none = Terminez une partie : vous verrez ici comment vous l’avez jouée.
