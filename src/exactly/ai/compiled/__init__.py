"""The rules once more, compiled: the same game as loops over numbers, for many games at once.

A twin of `rules` for speed, and held against it step by step by the tests. Needs Numba.
"""
