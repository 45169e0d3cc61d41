# De server: wat er mis kan gaan tussen de server en zijn database.

error-store-url = ‘{ $came }’ is geen database die hier te gebruiken is.
error-store-unavailable = De database antwoordt niet; er is niets veranderd. Probeer het zo meteen nog eens.
error-store-closed = De server wordt afgesloten. Kom zo meteen terug.
error-store-newer = De database is van een nieuwere Rollhouse ({ $came }); deze kan er niet mee overweg.
error-store-backup = De back-up ‘{ $came }’ kan niet worden geschreven.
error-store-backup-exists = ‘{ $came }’ bestaat al, en een back-up vervangt nooit een bestand.
error-store-backup-postgres = De database ‘{ $came }’ is een PostgreSQL-database: maak er een back-up van met { $allowed }.
