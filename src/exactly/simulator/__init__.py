"""Simulated games, compiled with Numba: the rules once more as loops over numbers, for speed.

The tests compare every step with `rules`.
"""
