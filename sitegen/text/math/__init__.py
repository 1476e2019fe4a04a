"""Formulas: TeX as MathML Core and as plain Unicode, with the macros of authors."""
