"""Sockets, publish-subscribe between nodes, and the addresses of the server."""
