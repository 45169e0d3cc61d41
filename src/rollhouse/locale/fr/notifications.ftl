# Ce qui est envoyé à ceux qui sont ailleurs.

notification-title = { $event ->
    [turn] À vous de jouer
    [invitation] Invitation
    [friend] Demande d’ami
    [round] Ronde suivante
    [result] Résultat
    [answer] Votre signalement
   *[webhook] Webhook enregistré
}
# $names is a list of people
notification-turn = { $game } avec { $names }
notification-invitation = { $name } vous invite à jouer à { $game }.
notification-friend = { $name } souhaite devenir votre ami.
notification-webhook = Les notifications seront désormais envoyées ici.
notification-confirm-title = Confirmez votre adresse e-mail
notification-confirm = Un utilisateur de Rollhouse souhaite recevoir ses notifications à cette adresse. Si c’est vous, ouvrez ce lien dans les 24 heures : { $link }
    Sinon, ignorez cet e-mail. Vous n’en recevrez pas d’autre.
notification-mail-foot = Vous recevez cet e-mail parce que vous avez activé les notifications par e-mail. Se désabonner : { $link }
notification-account-title = Votre compte a été modifié
notification-account = { $change } Si c’est vous, il n’y a rien à faire. Sinon, vérifiez vos appareils et vos clés d’accès : { $link }

## Refus

error-notification-keys = Clés d’abonnement aux notifications non valides.
error-notification-endpoint = Ce n’est pas l’adresse d’un service de notifications : { $value }.
error-notification-address = Adresse e-mail non valide : { $value }.
error-notification-webhook = Impossible d’envoyer des notifications à { $value }. Un webhook est une adresse publique qui commence par https://.
error-notification-no-mail = Ce serveur n’envoie pas d’e-mails.
error-notification-bad-link = Ce lien n’est pas valide ou a expiré.
error-setup-smtp = ROLLHOUSE_SMTP n’indique aucun serveur d’e-mail.
error-setup-mail-from = ROLLHOUSE_MAIL_FROM n’est pas une adresse e-mail valide : { $value }.
error-setup-mail = Pour envoyer des e-mails, indiquez un expéditeur et l’adresse publique de ce serveur.
