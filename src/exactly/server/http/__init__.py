"""The HTTP API, and the files of the page."""
