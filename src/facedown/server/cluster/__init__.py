"""Keeps several servers on one database in step: heartbeats, notices of changes, tables that changed elsewhere."""
