"""What the operating system gives: files, settings, displays, the service manager."""
