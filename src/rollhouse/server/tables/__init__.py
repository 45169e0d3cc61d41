"""Tables: who sits there, what happens, who is told."""
