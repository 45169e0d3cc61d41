# Errors about clocks and vacations.

error-table-slow = A bot can’t take over a seat in a correspondence game.
error-setup-increment = Invalid increment: { $came } seconds per turn.
error-holiday-begun = You are already on vacation.
error-holiday-too-long = You don’t have { $came } vacation days left this year.
