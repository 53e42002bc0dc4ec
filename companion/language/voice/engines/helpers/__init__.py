"""The engines that run in their own process, one module per package or library; `__main__` is that process."""
