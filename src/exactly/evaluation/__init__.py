"""The win chance of every seat, exact or estimated, with one interface for both."""
