"""The server over real connections: SQLite and PostgreSQL, WebSockets, faults."""
