/** Runs one query many times, with other arguments each time, and reads the plans of some runs. */
import type { Caller } from './caller.ts';
import { readsOf, type Read } from './plans.ts';
import type { Query, Row } from './query.ts';
import type { TracingDatabase } from './tracing-database.ts';
import { timeAt } from '../times.ts';

/** Runs whose plans are read. After five PostgreSQL may keep one plan for all arguments. */
const TRACED = 12;
/** A slow query is not run two hundred times. */
const MOST_MS = 20_000;
/** Rows that a call may read. */
const MOST_ROWS = 20_000;

export type Measured = {
  readonly name: string;
  /** Rows that the dearest of the traced runs read. */
  readonly rows: number;
  /** The read that took most rows. */
  readonly worst: Read | null;
  /** Reads of whole large tables. */
  readonly scans: readonly Read[];
  readonly p50: number;
  readonly p95: number;
  readonly mostRows: number;
};

export type Parts = {
  readonly call: Caller;
  readonly tracing: TracingDatabase;
  /** Calls on the tracing database. */
  readonly trace: Caller;
  readonly times: number;
  /** The rows of the tables that may not be scanned, by their names. */
  readonly large: ReadonlyMap<string, number>;
};

export async function measure(query: Query, rows: readonly Row[], parts: Parts): Promise<Measured> {
  const rowAt = (turn: number) => rows[turn % rows.length] ?? {};
  const runs: (readonly Read[])[] = [];
  for (let turn = 0; turn < TRACED; turn += 1) {
    parts.tracing.takePlans();
    await parts.trace(query, rowAt(turn));
    runs.push(readsOf(parts.tracing.takePlans()));
  }
  return { ...figuresOf(query, runs, parts.large), ...(await timeRuns(query, rows, parts)) };
}

/** Returns how long a query takes. */
export async function timeRuns(query: Query, rows: readonly Row[], parts: Pick<Parts, 'call' | 'times'>) {
  const taken: number[] = [];
  const until = performance.now() + MOST_MS;
  for (let turn = 0; turn < parts.times && performance.now() < until; turn += 1) {
    const start = performance.now();
    await parts.call(query, rows[turn % rows.length] ?? {});
    taken.push(performance.now() - start);
  }
  return { p50: timeAt(taken, 0.5), p95: timeAt(taken, 0.95) };
}

function figuresOf(query: Query, runs: readonly (readonly Read[])[], large: Parts['large']) {
  const reads = runs.flat().toSorted((a, b) => b.rows - a.rows);
  return {
    name: query.name,
    rows: Math.max(...runs.map((run) => run.reduce((sum, read) => sum + read.rows, 0))),
    worst: reads[0] ?? null,
    // A scan that a limit ends early is bounded like any other read.
    scans: reads.filter(({ isSeqScan, table, rows }) => {
      const whole = large.get(table);
      return isSeqScan && whole !== undefined && rows >= Math.max(0.9 * whole, query.mostRows ?? 0);
    }),
    mostRows: query.mostRows ?? MOST_ROWS,
  };
}
