"""Commands for the desk: they write what the tests then hold fast. `python3 -m tests.desk` lists them."""
