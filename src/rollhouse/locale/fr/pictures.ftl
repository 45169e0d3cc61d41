# Pictures of positions and games, and the previews of links.

picture-player = Joueur { $number }
picture-move = Coup { $ply } sur { $last }

preview-home = Dicy Cards et Dicetto sur Rollhouse
preview-home-about = Jouez contre des robots ou des amis, apprenez les règles en quelques minutes et voyez ce que vaut chaque coup.
preview-invitation = { $name } vous invite à jouer à { $game }
preview-invitation-nameless = Vous êtes invité à jouer à { $game }
preview-invitation-about = Ouvrez le lien et prenez place. Aucun compte n’est nécessaire.
preview-table = { $game } : { $names }
preview-table-live = Regardez cette partie en direct.
preview-table-hidden = D’autres jouent encore avec les mêmes dés : la position n’est pas encore montrée.
preview-replay-about = Revoyez cette partie coup par coup.
preview-analysis-about = Chaque décision de cette partie : ce qu’elle a coûté et la part de chance.
preview-position = Une position de { $game }
preview-position-about = Que joueriez-vous ? Voyez ce que valent les meilleurs coups.
preview-daily = Défi du jour : { $game }
preview-daily-about = Un seul essai, et les mêmes dés pour tous. { $day }
