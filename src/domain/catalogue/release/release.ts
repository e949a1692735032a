import * as v from 'valibot';
import type { Fault } from '../faults.ts';
import { parseFile } from '../faults.ts';
import { text, wholeNumber } from '../profile-schema.ts';
import type { Names } from '../types.ts';
import type { Overlay } from './overlay.ts';
import { parseOverlay } from './overlay-schema.ts';

/** The format that this version of the app writes and reads. */
const RELEASE_FORMAT = 1;

/**
 * A numbered, immutable release of the catalogue. It holds everything that it says over the files
 * of a build, so a device needs the newest one alone.
 */
export type CatalogueRelease = {
  /** 1 and up, without gaps. */
  readonly number: number;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The changes in words for players. */
  readonly note: string;
  readonly notes: Names;
  readonly overlay: Overlay;
};

/**
 * The outcome of reading a release. `newer`: it was written by a later version of the app, and this
 * one would misread it; `broken`: it has faults.
 */
export type ReadRelease =
  | { readonly ok: true; readonly release: CatalogueRelease }
  | { readonly ok: false; readonly reason: 'newer' | 'broken'; readonly faults: readonly Fault[] };

const head = v.strictObject({
  format: v.literal(RELEASE_FORMAT),
  number: wholeNumber(1, 1_000_000),
  publishedAt: v.pipe(v.string('a time'), v.isoTimestamp('a time as 2026-01-31T12:00:00Z')),
  note: text,
  notes: v.strictObject({ es: v.exactOptional(text), fr: v.exactOptional(text) }),
  overlay: v.unknown(),
});

/** Reads a release of any origin, all or nothing. `file` is its name in faults. */
export function readRelease(input: unknown, file: string): ReadRelease {
  const version = v.safeParse(
    v.looseObject({ format: v.pipe(v.number(), v.gtValue(RELEASE_FORMAT)) }),
    input,
  );
  if (version.success) return { ok: false, reason: 'newer', faults: [] };
  const parsed = parseFile(head, input, { file });
  if (!parsed.ok) return { ...parsed, reason: 'broken' };
  const { format: _format, ...rest } = parsed.value;
  const overlay = parseOverlay(rest.overlay, file);
  return overlay.ok
    ? { ok: true, release: { ...rest, overlay: overlay.value } }
    : { ...overlay, reason: 'broken' };
}
