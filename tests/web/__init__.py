"""The browser client, as far as it can be tested without a browser."""
