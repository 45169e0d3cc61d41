# Refusals about clocks and vacations.

error-table-correspondence = Everybody has days for a move here: no bot takes anybody’s seat.
error-setup-increment = A turn can’t give { $value } seconds more.
error-vacation-begun = You are on vacation already.
error-vacation-too-long = So many days of this year’s vacation are not left: { $value }.
