# Des soirées à plusieurs tables.

error-tournament-unknown = Cette soirée n’existe pas.
error-tournament-begun = La soirée a commencé.
error-tournament-full = La soirée est complète : { $value } personnes y participent.
error-tournament-not-host = Seule la personne qui a créé la soirée peut le faire.
error-tournament-too-few = Une soirée demande au moins deux personnes.
error-tournament-too-many = Vous avez { $value } soirées qui ne sont pas finies : annulez-en une, ou attendez sa fin.
error-tournament-title = La soirée a besoin d’un nom.
error-tournament-not-kept = Dans cette maison, il faut une clé d’accès pour créer une soirée. Créez-en d’abord une.
error-tournament-two-only = À plus de deux par table, une soirée suit le système suisse.
