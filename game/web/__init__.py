"""The only room that touches the browser."""
