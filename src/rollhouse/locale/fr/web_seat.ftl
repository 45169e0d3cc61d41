# Who somebody is: their seat, kept or given up.

web-forget = Supprimer tout ce qui est à vous
web-forget-goes = Disparaissent pour toujours : votre nom, vos appareils et programmes, vos parties contre les robots, vos problèmes et vos positions d’entraînement. Là où une partie est en cours, vous abandonnez.
web-forget-stays = Les parties avec d’autres personnes leur restent, sans votre nom ni ce que vous y avez dit.
web-forget-never-back = Personne ne pourra rien rétablir. Téléchargez tout d’abord si vous pensez en avoir encore besoin.
web-forget-yes = Tout supprimer
web-forget-no = Tout garder
web-forget-done = Tout ce qui était à vous est supprimé.
