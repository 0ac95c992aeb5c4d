"""The server for online tables: the web application, and the code that runs it."""
