"""What is said of the games held against them: fairness, hints, reasons, what is always true."""
