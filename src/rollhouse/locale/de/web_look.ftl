# Aussehen, Töne und Bewegung im Browser, und das Ende einer Partie.

web-look-light = Farben
web-look-light-auto = Wie das Gerät
web-look-light-light = Hell
web-look-light-dark = Dunkel
web-look-table = Tisch
web-look-table-felt = Grüner Filz
web-look-table-midnight = Nachtblau
web-look-table-walnut = Nussbaum
web-look-dice = Würfel
web-look-dice-ivory = Elfenbein
web-look-dice-onyx = Onyx
web-look-dice-bold = Kräftig
web-look-speed = Bewegung
web-look-speed-calm = Ruhig
web-look-speed-quick = Schnell
web-look-speed-none = Keine
web-look-haptics = Vibration auf Handys
web-look-afar = TV-Modus
web-look-afar-how = (groß, mit QR-Code, damit Handys mitspielen können)
web-log-fold = Verlauf ausblenden
web-log-unfold = Verlauf zeigen
web-end-you = Du gewinnst!
web-end-shared = Geteilter Sieg!
web-end-lost = Diesmal Sieg für { $names }
web-tv-join = Scannen und mitspielen
