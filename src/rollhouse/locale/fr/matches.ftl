# Les matchs en duplicate : deux tables, les mêmes dés.

error-match-unknown = Ce match n’existe pas.
error-match-begun = Le match a commencé.
error-match-over = Le match est terminé.
error-match-place-taken = La place { $value } n’est pas libre.
error-match-not-yours = Vous ne participez pas à ce match.
error-match-not-host = Seule la personne qui a créé le match peut le faire.
error-match-too-many = Vous avez { $value } matchs en cours : terminez-en un d’abord, ou annulez-le.
error-match-bot = « { $value } » ne peut pas jouer un duel : les deux doivent affronter le même robot, un robot qui ne laisse rien au hasard ({ $expected }).
error-table-same-dice-elsewhere = D’autres jouent encore avec les mêmes dés. Jusqu’à ce qu’ils aient fini, seules les personnes assises à cette table la voient.
error-table-match-once = Cette table fait partie d’un match, qui continue tout seul.
