"""The bots of Dicetto, one file for each way of thinking."""
