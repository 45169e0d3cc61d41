# Uiterlijk, geluid en animatie in de browser, en het einde van een partij.

web-look-light = Kleuren
web-look-light-auto = Zoals het apparaat
web-look-light-light = Licht
web-look-light-dark = Donker
web-look-table = Tafel
web-look-table-felt = Groen vilt
web-look-table-midnight = Nachtblauw
web-look-table-walnut = Notenhout
web-look-dice = Dobbelstenen
web-look-dice-ivory = Ivoor
web-look-dice-onyx = Onyx
web-look-dice-bold = Contrastrijk
web-look-speed = Beweging
web-look-speed-calm = Rustig
web-look-speed-quick = Snel
web-look-speed-none = Geen
web-look-haptics = Trillen op telefoons
web-look-afar = Tv-modus
web-look-afar-how = (groot, met een QR-code waarmee telefoons meedoen)
web-log-fold = Logboek verbergen
web-log-unfold = Logboek tonen
web-end-you = Je hebt gewonnen!
web-end-shared = Samen gewonnen!
web-end-lost = Deze keer winst voor { $names }
web-tv-join = Scan om mee te doen
