/**
 * Base64 in the URL-safe alphabet of RFC 4648, in plain TypeScript: browsers and Node share no
 * other way.
 */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const NONE = 255;

const valueOf = new Uint8Array(128).fill(NONE);
for (let value = 0; value < 64; value += 1) valueOf[ALPHABET.charCodeAt(value)] = value;
// Links that were re-encoded on their way carry the ordinary alphabet.
valueOf['+'.charCodeAt(0)] = 62;
valueOf['/'.charCodeAt(0)] = 63;

/** Url-safe base64 of `bytes`, without padding (docs/product.md, "Share links"). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = (byteAt(bytes, at) << 16) | (byteAt(bytes, at + 1) << 8) | byteAt(bytes, at + 2);
    const quartet =
      ALPHABET.charAt(group >> 18) +
      ALPHABET.charAt((group >> 12) & 63) +
      ALPHABET.charAt((group >> 6) & 63) +
      ALPHABET.charAt(group & 63);
    text += quartet.slice(0, Math.min(4, bytes.length - at + 1));
  }
  return text;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}

/**
 * The bytes behind url-safe or ordinary base64, with or without its padding. Null for any other
 * character and for a length that no bytes have.
 */
export function fromBase64Url(text: string): Uint8Array | null {
  const { length } = text.replace(/={1,2}$/, '');
  if (length % 4 === 1) return null;
  const bytes = new Uint8Array((length * 3) >> 2);
  let filled = 0;
  let bits = 0;
  let pending = 0;
  for (let at = 0; at < length; at += 1) {
    const value = valueOf[text.charCodeAt(at)] ?? NONE;
    if (value === NONE) return null;
    pending = ((pending << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[filled] = (pending >> bits) & 255;
      filled += 1;
    }
  }
  return bytes;
}
