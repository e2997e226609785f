"""What happens: steps, decisions, changes, triggers, events."""
