"""Results of commands as text, tables, HTML and SVG; independent of the command line."""
