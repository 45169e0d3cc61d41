"""Everything that goes wrong at a house, mixed, while people play: what they were told is what is stored, and everybody goes on."""
