"""Everything that outlives the process."""
