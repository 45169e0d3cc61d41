"""The front end in lines of text, for screen readers, pipes and slow links."""
