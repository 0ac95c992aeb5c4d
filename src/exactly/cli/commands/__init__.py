"""The commands of `exactly`, one module each; they alone import lazily."""
