"""Of pyarrow.parquet what the laboratory uses."""

from pathlib import Path

from pyarrow import Table

def read_table(source: Path) -> Table: ...
def write_table(table: Table, where: Path, compression: str) -> None: ...
