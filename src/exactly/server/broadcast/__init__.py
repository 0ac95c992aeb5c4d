"""Notices between the processes of a server, local or through Redis."""
