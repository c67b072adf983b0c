"""Parts of a screen that every game shares: pure functions from words and numbers to markup."""
