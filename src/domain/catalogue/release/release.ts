import * as v from 'valibot';
import type { Fault } from '../faults.ts';
import { parseFile } from '../faults.ts';
import { prose, wholeNumber } from '../plain-schemas.ts';
import type { Names } from '../types.ts';
import type { Overlay } from './overlay.ts';
import { byTarget, parseOverlay } from './overlay-schema.ts';

/** The format that this version of the app writes and reads. */
const RELEASE_FORMAT = 1;

/** A sentence to players about one target that a release changes. */
export type Remark = {
  /** The reason. */
  readonly note: string;
  readonly notes: Names;
  /** The number of the release in which the target last changed. */
  readonly release: number;
  /** The names of the players who proposed it and wish to be named. */
  readonly by: readonly string[];
};

/** Remarks by target, as in an `Overlay`. */
export type Remarks = Readonly<Record<keyof Overlay, Readonly<Record<string, Remark>>>>;

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
  readonly remarks: Remarks;
};

/**
 * The outcome of reading a release. `newer`: it was written by a later version of the app, and this
 * one would misread it; `broken`: it has faults.
 */
export type ReadRelease =
  | { readonly ok: true; readonly release: CatalogueRelease }
  | { readonly ok: false; readonly reason: 'newer' | 'broken'; readonly faults: readonly Fault[] };

const number = wholeNumber(1, 1_000_000);
const notes = v.strictObject({ es: v.exactOptional(prose), fr: v.exactOptional(prose) });
const remark = v.strictObject({ note: prose, notes, release: number, by: v.array(prose) });

const head = v.strictObject({
  format: v.literal(RELEASE_FORMAT),
  number,
  publishedAt: v.pipe(v.string('a time'), v.isoTimestamp('a time as 2026-01-31T12:00:00Z')),
  note: prose,
  notes,
  remarks: v.strictObject({
    factions: byTarget('factions', remark),
    units: byTarget('units', remark),
    terms: byTarget('terms', remark),
    missions: byTarget('missions', remark),
  }),
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
