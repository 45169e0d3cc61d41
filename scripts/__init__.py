"""Programs for working on Rollhouse itself."""
