"""Importing this module registers every command."""
