# Turn notifications.

web-notifications = Turn notifications
web-notifications-how = Nothing is sent unless you turn it on.
web-notifications-title = In the page title and on the app icon
web-notifications-push = Push notifications on this device
web-notifications-push-no = Notifications need HTTPS and your permission.
web-notifications-mail = By e-mail
web-notifications-address = Your e-mail address
web-notifications-send = Send confirmation
web-notifications-sent = We have sent an e-mail to { $address }. Open the link in the e-mail to confirm.
web-notifications-on = E-mails are sent to { $address }.

## The links in e-mails

web-email = E-mail notifications
web-email-confirm = Confirm this address
web-email-confirmed = Confirmed. You will get an e-mail when it is your turn.
web-email-stop = Unsubscribe
web-email-stopped = You are unsubscribed, and your address has been deleted.
web-email-nothing = Open this page with the link from an e-mail.
