"""A server under load, as the benchmarks of the server need it."""
