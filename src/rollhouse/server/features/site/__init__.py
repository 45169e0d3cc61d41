"""What the server offers to every client: its games, its address, and QR codes."""
