"""The subcommands of the command line, one module for each area."""
