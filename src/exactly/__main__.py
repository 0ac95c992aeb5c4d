"""`python -m exactly` is the command `exactly`."""

from exactly.cli import main

if __name__ == "__main__":
    main()
