"""What the stages hand to each other: frozen values, complete when made."""
