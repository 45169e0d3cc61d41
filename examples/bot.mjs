// A bot for a Rollhouse table in plain JavaScript: it sits down with a token, and plays to the end.
//
//   node examples/bot.mjs http://localhost:8421 TOKEN TABLE SEAT
//
// (Node 22 or newer; Node 20 needs --experimental-websocket.)
import { createHash, randomBytes } from "node:crypto";

const [server, token, table, place] = process.argv.slice(2);
const seat = Number(place);

/** The idea of the bot, and all there is to improve: one of `choices`, which are the legal moves. */
function choose(position, choices) {
  const good = choices.filter((move) => /^(score|place)/.test(move));
  const among = good.length ? good : choices;
  return among[Math.floor(Math.random() * among.length)];
}

const address = `${server.replace(/^http/, "ws").replace(/\/$/, "")}/api/tables/${table}/socket`;
const socket = new WebSocket(address, { headers: { Authorization: `Bearer ${token}` } });
const send = (command) => socket.send(JSON.stringify(command));

let entropy = "";
/** Draws a share of the dice's entropy and returns the commitment to it: no other seat knows the share before all have committed. */
function commit() {
  entropy = randomBytes(16).toString("hex");
  return createHash("sha256").update(`rollhouse-2 part\n${seat}\n${entropy}`).digest("hex");
}

socket.onopen = () => send({ do: "sit", seat, name: `JavaScript ${seat + 1}`, commit: commit() });

socket.onmessage = ({ data }) => {
  const frame = JSON.parse(data);
  if (frame.is === "refused") console.log(frame.code, frame.message);
  if (frame.is !== "table") return;
  const view = frame.table;
  const own = view.seats[seat];
  if (own.reveal_due) send({ do: "reveal", seat, entropy });
  else if (own.dice_due && view.sealed) send({ do: "commit", seat, commit: commit() }); // another seat did not reveal: all others draw anew
  else if (view.status === "over") {
    console.log(view.winners.includes(seat) ? "won" : "lost");
    socket.close();
  } else if (view.roll_due === seat) {
    send({ do: "roll", at: view.version });
  } else if (view.to_act === seat && view.choices.length) {
    send({ do: "play", move: choose(view.position, view.choices), at: view.version });
  }
};

socket.onerror = () => {
  console.log("no connection to", address);
  process.exitCode = 1;
};
