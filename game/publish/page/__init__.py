"""What the page is made of beside the game: its html, sheets, sounds, worker, what it shows first."""
