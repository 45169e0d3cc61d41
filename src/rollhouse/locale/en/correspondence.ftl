# Errors about clocks and vacations.

error-table-correspondence = A bot can’t take over a seat in a correspondence game.
error-setup-increment = Invalid increment: { $value } seconds per turn.
error-vacation-begun = You are already on vacation.
error-vacation-too-long = You don’t have { $value } vacation days left this year.
