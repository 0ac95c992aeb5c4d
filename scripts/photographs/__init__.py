"""Pictures of the page in every state, for people to judge, and what is wrong at first sight."""
