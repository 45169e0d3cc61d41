"""Who the caller is and what they may do: guests, passkeys, tokens, CSRF, rate limits, bans."""
