"""Simulated games, compiled with Numba: the rules a second time, for speed.

The tests compare every step with `rules`.
"""
