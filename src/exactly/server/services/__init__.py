"""Settings of a server, and the services that all its requests share."""
