"""The full-screen front end, built with Textual."""
