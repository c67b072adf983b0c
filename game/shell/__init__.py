"""The whole application without a browser: model, messages, update, effects, and the page as data."""
