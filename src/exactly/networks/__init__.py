"""Trained networks that estimate the win chances for two to six seats, with NumPy.

How they are trained is in `training`, which needs PyTorch.
"""
