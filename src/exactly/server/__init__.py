"""The server: the application, and the code that runs it."""
