/** The fractions of the square roots (start) and cube roots (rounds) of the first primes. */
const PRIMES = primes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * Returns the SHA-256 of a text's UTF-8 bytes, in hex. Browsers have their own only on pages with
 * TLS, and Muster runs in home networks without it.
 */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  let state: readonly number[] = START;
  for (let at = 0; at < bytes.byteLength; at += 64) state = mixed(state, new DataView(bytes.buffer, at, 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The bytes, a one, zeros, and their number of bits: a multiple of 64 bytes. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return whole;
}

function mixed(state: readonly number[], block: DataView): readonly number[] {
  const words = new Int32Array(64);
  for (let at = 0; at < 64; at += 1) words[at] = at < 16 ? block.getInt32(at * 4) : wordOf(words, at);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at += 1) {
    const choice = (e & f) ^ (~e & g);
    const first =
      h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUND[at] ?? 0) + (words[at] ?? 0);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + (state[at] ?? 0)) | 0);
}

function wordOf(words: Int32Array, at: number): number {
  const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
  return (
    (words[at - 16] ?? 0) +
    (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
    (words[at - 7] ?? 0) +
    (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
  );
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next += 1)
    if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}
