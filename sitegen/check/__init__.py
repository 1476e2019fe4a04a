"""What is wrong with a published folder."""
