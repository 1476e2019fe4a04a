"""What is made from abstracts alone, and the catalog it completes."""
