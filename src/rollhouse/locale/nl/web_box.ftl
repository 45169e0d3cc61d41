# The page on which an owner of the printed box corrects our guess at its contents.

web-box = Je eigen doos
web-box-of = { $game }: wat zit er in jouw doos?
web-box-link = Heb je de doos? Verbeter onze inschatting
web-box-shared = Deze inhoud komt uit de link. Vergelijk die met je doos voordat je hem bewaart.
web-box-actions = Deze inhoud gebruiken
web-box-play = Spelen met deze kaartset
web-box-play-set = Spelen met set { $name }
web-box-check = Controleren
web-box-save = Bewaren in mijn account
web-box-saved = Bewaard in je account.
web-box-forget = Verwijderen uit mijn account
web-box-download = { $file } downloaden
web-box-terminal = In de terminal:
web-box-reset = Opnieuw vanaf onze inschatting
web-box-share = Link met deze inhoud
web-box-wrong = Sommige velden kloppen nog niet.
