"""Work in separate processes: a process pool, its jobs, and the analysis of games with them."""
