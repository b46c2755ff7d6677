"""The PostgreSQL of the server's tests."""

from tests.server.conftest import pg

__all__ = ["pg"]
