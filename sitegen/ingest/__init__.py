"""From raw lists to abstracts."""
