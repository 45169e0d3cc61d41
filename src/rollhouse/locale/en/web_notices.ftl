# How somebody hears that it is their turn.

web-notices = When it is your turn
web-notices-how = Nothing is sent unless you switch it on here.
web-notices-title = In the title of the page, and on the icon of the app
web-notices-push = As a message on this device
web-notices-push-no = This browser can’t be told here: it takes an encrypted address, and your leave.
web-notices-mail = By e-mail
web-notices-address = Your e-mail address
web-notices-send = Send the link
web-notices-sent = We have written to { $address }. Open the link in that letter: then it is on.
web-notices-on = Letters go to { $address }.

## The links in letters

web-mail = Letters
web-mail-confirm = Yes, write to me here
web-mail-confirmed = Done: you are told by e-mail when it is your turn.
web-mail-stop = No more letters
web-mail-stopped = Done: no more letters come, and the address is forgotten.
web-mail-nothing = This page is opened by a link in a letter.
