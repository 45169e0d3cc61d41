"""Deletes tables and competitions after their retention period."""
