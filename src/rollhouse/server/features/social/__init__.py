"""Friends, invitations, blocked users and abuse reports."""
