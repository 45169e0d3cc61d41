"""The bots of Dicy Cards, one file for each way of thinking."""
