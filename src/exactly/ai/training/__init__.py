"""How networks come to know: many tables at once, played by who learns there; needs PyTorch."""
