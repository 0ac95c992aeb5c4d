"""The command line: the parts that several commands share."""
