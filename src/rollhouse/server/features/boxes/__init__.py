"""Contents of printed boxes that users have entered: checked, saved to the account, downloaded as a file."""
