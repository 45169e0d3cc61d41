"""What goes over the wire, and how it reaches everybody."""
