"""Authentication and authorization: users, passkeys, tokens, CSRF, rate limits, bans."""
