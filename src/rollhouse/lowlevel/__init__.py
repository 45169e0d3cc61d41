"""Code that relies on undocumented internals of other libraries, for speed or for limits that they lack; nothing else may.

`python -m bench.server.shortcuts` measures what the server's parts gain: servers with and without each one take turns.
"""
