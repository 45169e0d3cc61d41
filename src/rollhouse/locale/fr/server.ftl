# Le serveur : ce qui peut mal se passer entre lui et sa base de données.

error-store-url = « { $came } » n'est pas une base de données utilisable ici.
error-store-unavailable = La base de données ne répond pas : rien n'a changé. Réessayez dans un instant.
error-store-closed = Le serveur s'arrête. Revenez dans un instant.
error-store-newer = La base de données vient d'une version plus récente de Rollhouse ({ $came }) ; celle-ci ne peut pas s'en servir.
error-store-backup = Impossible d'écrire la sauvegarde « { $came } ».
error-store-backup-exists = « { $came } » existe déjà, et une sauvegarde ne remplace jamais un fichier.
error-store-backup-postgres = La base de données « { $came } » est une base PostgreSQL : sauvegardez-la avec { $allowed }.
