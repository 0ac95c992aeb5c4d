"""Settings of a server, and the services that its requests share."""
