"""The database: schema, migrations, queries and the group writer."""
