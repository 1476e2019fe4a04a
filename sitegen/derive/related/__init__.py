"""Papers like a given one, and what they share with it."""
