"""From the catalog to HTML pages and feeds."""
