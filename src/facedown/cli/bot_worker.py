"""The terminal's name for the process in which bots think; the process itself serves tables too."""

from facedown.thinking.worker import Answer, Ask, Weighed, main, serve

__all__ = ["Answer", "Ask", "Weighed", "main", "serve"]

if __name__ == "__main__":
    main()
