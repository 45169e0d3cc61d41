"""The browser client: in a real browser with a real server, and what of it runs without one."""
