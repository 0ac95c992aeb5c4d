"""One migration a module."""
