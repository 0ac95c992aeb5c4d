"""Files that are made from other files: what they are and how they are made."""
