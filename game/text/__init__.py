"""Everything people read, in English and the languages of the catalogues."""
