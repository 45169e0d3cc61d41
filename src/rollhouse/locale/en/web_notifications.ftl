# How somebody hears that it is their turn.

web-notifications = When it is your turn
web-notifications-how = Nothing is sent unless you switch it on here.
web-notifications-title = In the title of the page, and on the icon of the app
web-notifications-push = As a message on this device
web-notifications-push-no = This browser can’t be told here: it takes an encrypted address, and your leave.
web-notifications-mail = By e-mail
web-notifications-address = Your e-mail address
web-notifications-send = Send the link
web-notifications-sent = We have written to { $address }. Open the link in that letter: then it is on.
web-notifications-on = Letters go to { $address }.

## The links in letters

web-email = Letters
web-email-confirm = Yes, write to me here
web-email-confirmed = Done: you are told by e-mail when it is your turn.
web-email-stop = No more letters
web-email-stopped = Done: no more letters come, and the address is forgotten.
web-email-nothing = This page is opened by a link in a letter.
