# Turn notifications.

web-notices = Turn notifications
web-notices-how = Nothing is sent unless you turn it on.
web-notices-title = In the page title and on the app icon
web-notices-push = Push notifications on this device
web-notices-push-no = Notifications need HTTPS and your permission.
web-notices-mail = By e-mail
web-notices-address = Your e-mail address
web-notices-send = Send confirmation
web-notices-sent = We have sent an e-mail to { $address }. Open the link in the e-mail to confirm.
web-notices-on = E-mails are sent to { $address }.

## The links in e-mails

web-mail = E-mail notifications
web-mail-confirm = Confirm this address
web-mail-confirmed = Confirmed. You will get an e-mail when it is your turn.
web-mail-stop = Unsubscribe
web-mail-stopped = You are unsubscribed, and your address has been deleted.
web-mail-nothing = Open this page with the link from an e-mail.
