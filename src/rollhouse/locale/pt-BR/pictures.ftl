# Pictures of positions and games, and the previews of links.

picture-player = Jogador { $number }
picture-move = Jogada { $ply } de { $last }

preview-home = Dicy Cards e Dicetto no Rollhouse
preview-home-about = Jogue contra bots ou amigos, aprenda as regras em poucos minutos e veja quanto vale cada jogada.
preview-invitation = { $name } convida você para { $game }
preview-invitation-nameless = Você foi convidado para { $game }
preview-invitation-about = Abra o link e ocupe um lugar. Você não precisa de conta.
preview-table = { $game }: { $names }
preview-table-live = Assista a esta partida ao vivo.
preview-table-hidden = Outros ainda estão jogando com os mesmos dados, por isso a posição ainda não é mostrada.
preview-replay-about = Reveja esta partida jogada por jogada.
preview-analysis-about = Todas as decisões desta partida: quanto custaram e quanto foi sorte.
preview-position = Uma posição de { $game }
preview-position-about = O que você jogaria? Veja quanto valem as melhores jogadas.
preview-daily = Desafio do dia: { $game }
preview-daily-about = Uma única tentativa e os mesmos dados para todos. { $day }
