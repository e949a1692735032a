import * as v from 'valibot';
import { type ReadRelease, readRelease } from './release.ts';
import { sha256 } from './sha256.ts';

/** The name of a release: another hash means another release. */
export type ReleaseName = { readonly number: number; readonly sha256: string };

/** The name of a release in a row of the table `catalogue_releases`. */
export const nameRow = v.object({ number: v.number(), sha256: v.string() });

/** The columns of a whole release. Overlay and remarks are JSON as text: what the hash is of. */
export const RELEASE_COLUMNS = [
  'number',
  'format',
  'published_at',
  'note',
  'note_es',
  'note_fr',
  'sha256',
  'overlay',
  'remarks',
] as const;

const row = v.object({
  ...nameRow.entries,
  format: v.number(),
  published_at: v.string(),
  note: v.string(),
  note_es: v.nullable(v.string()),
  note_fr: v.nullable(v.string()),
  overlay: v.string(),
  remarks: v.string(),
});

/**
 * Reads a row of the table `catalogue_releases`. Null when it is not the whole release of this
 * name, as after a fault of the network.
 */
export function readReleaseRow(input: unknown, name: ReleaseName): ReadRelease | null {
  const read = v.safeParse(row, input);
  if (!read.success) return null;
  const { number, sha256: hash, format, note, published_at: at, overlay, remarks } = read.output;
  if (number !== name.number || hash !== name.sha256 || sha256(overlay + remarks) !== hash) return null;
  const { note_es: es, note_fr: fr } = read.output;
  const notes = { ...(es === null ? {} : { es }), ...(fr === null ? {} : { fr }) };
  const release = {
    format,
    number,
    publishedAt: at,
    note,
    notes,
    overlay: parseJson(overlay),
    remarks: parseJson(remarks),
  };
  return readRelease(release, `release ${number}`);
}

/** Undefined for what is no JSON, and for what would reach a prototype. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, (key, each: unknown) => {
      if (key === '__proto__') throw new SyntaxError('a key that no release has');
      return each;
    });
    return value;
  } catch {
    return undefined;
  }
}
