"""The abstract dialect: repair, formulas and URLs lifted out, one rule for each sign, two forms."""
