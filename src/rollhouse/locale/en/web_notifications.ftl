# Settings for notifications.

web-notifications = Notifications
web-notifications-how = Nothing is sent unless you turn it on.
web-notifications-title = In the page title and on the app icon
web-notifications-push = Push notifications on this device
web-notifications-push-no = Notifications need HTTPS and your permission.
web-notifications-mail = By e-mail
web-notifications-address = Your e-mail address
web-notifications-send = Send confirmation
web-notifications-sent = We have sent an e-mail to { $address }. Open the link in the e-mail to confirm.
web-notifications-on = E-mails are sent to { $address }.
web-notifications-webhook = To a webhook (Discord or your own program)
web-notifications-webhook-address = Webhook address
web-notifications-webhook-save = Save
web-notifications-webhook-on = Notifications are posted to { $address }.
web-notifications-what = What is sent
web-notifications-item = { $item ->
    [turn] Your turn
    [invitation] Invitations
    [friend] Friend requests
    [round] Rounds of tournaments and matches
    [result] Results
   *[answer] Answers to your reports
}
web-notifications-channel = { $channel ->
    [push] Push
    [mail] E-mail
   *[webhook] Webhook
}
web-bell-news = News
web-bell-new = New

## The links in e-mails

web-email = E-mail notifications
web-email-confirm = Confirm this address
web-email-confirmed = Confirmed. You will get notifications by e-mail.
web-email-stop = Unsubscribe
web-email-stopped = You are unsubscribed, and your address has been deleted.
web-email-nothing = Open this page with the link from an e-mail.

## Said in the list on the site, and sent

notification-round = { $kind ->
    [tournament] Round { $number } of “{ $title }” has started.
   *[match] Round { $number } of your duplicate match ({ $game }) has started.
}
# $names is a list of people
notification-result = { $result ->
    [won] { $game } with { $names }: you won.
    [shared] { $game } with { $names }: you share the win.
   *[lost] { $game } with { $names }: you lost.
}
notification-over = { $kind ->
    [tournament] “{ $title }” is over.
   *[match] Your duplicate match ({ $game }) is over.
}
notification-answer = The admin has dealt with your report.
notification-answer-text = The admin answered your report: { $text }
