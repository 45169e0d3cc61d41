"""The same house as lines of text: for screen readers, pipes and slow links."""
