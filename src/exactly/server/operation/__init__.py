"""What an operator needs: metrics, logging and rate limits."""
