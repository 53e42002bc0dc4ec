"""The engines that run in a process of their own, each by the package or library it needs; `__main__` is that process."""
