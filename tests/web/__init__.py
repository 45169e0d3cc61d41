"""The browser client: in a real browser at a real house, and what of it runs without one."""
