"""The generated files, and the code that generates them."""
