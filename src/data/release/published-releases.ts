import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Language, Names } from '#domain/catalogue/types.ts';
import { callRest } from '#platform/backend/call-rest.ts';
import { nowIso } from '#platform/clock.ts';
import { keepCopy, readCopy } from '#platform/storage/kept-copies.ts';
import { PATIENT_QUERY } from '../query/query-options.ts';

/** A release as a list of them shows it. */
export type ReleaseHead = {
  readonly number: number;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The changes in words for players. */
  readonly note: string;
  readonly notes: Names;
  /** The release that a roll-back says again; 0 stands for the files alone. */
  readonly backTo: number | null;
};

/** Older ones are reached by their number. */
const MOST_SHOWN = 200;
const COPY = 'catalogue-releases';

const rows = v.array(
  v.object({
    number: v.number(),
    published_at: v.string(),
    note: v.string(),
    note_es: v.nullable(v.string()),
    note_fr: v.nullable(v.string()),
    back_to: v.nullable(v.number()),
  }),
);

/**
 * The releases of this installation, the newest first; offline those that this browser saw last.
 */
export function releasesQuery() {
  return queryOptions({ ...PATIENT_QUERY, queryKey: ['catalogue-releases'], queryFn: fetchHeads });
}

async function fetchHeads(): Promise<readonly ReleaseHead[]> {
  try {
    const columns = Object.keys(rows.item.entries);
    const query = { select: columns.join(','), order: 'number.desc', limit: String(MOST_SHOWN) };
    const answer = await callRest({ path: 'catalogue_releases', query });
    const heads = headsOf(v.parse(rows, answer));
    await keepCopy(COPY, { savedAt: nowIso(), value: answer });
    return heads;
  } catch (cause) {
    const kept = v.safeParse(rows, (await readCopy(COPY))?.value);
    if (kept.success) return headsOf(kept.output);
    throw cause;
  }
}

function headsOf(found: v.InferOutput<typeof rows>): readonly ReleaseHead[] {
  return found.map(
    ({ number, published_at: publishedAt, note, note_es: es, note_fr: fr, back_to: backTo }) => ({
      number,
      publishedAt,
      note,
      notes: { ...(es === null ? {} : { es }), ...(fr === null ? {} : { fr }) },
      backTo,
    }),
  );
}

/** The differences of two versions of the catalogue; 0 is the catalogue of the files. */
export function comparisonQuery(from: number, to: number, language: Language) {
  return queryOptions({
    ...PATIENT_QUERY,
    queryKey: ['catalogue-releases', 'comparison', from, to, language],
    queryFn: async () => (await import('./compare-releases.ts')).compareReleases(from, to, language),
    refetchOnWindowFocus: false,
  });
}

/** The gaps of a version of the catalogue, and the players who contributed to it. */
export function overviewQuery(number: number, language: Language) {
  return queryOptions({
    ...PATIENT_QUERY,
    queryKey: ['catalogue-releases', 'overview', number, language],
    queryFn: async () => (await import('./compare-releases.ts')).overviewOf(number, language),
    refetchOnWindowFocus: false,
  });
}
