# Ratings naar resultaat: tafels voor de rating, de eigen rating, de besten van het huis.

web-rated = Voor de rating
web-rated-about = Het resultaat telt voor je rating: geen hulp, niets terugnemen, de dobbelstenen van het huis.
web-clock-rated = Twee minuten per zet
web-rated-table = Partij voor de rating
web-rating = { $points } ± { $reach }
web-rating-of-seat = Rating: { $rating }
web-rating-after = Je rating: { $points } ± { $reach }
web-rating-change = ({ $change } door deze partij)
web-ratings = Naar resultaat
web-ratings-how = Uit wie partijen voor de rating won, op een schaal zoals bij schaken: 400 punten meer zijn tien overwinningen tegen één. De ware waarde ligt 95 van de 100 keer binnen ±. Wie nieuw is begint op 1500, en de bots blijven waar ze gemeten zijn.
web-ratings-games = { $games ->
    [one] Eén partij voor de rating,
   *[other] { $games } partijen voor de rating,
} { $won ->
    [0] geen gewonnen.
    [one] één gewonnen.
   *[other] { $won } gewonnen.
}
web-ratings-provisional = Voorlopig: { $games ->
    [one] na nog één partij staat hij in de lijst.
   *[other] na nog { $games } partijen staat hij in de lijst.
}
web-ratings-month = Alleen deze maand: { $rating }
web-ratings-curve = Je rating na elke partij voor de rating: nu { $points }.
web-best = De besten
web-best-about = Wie het sterkst is, naar partijen voor de rating
web-best-month = Deze maand
web-best-all = Aller tijden
web-best-span = Wanneer
web-best-how = Gerangschikt naar de ondergrens van het interval: wat iemand zeker is, niet wat hij zou kunnen zijn.
web-best-place = Plaats
web-best-name = Naam
web-best-rating = Rating
web-best-games = Partijen
web-best-won = Gewonnen
web-best-you = jij
web-best-provisional = Voorlopig
web-best-provisional-how = Minder dan { $games } partijen voor de rating: deze ratings kunnen nog flink schuiven.
web-best-none = Nog niemand. Vink “Voor de rating” aan als je een tafel opent: de eerste { $games } partijen brengen je hier.
