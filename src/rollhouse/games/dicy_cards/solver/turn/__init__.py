"""One turn of Dicy Cards: its dice and cards as arrays, its values, how it ends."""
