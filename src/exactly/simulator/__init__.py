"""Simulated games, compiled with Numba: a second version of the rules, for speed.

The tests compare every step with `rules`.
"""
