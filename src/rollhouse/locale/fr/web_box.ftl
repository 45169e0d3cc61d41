# The page on which an owner of the printed box corrects our guess at its contents.

web-box = Votre boîte
web-box-of = { $game } : que contient votre boîte ?
web-box-link = Vous avez la boîte ? Corrigez notre hypothèse
web-box-shared = Ce contenu vient du lien. Comparez-le à votre boîte avant de l’enregistrer.
web-box-actions = Utiliser ce contenu
web-box-play = Jouer avec ce paquet
web-box-play-set = Jouer avec l’ensemble { $name }
web-box-check = Vérifier
web-box-save = Enregistrer dans mon compte
web-box-saved = Enregistré dans votre compte.
web-box-forget = Supprimer de mon compte
web-box-download = Télécharger { $file }
web-box-terminal = Dans le terminal :
web-box-reset = Repartir de notre hypothèse
web-box-share = Lien avec ce contenu
web-box-wrong = Certains champs ne sont pas encore corrects.
