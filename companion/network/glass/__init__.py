"""The pages of the table in browsers, and the visitors who look at them."""
