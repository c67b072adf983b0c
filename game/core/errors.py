"""Errors by meaning. Each names the field it is about and a reason the text room has a sentence for."""


class Problem(ValueError):
    """Bad input from outside. `field` says where, `reason` what, `params` the details of the sentence."""

    def __init__(self, field: str, reason: str, **params: object) -> None:
        super().__init__(field, reason)
        self.field = field
        self.reason = reason
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{key}={value}" for key, value in self.params.items())
        return f"{self.field}: {self.reason}" + (f" ({details})" if details else "")


class BadNotation(Problem):
    """A text that is not the notation of anything."""


class BadOption(Problem):
    """An option, a seat count or a seed outside its choices."""


class UnknownGame(Problem):
    """No game has this id."""


class OtherVersion(Problem):
    """The record was made under other rules than ours."""


class BadCheck(Problem):
    """The check letters of a link do not fit its text: it was cut or changed."""


class IllegalAction(Problem):
    """A readable action that is not legal now; `params["refusal"]` holds the reason when it is known."""
