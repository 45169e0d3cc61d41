# Errors about clocks and vacations.

error-table-correspondence = A bot can’t take over a seat in a correspondence game.
error-setup-increment = Invalid increment: { $value } seconds per turn.
error-vacation-begun = You are already on vacation.
error-vacation-too-long = You don’t have { $value } vacation days left this year.
error-order-nothing-to-order = No standing order is possible here: standing orders are for correspondence games in which players react to each other’s turns.
error-order-unknown = { $value } can’t be ordered in advance here.
