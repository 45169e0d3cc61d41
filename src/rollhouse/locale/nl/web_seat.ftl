# Who somebody is: their seat, kept or given up.

web-forget = Al je gegevens verwijderen
web-forget-goes = Dit verdwijnt voorgoed: je naam, je apparaten en programma’s, je partijen tegen bots, je puzzels en je oefenstellingen. Waar je nog speelt, geef je op.
web-forget-stays = Partijen met anderen blijven van hen, zonder je naam en zonder wat je daar zei.
web-forget-never-back = Niemand kan dit terughalen. Download het eerst als je het misschien nog wilt hebben.
web-forget-yes = Alles verwijderen
web-forget-no = Bewaren
web-forget-done = Al je gegevens zijn verwijderd.
