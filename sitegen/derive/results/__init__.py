"""The sentences of an abstract that state a measured outcome."""
