"""Simulated games, compiled with Numba: the rules once more, for speed.

The tests compare every step with `rules`.
"""
