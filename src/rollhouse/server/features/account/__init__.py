"""Account deletion, guest expiry and sign-in methods."""
