"""From output files to a published folder."""
