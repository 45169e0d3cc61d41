"""The tables API."""
