"""A title of an abstract's own words: clauses, cut to phrases, weighed, and the best finished."""
