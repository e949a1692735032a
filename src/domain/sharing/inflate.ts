import { Inflate } from 'fflate';

/**
 * Compressed bytes given to the inflater at a time. Deflate grows 1032-fold at most, so one slice
 * yields 1 MB at most.
 */
const SLICE = 1024;
const ADLER_MODULUS = 65521;

/** `produced` is how many bytes were inflated before the answer was known. */
export type Inflated =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly produced: number }
  | { readonly ok: false; readonly reason: 'malformed' | 'too-large'; readonly produced: number };

/**
 * The bytes inside a zlib stream (RFC 1950), at most `limit` of them. It inflates slice by slice
 * and stops as soon as the limit is passed, so that a bomb costs no more than a large list. A
 * stream that is cut off, or whose checksum does not agree, is `malformed`: a list is never shown
 * changed. Never throws.
 */
export function inflateWithin(stream: Uint8Array, limit: number): Inflated {
  if (!hasZlibHeader(stream)) return { ok: false, reason: 'malformed', produced: 0 };
  const parts: Uint8Array[] = [];
  let produced = 0;
  const inflater = new Inflate((part) => {
    parts.push(part);
    produced += part.length;
  });
  const body = stream.subarray(2, -4);
  try {
    for (let at = 0; at < body.length; at += SLICE) {
      inflater.push(body.subarray(at, at + SLICE), at + SLICE >= body.length);
      if (produced > limit) return { ok: false, reason: 'too-large', produced };
    }
  } catch {
    return { ok: false, reason: 'malformed', produced };
  }
  const bytes = joined(parts, produced);
  if (adler32(bytes) !== lastWord(stream)) return { ok: false, reason: 'malformed', produced };
  return { ok: true, bytes, produced };
}

/**
 * Deflate with a window of 32 kB or less, no preset dictionary, and room for a body and the
 * checksum.
 */
function hasZlibHeader(stream: Uint8Array): boolean {
  const [method = 0, flags = 0] = stream;
  const isDeflate = (method & 15) === 8 && method >> 4 <= 7;
  const hasDictionary = (flags & 32) !== 0;
  return stream.length > 6 && isDeflate && !hasDictionary && ((method << 8) | flags) % 31 === 0;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function lastWord(stream: Uint8Array): number {
  return new DataView(stream.buffer, stream.byteOffset, stream.byteLength).getUint32(stream.byteLength - 4);
}

/** The checksum that ends a zlib stream; fflate skips it. */
function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % ADLER_MODULUS;
    high = (high + low) % ADLER_MODULUS;
  }
  return ((high << 16) | low) >>> 0;
}
