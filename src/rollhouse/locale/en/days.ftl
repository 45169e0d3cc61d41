# Refusals about clocks and holidays.

error-table-slow = Everybody has days for a move here: no bot takes anybody’s seat.
error-setup-increment = A turn can’t give { $came } seconds more.
error-holiday-begun = You are on holiday already.
error-holiday-too-long = So many days of this year’s holiday are not left: { $came }.
