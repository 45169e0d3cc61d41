"""What positions of Dicetto are worth: one turn exactly, and a learned judge for what lies beyond it."""
