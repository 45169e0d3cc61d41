house-seat = Seat { $number }
