import { packJson } from '../sharing/pack-json.ts';
import { unpackJson } from '../sharing/unpack-json.ts';
import { type Format, newFormat } from './format.ts';
import { readFormat, type ReadFormat } from './read-format.ts';

/** `not-a-format`: a sound code of something else. */
export type DecodedFormat =
  | ({ readonly ok: true } & ReadFormat)
  | { readonly ok: false; readonly reason: 'malformed' | 'too-large' | 'not-a-format' };

/** The code that stands in the link of a format. What it does not demand is left out. */
export function encodeFormat(format: Format): string {
  const empty: Readonly<Record<string, unknown>> = newFormat(format.id);
  const told = Object.entries(format).filter(
    ([key, value]) => key === 'id' || JSON.stringify(value) !== JSON.stringify(empty[key]),
  );
  return packJson(Object.fromEntries(told));
}

/** Reads a format from the code of its link. Never throws, whatever it is given. */
export function decodeFormat(code: string): DecodedFormat {
  const unpacked = unpackJson(code);
  if (!unpacked.ok) return unpacked;
  const read = readFormat(unpacked.value);
  return read === null ? { ok: false, reason: 'not-a-format' } : { ok: true, ...read };
}
