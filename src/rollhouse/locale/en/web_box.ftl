# The page on which an owner of the printed box corrects our guess at its contents.

web-box = Your own box
web-box-of = { $game }: what is in your box?
web-box-link = Own the box? Correct our guess
web-box-shared = These contents come from the link. Compare them with your box before you save them.
web-box-actions = Use these contents
web-box-play = Play with this deck
web-box-play-set = Play with set { $name }
web-box-check = Check
web-box-save = Save to my account
web-box-saved = Saved to your account.
web-box-forget = Delete from my account
web-box-download = Download { $file }
web-box-terminal = In the terminal:
web-box-reset = Start again from our guess
web-box-share = Link with these contents
web-box-wrong = Some fields are not right yet.
