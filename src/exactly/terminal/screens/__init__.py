"""Textual screens: set-up, table, help, rules and dialogs, and the application around them."""
