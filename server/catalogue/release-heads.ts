import * as v from 'valibot';
import type { Database } from '#server/db/database.ts';
import type { ReleaseRow } from './release-feed.ts';

/** The releases in a feed: readers of feeds keep older ones themselves. */
const MOST = 50;
/** The age of an answer that is good enough, in milliseconds. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 500;

const time = v.union([v.date(), v.string()]);
const row = v.object({
  number: v.number(),
  published_at: v.pipe(
    time,
    v.transform((at) => new Date(at).toISOString()),
  ),
  note: v.string(),
  note_es: v.nullable(v.string()),
  note_fr: v.nullable(v.string()),
});

/**
 * Returns a reader of the last releases, the newest first, as a visitor without an account. What it
 * read is used again for a few seconds. `now`: milliseconds from any fixed start.
 */
export function releaseHeads(database: Database, now: () => number): () => Promise<readonly ReleaseRow[]> {
  const context = { role: 'anon', claims: null, readOnly: true, timeoutMs: PATIENCE_MS } as const;
  const select = `select ${Object.keys(row.entries).join(', ')} from public.catalogue_releases`;
  const read = async () => {
    const { rows } = await database.withRequest(context, ({ query }) =>
      query(`${select} order by number desc limit ${MOST}`),
    );
    return v.parse(v.array(row), rows);
  };
  let last: { readonly at: number; readonly rows: Promise<readonly ReleaseRow[]> } | null = null;
  return async () => {
    if (last === null || now() - last.at > FRESH_MS) last = { at: now(), rows: read() };
    const asked = last;
    return asked.rows.catch((cause: unknown) => {
      if (last === asked) last = null;
      throw cause;
    });
  };
}
