"""Everything people read, in English and German."""
