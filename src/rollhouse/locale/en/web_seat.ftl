# Who somebody is: their seat, kept or given up.

web-forget = Delete everything of yours
web-forget-goes = These go for good: your name, your devices and programs, your games with bots, your puzzles and your positions to train with. Where you are playing, you give up.
web-forget-stays = Games with other people stay theirs, without your name and without what you said there.
web-forget-never-back = Nobody can bring it back. Download it first if you may want it again.
web-forget-yes = Delete it all
web-forget-no = Keep it
web-forget-done = Everything of yours is deleted.
