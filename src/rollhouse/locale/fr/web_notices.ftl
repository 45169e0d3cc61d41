# Comment on apprend que c’est à son tour.

web-notices = Quand c’est à vous
web-notices-how = Rien n’est envoyé tant que vous ne l’activez pas ici.
web-notices-title = Dans le titre de la page, et sur l’icône de l’application
web-notices-push = Par une notification sur cet appareil
web-notices-push-no = Ce navigateur ne peut pas recevoir de notifications ici : il faut une adresse chiffrée, et votre accord.
web-notices-mail = Par e-mail
web-notices-address = Votre adresse e-mail
web-notices-send = Envoyer le lien
web-notices-sent = Nous avons écrit à { $address }. Ouvrez le lien de ce message : ce sera alors activé.
web-notices-on = Les messages vont à { $address }.

## Les liens des messages

web-mail = Messages
web-mail-confirm = Oui, écrivez-moi ici
web-mail-confirmed = C’est fait : vous saurez par e-mail quand c’est à vous.
web-mail-stop = Plus de messages
web-mail-stopped = C’est fait : plus aucun message, et l’adresse est oubliée.
web-mail-nothing = Cette page s’ouvre par un lien dans un message.
