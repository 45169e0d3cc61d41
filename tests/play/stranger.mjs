// A verifier of dice that was written from docs/dice.md alone: it shares no code with the engine, the server or the browser client.
// Reads records (a JSON list) from standard input, and writes a verdict for each: {checked, byHand, elsewhere, seal} or {wrong}.
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const sha256 = (data) => createHash("sha256").update(data).digest();
const hmac = (key, ...data) => data.reduce((mac, part) => mac.update(part), createHmac("sha256", key)).digest();

function combinations(list, size) {
  if (size === 0) return [[]];
  return list.flatMap((first, place) => combinations(list.slice(place + 1), size - 1).map((rest) => [first, ...rest]));
}

function rolls(size) {
  let found = [""];
  for (let die = 0; die < size; die += 1) {
    found = found.flatMap((text) => [1, 2, 3, 4, 5, 6].filter((face) => face >= Number(text.at(-1) ?? 1)).map((face) => text + face));
  }
  return found;
}

const factorial = (n) => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const ways = (text) => [..."123456"].reduce((left, face) => left / factorial(text.split(face).length - 1), factorial(text.length));

const DICY_CARDS = (
  "any_two low_six odd straight two_pairs sixes double_pair three_lowest all_different five_different forty_minus all_same"
).split(" ");
const BONUS = "fewest_logo most_logo fewest_cards most_cards most_straights most_chance fewest_points most_numbers".split(" ");

/** The outcomes of chance's move, as pairs of text and weight; null for a player's move. */
function outcomes(record, place) {
  const [verb, ...rest] = record.moves[place].split(" ");
  const equal = (texts) => texts.map((text) => [`${verb} ${text}`, 1n]);
  if (verb === "roll") return rolls(rest.join("").length).map((text) => [`roll ${text}`, ways(text)]);
  if (verb === "first") return equal(record.seats.map((_, seat) => String(seat)));
  if (record.game === "dicy-cards" && verb === "deal") {
    const cards = DICY_CARDS.slice(0, record.setup.among ?? 12).sort();
    return equal(combinations(cards, 5).map((five) => five.join(" ")));
  }
  if (record.game === "dicetto" && verb === "draw") {
    const taken = record.moves.slice(0, place).filter((move) => move.startsWith("draw "));
    const deck = record.setup.deck.map((entry) => entry.split(":")[0]);
    return equal(deck.filter((card) => !taken.includes(`draw ${card}`)));
  }
  if (record.game === "dicetto" && verb === "bonus") return equal(combinations(BONUS, 4).map((four) => four.join(" ")));
  if (record.game === "dicetto" && verb === "duel") return equal([..."123456"].flatMap((a) => [..."123456"].map((b) => `${a} ${b}`)));
  return null;
}

const TURN_ENDS = { "dicy-cards": ["score", "skip"], dicetto: ["done"] };
const RANGE = 1n << 256n;

function derived(scheme, secret, entropy, moment, list) {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0n);
  for (let attempt = 0; ; attempt += 1) {
    const number = BigInt(`0x${hmac(secret, `${scheme} dice\n`, entropy, `\n${moment}\n${attempt}`).toString("hex")}`);
    if (number >= RANGE - (RANGE % total)) continue;
    let left = number % total;
    return list.find(([, weight]) => (left -= weight) < 0n)[0];
  }
}

function verdict(record) {
  const { tags } = record;
  const scheme = tags.Dice;
  if (scheme !== "rollhouse-2" && scheme !== "rollhouse-1") return { wrong: "not-verifiable" };
  if (tags["Dice.secret"] === undefined) return { wrong: "not-over" };
  if (!/^[0-9a-f]{64}$/.test(tags["Dice.secret"])) return { wrong: "secret" };
  const secret = Buffer.from(tags["Dice.secret"], "hex");
  if (hmac(secret, `${scheme} commitment`).toString("hex") !== tags["Dice.commitment"]) return { wrong: "commitment" };
  const old = scheme === "rollhouse-1";
  const shares = record.seats.map((_, seat) => tags[`Dice.${old ? "entropy" : "part"}.${seat}`] ?? (old ? "0".repeat(32) : ""));
  const commits = record.seats.map((_, seat) => tags[`Dice.commit.${seat}`] ?? "");
  if (!old) {
    for (const [seat, share] of shares.entries()) {
      const commit = share && sha256(`rollhouse-2 part\n${seat}\n${share}`).toString("hex");
      if (commit !== commits[seat]) return { wrong: "part" };
    }
  }
  const seal = old ? "" : sha256(["rollhouse-2 seal", tags["Dice.commitment"], ...commits].join("\n")).toString("hex");
  const entropy = sha256(shares.join("\n"));
  const byHand = (tags["Dice.by-hand"] ?? "").split(" ").filter(Boolean).map(Number);
  const before = Number(tags["Dice.before"] ?? 0);
  const counts = { checked: 0, byHand: 0, elsewhere: 0 };
  let [moment, ended, begun, first] = [0, 0, false, record.setup.first ?? 0];
  for (const [place, move] of record.moves.entries()) {
    const verb = move.split(" ")[0];
    if (verb === "first") first = Number(move.split(" ")[1]);
    if (verb === "roll" && !begun) {
      begun = true;
      if (place > 0) moment = 1000;
    }
    const list = outcomes(record, place);
    if (list) {
      const seat = begun ? (Number(first) + ended) % record.seats.length : -1;
      if (place < before) counts.elsewhere += 1;
      else if (byHand.includes(seat)) counts.byHand += 1;
      else if (derived(scheme, secret, entropy, moment, list) !== move) return { wrong: "roll", number: place + 1 };
      else counts.checked += 1;
      moment += 1;
    }
    if (TURN_ENDS[record.game].includes(verb)) {
      ended += 1;
      moment = (Math.floor(moment / 1000) + 1) * 1000;
    }
  }
  return { ...counts, seal };
}

console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map(verdict)));
