"""Adapters for OpenSpiel, PettingZoo and Gymnasium.

Adapters only translate; `exactly.rules` decides. Each needs the extra of its name, and is imported
by its own module.
"""
