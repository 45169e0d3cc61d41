"""What positions of Dicy Cards are worth, and why: evaluators, reasons, odds."""
