"""Previews of links: the title, the description and the picture that other sites show; and pictures to save."""
