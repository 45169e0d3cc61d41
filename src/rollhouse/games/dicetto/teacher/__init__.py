"""What positions of Dicetto are worth, and why: the evaluator, how turns end, what holds, reasons."""
