/**
 * A new id that no one has: a random UUID. Pages served without TLS lack `crypto.randomUUID`, so
 * there it is made from random bytes by the same rule (RFC 9562, version 4).
 */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** 16 bytes as the text of a version 4 UUID; the bits of version and variant are set. */
export function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, at) => {
    const fixed = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return fixed.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
