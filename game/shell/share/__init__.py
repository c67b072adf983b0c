"""What goes out and comes in: links, cards, replays, frames for blogs, backups."""
