"""The topics an abstract is filed under: phrases of the taxonomy, learned words, a choice."""
