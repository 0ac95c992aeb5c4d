"""The language check: plain words, typography and short interface texts (`scripts/check`)."""
