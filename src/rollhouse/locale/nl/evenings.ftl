# Avonden met veel tafels.

error-evening-unknown = Die avond bestaat niet.
error-evening-begun = De avond is begonnen.
error-evening-full = De avond is vol: er doen { $came } mensen mee.
error-evening-not-host = Dat mag alleen wie de avond heeft gemaakt.
error-evening-too-few = Voor een avond zijn minstens twee mensen nodig.
error-evening-too-many = Je hebt { $came } avonden die niet voorbij zijn: zeg er een af, of wacht tot er een voorbij is.
error-evening-title = De avond heeft een naam nodig.
error-evening-not-kept = In dit huis maakt wie een passkey heeft een avond. Maak er eerst een.
error-evening-two-only = Met meer dan twee aan een tafel is een avond Zwitsers.
