# Pictures of positions and games, and the previews of links.

picture-player = Jogador { $number }
picture-move = Jogada { $ply } de { $last }

preview-home = Dicy Cards e Dicetto no Rollhouse
preview-home-about = Joga contra bots ou amigos, aprende as regras em poucos minutos e vê quanto vale cada jogada.
preview-invitation = { $name } convida-te para { $game }
preview-invitation-nameless = Foste convidado para { $game }
preview-invitation-about = Abre o link e ocupa um lugar. Não precisas de conta.
preview-table = { $game }: { $names }
preview-table-live = Assiste a esta partida em direto.
preview-table-hidden = Outros ainda estão a jogar com os mesmos dados, por isso a posição ainda não é mostrada.
preview-replay-about = Revê esta partida jogada a jogada.
preview-analysis-about = Todas as decisões desta partida: quanto custaram e quanto foi sorte.
preview-position = Uma posição de { $game }
preview-position-about = O que jogarias? Vê quanto valem as melhores jogadas.
preview-daily = Desafio do dia: { $game }
preview-daily-about = Uma só tentativa e os mesmos dados para todos. { $day }
