# Réglages des notifications.

web-notifications = Notifications
web-notifications-how = Rien n’est envoyé tant que vous ne l’activez pas.
web-notifications-title = Dans le titre de la page et sur l’icône de l’application
web-notifications-push = Notifications push sur cet appareil
web-notifications-push-no = Les notifications demandent HTTPS et votre autorisation.
web-notifications-mail = Par e-mail
web-notifications-address = Votre adresse e-mail
web-notifications-send = Envoyer la confirmation
web-notifications-sent = Nous avons envoyé un e-mail à { $address }. Ouvrez le lien qu’il contient pour confirmer.
web-notifications-on = Les e-mails sont envoyés à { $address }.
web-notifications-webhook = Vers un webhook (Discord ou votre programme)
web-notifications-webhook-address = Adresse du webhook
web-notifications-webhook-save = Enregistrer
web-notifications-webhook-on = Les notifications sont envoyées à { $address }.
web-notifications-what = Ce qui est envoyé
web-notifications-item = { $item ->
    [turn] C’est à vous de jouer
    [invitation] Invitations
    [friend] Demandes d’ami
    [round] Rondes des tournois et des matchs
    [result] Résultats
   *[answer] Réponses à vos signalements
}
web-notifications-channel = { $channel ->
    [push] Push
    [mail] E-mail
   *[webhook] Webhook
}
web-bell-news = Nouvelles
web-bell-new = Nouveau

## Les liens des messages

web-email = Notifications par e-mail
web-email-confirm = Confirmer cette adresse
web-email-confirmed = C’est confirmé. Vous recevrez les notifications par e-mail.
web-email-stop = Se désabonner
web-email-stopped = Vous êtes désabonné, et votre adresse a été supprimée.
web-email-nothing = Ouvrez cette page avec le lien reçu par e-mail.

## Dans la liste du site et dans les envois

notification-round = { $kind ->
    [tournament] La ronde { $number } de « { $title } » a commencé.
   *[match] La ronde { $number } de votre match en duplicate ({ $game }) a commencé.
}
# $names is a list of people
notification-result = { $result ->
    [won] { $game } avec { $names } : vous avez gagné.
    [shared] { $game } avec { $names } : vous partagez la victoire.
   *[lost] { $game } avec { $names } : vous avez perdu.
}
notification-over = { $kind ->
    [tournament] « { $title } » est terminé.
   *[match] Votre match en duplicate ({ $game }) est terminé.
}
notification-answer = L’administrateur a traité votre signalement.
notification-answer-text = L’administrateur a répondu à votre signalement : { $text }
