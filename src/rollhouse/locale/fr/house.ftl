house-seat = Place { $number }
