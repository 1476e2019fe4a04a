"""From the catalog to a Lunr index."""
