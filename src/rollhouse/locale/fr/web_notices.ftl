# Les notifications de tour.

web-notices = Notifications de tour
web-notices-how = Rien n’est envoyé tant que vous ne l’activez pas.
web-notices-title = Dans le titre de la page et sur l’icône de l’application
web-notices-push = Notifications push sur cet appareil
web-notices-push-no = Les notifications demandent HTTPS et votre autorisation.
web-notices-mail = Par e-mail
web-notices-address = Votre adresse e-mail
web-notices-send = Envoyer la confirmation
web-notices-sent = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient pour confirmer.
web-notices-on = Les e-mails sont envoyés à { $address }.

## Les liens des messages

web-mail = Notifications par e-mail
web-mail-confirm = Confirmer cette adresse
web-mail-confirmed = C’est confirmé. Vous recevrez un e-mail quand c’est à vous de jouer.
web-mail-stop = Se désabonner
web-mail-stopped = Vous êtes désabonné, et votre adresse a été supprimée.
web-mail-nothing = Ouvrez cette page avec le lien reçu par e-mail.
