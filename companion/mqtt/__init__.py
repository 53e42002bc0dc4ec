"""What a table tells a broker, and what a house may tell the table: topics, states, events, plays, commands. Off by default."""
