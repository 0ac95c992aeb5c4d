"""The commands of `exactly`, one module each. They import lazily, so that each starts fast."""
