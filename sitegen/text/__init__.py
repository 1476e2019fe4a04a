"""Reading: the abstract dialect, TeX math, words and slugs."""
