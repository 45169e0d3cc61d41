/** SHA-256 and HMAC: the browser's own where it offers them, which it does on secure addresses only; ours on a local network without TLS. */

type Bytes = Uint8Array<ArrayBuffer>;

const BLOCK_BYTES = 64;

/** The browser's own; missing without TLS, although its type says otherwise. */
function native(): SubtleCrypto | undefined {
  return (globalThis as Partial<typeof globalThis>).crypto?.subtle;
}

export async function sha256(data: Bytes): Promise<Bytes> {
  const own = native();
  if (own) return new Uint8Array(await own.digest("SHA-256", data));
  return plainSha256(data);
}

export async function hmacSha256(key: Bytes, data: Bytes): Promise<Bytes> {
  const own = native();
  if (own) {
    const imported = await own.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await own.sign("HMAC", imported, data));
  }
  return plainHmac(key, data);
}

export function plainHmac(key: Bytes, data: Bytes): Bytes {
  const padded = new Uint8Array(BLOCK_BYTES);
  padded.set(key.length > BLOCK_BYTES ? plainSha256(key) : key);
  const inner = plainSha256(
    joined(
      padded.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return plainSha256(
    joined(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(...parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/** The first 32 bits of the fractional parts of the square (or cube) roots of the first primes. */
function roots(count: number, power: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) if (candidate % divisor === 0) prime = false;
    if (prime) found.push((candidate ** power % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}

const START = roots(8, 1 / 2);
const ROUNDS = roots(64, 1 / 3);

export function plainSha256(data: Uint8Array): Bytes {
  const length = Math.ceil((data.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(length);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(length - 4, data.length << 3);
  const hash = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < length; block += BLOCK_BYTES) compress(view, block, hash, words);
  const result = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => result.setUint32(place * 4, word));
  return new Uint8Array(result.buffer);
}

function turned(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function compress(view: DataView, block: number, hash: Uint32Array, words: Uint32Array): void {
  const at = (place: number): number => words[place] ?? 0;
  for (let place = 0; place < 16; place += 1) words[place] = view.getUint32(block + place * 4);
  for (let place = 16; place < 64; place += 1) {
    const [late, early] = [at(place - 2), at(place - 15)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[place] = at(place - 16) + low + at(place - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place += 1) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[place] ?? 0) + at(place);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => (hash[place] = (hash[place] ?? 0) + value));
}
