# Les notifications de tour.

web-notifications = Notifications de tour
web-notifications-how = Rien n’est envoyé tant que vous ne l’activez pas.
web-notifications-title = Dans le titre de la page et sur l’icône de l’application
web-notifications-push = Notifications push sur cet appareil
web-notifications-push-no = Les notifications demandent HTTPS et votre autorisation.
web-notifications-mail = Par e-mail
web-notifications-address = Votre adresse e-mail
web-notifications-send = Envoyer la confirmation
web-notifications-sent = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient pour confirmer.
web-notifications-on = Les e-mails sont envoyés à { $address }.

## Les liens des messages

web-email = Notifications par e-mail
web-email-confirm = Confirmer cette adresse
web-email-confirmed = C’est confirmé. Vous recevrez un e-mail quand c’est à vous de jouer.
web-email-stop = Se désabonner
web-email-stopped = Vous êtes désabonné, et votre adresse a été supprimée.
web-email-nothing = Ouvrez cette page avec le lien reçu par e-mail.
