"""Adapters for OpenSpiel, PettingZoo and Gymnasium.

Adapters translate and decide nothing: whatever the rules say is asked of `exactly.rules`. Each
needs the extra of its name, and is imported by its own module.
"""
