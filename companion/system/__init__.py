"""What the operating system provides: files, settings, displays, sticks, the service manager."""
