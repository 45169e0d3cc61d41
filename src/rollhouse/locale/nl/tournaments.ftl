# Fouten bij toernooien.

error-tournament-unknown = Toernooi niet gevonden.
error-tournament-begun = Het toernooi is al begonnen.
error-tournament-full = Het toernooi is vol ({ $value } spelers).
error-tournament-not-host = Alleen de organisator van het toernooi kan dat doen.
error-tournament-too-few = Een toernooi heeft minstens twee spelers nodig.
error-tournament-too-many = Je hebt { $value } lopende toernooien. Annuleer er een, of wacht tot er een is afgelopen.
error-tournament-title = Geef het toernooi een naam.
error-tournament-not-kept = Je hebt een passkey nodig om hier een toernooi te maken. Maak er eerst een.
error-tournament-swiss-only = Alleen in een Zwitsers toernooi kun je een ronde overslaan.
error-tournament-two-only = Tafels met drie of vier spelers kunnen alleen in een Zwitsers toernooi.
error-tournament-over = Het toernooi is afgelopen.
error-tournament-not-yours = Je doet niet mee aan dit toernooi.
