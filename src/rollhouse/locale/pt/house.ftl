house-seat = Lugar { $number }
