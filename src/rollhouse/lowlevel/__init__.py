"""Code that relies on undocumented internals of other libraries, for speed or for limits that they lack; nothing else may."""
