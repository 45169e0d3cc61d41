# Des soirées à plusieurs tables.

error-evening-unknown = Cette soirée n’existe pas.
error-evening-begun = La soirée a commencé.
error-evening-full = La soirée est complète : { $came } personnes y participent.
error-evening-not-host = Seule la personne qui a créé la soirée peut le faire.
error-evening-too-few = Une soirée demande au moins deux personnes.
error-evening-too-many = Vous avez { $came } soirées qui ne sont pas finies : annulez-en une, ou attendez sa fin.
error-evening-title = La soirée a besoin d’un nom.
error-evening-not-kept = Dans cette maison, il faut une clé d’accès pour créer une soirée. Créez-en d’abord une.
error-evening-two-only = À plus de deux par table, une soirée suit le système suisse.
