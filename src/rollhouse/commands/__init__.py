"""One module a command of `rollhouse`, on top of everything else."""
