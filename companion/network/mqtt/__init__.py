"""A table's messages to a broker, and a house's to the table: topics, states, events, plays and commands. Off by default."""
