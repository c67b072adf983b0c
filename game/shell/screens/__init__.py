"""The screens and what lies on top of them: the model in, markup out."""
