# The server: what can go wrong between it and its database.

error-store-url = “{ $came }” is no database that can be used here.
error-store-unavailable = The database doesn't answer, so nothing was changed. Please try again in a moment.
error-store-closed = The server is shutting down. Please come back in a moment.
error-store-newer = The database was made by a newer Rollhouse ({ $came }); this one can't use it.
error-store-backup = The backup “{ $came }” can't be written.
error-store-backup-exists = “{ $came }” is there already, and a backup never replaces a file.
error-store-backup-postgres = The database “{ $came }” is a PostgreSQL one: back it up with { $allowed }.
