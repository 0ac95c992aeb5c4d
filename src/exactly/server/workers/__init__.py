"""Work outside the event loop: a process pool, its jobs, and analysis for the whole server."""
