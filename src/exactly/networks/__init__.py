"""Networks that estimate each seat's chance to win, for two to six seats; they need NumPy alone.

How they came to know is in `training`, which needs PyTorch.
"""
