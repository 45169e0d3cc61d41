# Fouten bij toernooien.

error-evening-unknown = Toernooi niet gevonden.
error-evening-begun = Het toernooi is al begonnen.
error-evening-full = Het toernooi is vol ({ $came } spelers).
error-evening-not-host = Alleen de organisator van het toernooi kan dat doen.
error-evening-too-few = Een toernooi heeft minstens twee spelers nodig.
error-evening-too-many = Je hebt { $came } lopende toernooien. Annuleer er een, of wacht tot er een is afgelopen.
error-evening-title = Geef het toernooi een naam.
error-evening-not-kept = Je hebt een passkey nodig om hier een toernooi te maken. Maak er eerst een.
error-evening-two-only = Tafels met drie of vier spelers kunnen alleen in een Zwitsers toernooi.
