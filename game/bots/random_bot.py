"""The random bot: any action, as likely as the next."""

from game.bots.bot import Bot, Budget, Line, Question, Thinking, Thought, below, numbers
from game.core.mark import N_


class RandomBot(Bot):
    """Chooses by its seed alone."""

    id = "random"
    about = N_("Plays any legal move, whatever it brings.")

    def weigh(self, question: Question, seed: int, budget: Budget) -> Thinking:
        """One draw."""
        yield from ()
        action = question.actions[below(numbers(seed))(len(question.actions))]
        return Thought(0, (Line(action.text, 0, 0.0, 0.0, 0.0),))
