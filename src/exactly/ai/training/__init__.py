"""How networks come to know: many tables at once, played by what is being learned; needs PyTorch."""
