"""Who else sees the table: browsers of phones and tablets, a broker, a house of many tables."""
