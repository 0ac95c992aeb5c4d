"""A server and its load, for the benchmarks of the server."""
