/**
 * Bytes with a buffer of their own, as Web Crypto wants them. Not `Uint8Array<ArrayBuffer>`: for
 * the TypeScript of Deno 2.1, which a hosted project has, that type takes no parameter.
 */
export type Bytes = ReturnType<TextEncoder['encode']>;

/** Bytes as URL-safe base64 without padding, as Web Push writes keys and signatures. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of such a text; null for any other text. */
export function fromBase64Url(text: string): Bytes | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.codePointAt(0) ?? 0);
  } catch {
    return null;
  }
}
