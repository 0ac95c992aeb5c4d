"""Trained networks that estimate the win chances for two to six seats, with NumPy.

`training` trains them, and needs PyTorch.
"""
