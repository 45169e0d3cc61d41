"""The ASGI application: composition, pages, health."""
