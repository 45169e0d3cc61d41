"""Notifications by Web Push and e-mail for players who are away when it is their turn."""
