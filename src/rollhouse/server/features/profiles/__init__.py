"""The pages of registered users, the menu of a name, and privacy settings."""
