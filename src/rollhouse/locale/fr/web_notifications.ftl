# Comment on apprend que c’est à son tour.

web-notifications = Quand c’est à vous
web-notifications-how = Rien n’est envoyé tant que vous ne l’activez pas ici.
web-notifications-title = Dans le titre de la page, et sur l’icône de l’application
web-notifications-push = Par une notification sur cet appareil
web-notifications-push-no = Ce navigateur ne peut pas recevoir de notifications ici : il faut une adresse chiffrée, et votre accord.
web-notifications-mail = Par e-mail
web-notifications-address = Votre adresse e-mail
web-notifications-send = Envoyer le lien
web-notifications-sent = Nous avons écrit à { $address }. Ouvrez le lien de ce message : ce sera alors activé.
web-notifications-on = Les messages vont à { $address }.

## Les liens des messages

web-email = Messages
web-email-confirm = Oui, écrivez-moi ici
web-email-confirmed = C’est fait : vous saurez par e-mail quand c’est à vous.
web-email-stop = Plus de messages
web-email-stopped = C’est fait : plus aucun message, et l’adresse est oubliée.
web-email-nothing = Cette page s’ouvre par un lien dans un message.
