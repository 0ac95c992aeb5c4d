"""Work outside the event loop: a process pool, its jobs, and queues for reviews and solving."""
