import * as v from 'valibot';
import { readRow } from '#domain/live/read-row.ts';
import type { TimeSample } from '#domain/live/server-time.ts';
import type { LiveRow } from '#domain/live/types.ts';
import { now } from '#platform/clock.ts';
import { callRest } from '#platform/backend/call-rest.ts';

/** More pages than a game can have: a server that says more is not believed. */
const MOST_PAGES = 20;

const pageSchema = v.object({
  n: v.number(),
  now: v.number(),
  rows: v.array(v.unknown()),
  game: v.fallback(v.string(), ''),
  report_is_public: v.fallback(v.boolean(), false),
});

/** The rows of a shared game behind a number, and the server's word on it. */
export type RowPages = {
  readonly rows: readonly LiveRow[];
  /** The number of rows that the server has. */
  readonly n: number;
  /** The game's id; empty where the call does not say it. */
  readonly game: string;
  readonly isReportPublic: boolean;
  /** The last request, for the server's time. */
  readonly sample: TimeSample;
};

/** A call that anybody may make, with what it needs besides the number. */
export type RowCall =
  | { readonly path: 'rpc/watch_live_game'; readonly watch: string }
  | { readonly path: 'rpc/live_report'; readonly game: string };

/**
 * Reads all rows behind a number, page by page. Throws a BackendError: 404 for a link that shows
 * nothing.
 */
export async function readPages(
  { path, ...of }: RowCall,
  after: number,
  signal: AbortSignal,
): Promise<RowPages> {
  const rows: LiveRow[] = [];
  for (let pages = 1; ; pages += 1) {
    const sent = now().getTime();
    const last = rows.at(-1)?.n ?? after;
    const page = v.parse(pageSchema, await callRest({ path, body: { ...of, after: last }, signal }));
    const read = page.rows.flatMap((row) => readRow(row) ?? []);
    rows.push(...read);
    if (read.length === 0 || (rows.at(-1)?.n ?? 0) >= page.n || pages === MOST_PAGES) {
      const sample = { sent, received: now().getTime(), server: page.now };
      return { rows, n: page.n, game: page.game, isReportPublic: page.report_is_public, sample };
    }
  }
}
