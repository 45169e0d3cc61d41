"""A simulated cluster: nodes and clients in one process on virtual time, with seeded schedules and faults."""
