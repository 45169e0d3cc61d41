"""The documentation as a site: what MkDocs asks on the way (`hooks`), and what the pages to explore are given (`data`)."""
