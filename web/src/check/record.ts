/** As much of a record as checking its dice needs; both written forms give the same. */
export interface CheckedRecord {
  game: string;
  /** The version of the rules. */
  rules: number;
  setup: Record<string, unknown>;
  seats: string[];
  moves: string[];
  tags: Record<string, string>;
}

const TAG = /^\[([A-Za-z][A-Za-z0-9_.-]*) "((?:[^"\\]|\\.)*)"\]$/;
const COMMENT = /\{(?:[^}\\]|\\.)*\}/g;

/** The record in this text, or null when it is none. */
export function readRecord(text: string): CheckedRecord | null {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  return trimmed.startsWith("{") ? fromJson(trimmed) : fromText(trimmed);
}

function fromJson(text: string): CheckedRecord | null {
  try {
    const { game, rules_version, setup, seats, moves, tags } = JSON.parse(text) as Partial<CheckedRecord> & { rules_version?: number };
    if (typeof game !== "string" || !Array.isArray(moves) || !Array.isArray(seats) || !setup) return null;
    return { game, rules: Number(rules_version), setup, seats, moves, tags: tags ?? {} };
  } catch {
    return null;
  }
}

function fromText(text: string): CheckedRecord | null {
  const record: CheckedRecord = { game: "", rules: 0, setup: {}, seats: [], moves: [], tags: {} };
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    const tag = TAG.exec(line);
    if (tag)
      keep(
        record,
        tag[1] ?? "",
        (tag[2] ?? "").replace(/\\(.)/g, (_, letter: string) => ({ n: "\n", r: "\r" })[letter] ?? letter),
      );
    else record.moves.push(...movesOf(line));
  }
  return record.game && record.seats.length ? record : null;
}

function keep(record: CheckedRecord, name: string, value: string): void {
  const [group, ...rest] = name.split(".");
  if (name === "Game") record.game = value;
  else if (name === "Rules") record.rules = Number(value);
  else if (group === "Seat") record.seats[Number(rest[0])] = value;
  else if (group === "Setup") record.setup[rest.join(".")] = value;
  else if (group === "Tag") record.tags[rest.join(".")] = value;
}

function movesOf(line: string): string[] {
  return line
    .replace(/^\d+\.(?:\s|$)/, "")
    .replace(COMMENT, ";")
    .split(";")
    .map((move) => move.trim())
    .filter(Boolean);
}

/** A setting that is a list, spelled out or in one text. */
export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === "string" ? value.split(/[\s,]+/).filter(Boolean) : [];
}
