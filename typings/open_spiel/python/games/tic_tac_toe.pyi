import pyspiel

class TicTacToeGame(pyspiel.Game):
    def __init__(self) -> None: ...
