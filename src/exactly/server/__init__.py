"""Tables people sit at: a command comes in, events go out; the log first, then the guests."""
