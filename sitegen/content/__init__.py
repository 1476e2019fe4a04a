"""Reading and writing a content folder."""
