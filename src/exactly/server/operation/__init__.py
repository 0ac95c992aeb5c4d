"""Tools for operators: metrics, logging and rate limits."""
