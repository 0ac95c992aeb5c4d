"""Notices between the processes of a server, through Redis; a single process needs none."""
