"""The start of a server by `exactly serve`: settings, addresses, browser."""
