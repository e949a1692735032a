/** Codes of six letters that let the other player join a game. */

/** Letters without I, L and O, which look like digits. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const LETTERS = 6;
const CODE = /^[A-HJKMNP-Z]{6}$/;

/** The largest number of byte values that each letter can have an equal share of. */
const FAIR_VALUES = Math.floor(256 / ALPHABET.length) * ALPHABET.length;

/**
 * Makes a code from random bytes. Bytes that would favour some letters are passed over; null when
 * too few are left. 32 bytes are practically always enough.
 */
export function joinCodeOf(random: Uint8Array): string | null {
  const fair = [...random].filter((byte) => byte < FAIR_VALUES).slice(0, LETTERS);
  if (fair.length < LETTERS) return null;
  return fair.map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/**
 * Reads a code that somebody typed, in any case and with any spaces, hyphens or dots; null when it
 * is not a code.
 */
export function parseJoinCode(typed: string): string | null {
  const code = typed
    .slice(0, 100)
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}]/gu, '')
    .toUpperCase();
  return CODE.test(code) ? code : null;
}

/** A code in two groups, as people read it out: `ABC DEF`. */
export function formatJoinCode(code: string): string {
  return `${code.slice(0, LETTERS / 2)} ${code.slice(LETTERS / 2)}`;
}
