"""What cards say: values, queries, effects, rules in force."""
