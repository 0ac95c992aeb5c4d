"""Settings of a server, and the services that every request may need."""
