# Avonden met veel tafels.

error-tournament-unknown = Die avond bestaat niet.
error-tournament-begun = De avond is begonnen.
error-tournament-full = De avond is vol: er doen { $value } mensen mee.
error-tournament-not-host = Dat mag alleen wie de avond heeft gemaakt.
error-tournament-too-few = Voor een avond zijn minstens twee mensen nodig.
error-tournament-too-many = Je hebt { $value } avonden die niet voorbij zijn: zeg er een af, of wacht tot er een voorbij is.
error-tournament-title = De avond heeft een naam nodig.
error-tournament-not-kept = In dit huis maakt wie een passkey heeft een avond. Maak er eerst een.
error-tournament-two-only = Met meer dan twee aan een tafel is een avond Zwitsers.
