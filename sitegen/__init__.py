"""A static site generator for a browsable catalog of papers."""

__version__ = "0.1.0"
