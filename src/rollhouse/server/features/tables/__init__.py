"""The tables API, and the retention of tables."""
