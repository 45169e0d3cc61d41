house-seat = Plaats { $number }
