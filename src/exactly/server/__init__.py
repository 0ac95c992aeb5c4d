"""The server: its application, and how it is run."""
