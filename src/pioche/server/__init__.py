"""The table over the network: HTTP for what stands still, a WebSocket for a table in play."""
