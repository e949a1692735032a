import { createHash, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A refresh token as the service of a hosted project writes it: 12 of a-z and 0-9. */
export function newRefreshToken(): string {
  return Array.from({ length: 12 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

/** Returns a new one-time code with this number of digits, leading zeros included. */
export function newCode(digits: number): string {
  return Array.from({ length: digits }, () => String(randomInt(10))).join('');
}

/**
 * Returns the stored form of a one-time code: it reveals nothing of the code without the address
 * that it was sent to.
 */
export function hashCode(relatesTo: string, code: string): string {
  return createHash('sha224').update(`${relatesTo}${code}`).digest('hex');
}
