import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import type pg from 'pg';
import { ask } from './ask.ts';
import type { Answer, Ask } from './exchange.ts';

/** The memory that a backend of the database took at most for one answer, in MB. */
export type MemoryPair = {
  readonly ask: Ask;
  readonly status: number;
  readonly real: number;
  readonly ours: number;
};

type Asker = {
  /** The application name of its connections. */
  readonly application: string;
  readonly answer: (ask: Ask) => Promise<Answer>;
};

/**
 * A text of 100 kB that several rows hold; repeated, as a value that packs well is read as easily
 * as it is stored.
 */
export const MEMORY_SQL = `
CREATE TABLE long_texts (id int PRIMARY KEY, list_id int REFERENCES lists (id), body text, doc jsonb);
INSERT INTO long_texts SELECT n, 1, repeat('muster ', 14000),
  (SELECT jsonb_agg(jsonb_build_object('id', i, 'name', md5(i::text))) FROM generate_series(1, 1500) i)
FROM generate_series(1, 5) n;
GRANT SELECT ON long_texts TO anon;
`;

const times = (count: number, item: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => item(at)).join(',');

/** Requests of one to two thousand columns and embedded tables. */
export function memoryCases(count: number, seed: number): readonly Ask[] {
  const columns = fc.constantFrom('body', 'doc', 'doc->0->>name', 'id');
  const counts = fc.oneof(
    fc.constantFrom(1, 50, 51, 60, 200, 1_000, 2_000),
    fc.integer({ min: 1, max: 300 }),
  );
  const wide = fc
    .tuple(counts, columns)
    .map(([n, column]) => `long_texts?id=eq.1&select=${times(n, (at) => `${at.toString(36)}_:${column}`)}`);
  const embedded = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom('body', 'id,doc', '*'))
    .map(
      ([n, inner]) => `lists?id=eq.1&select=${times(n, (at) => `${at.toString(36)}_:long_texts(${inner})`)}`,
    );
  const nested = fc
    .integer({ min: 1, max: 3 })
    .map((n) => `long_texts?select=id,${'lists(long_texts(body,'.repeat(n)}id${'))'.repeat(n)}`);
  return fc.sample(fc.oneof(wide, wide, embedded, nested), { numRuns: count, seed }).map((path) => ask(path));
}

/**
 * Asks both one after the other and measures what the backend of each took. Needs the rights to
 * read another process.
 */
export async function compareMemory(
  client: pg.Client,
  cases: readonly Ask[],
  real: Asker,
  ours: Asker,
): Promise<readonly MemoryPair[]> {
  const pairs: MemoryPair[] = [];
  for (const each of cases) {
    const first = await measured(client, real, each);
    const second = await measured(client, ours, each);
    pairs.push({ ask: each, status: second.status, real: first.megabytes, ours: second.megabytes });
  }
  return pairs;
}

async function measured(client: pg.Client, { application, answer }: Asker, each: Ask) {
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name LIKE $1',
    [`${application}%`],
  );
  const pids = rows.map(({ pid }) => pid);
  const before = new Map(pids.map((pid) => [pid, beginPeak(pid)]));
  const { status } = await answer(each);
  return { status, megabytes: Math.max(0, ...pids.map((pid) => peak(pid) - (before.get(pid) ?? 0))) };
}

/** Resets the peak memory of a process; returns its present memory in MB. */
function beginPeak(pid: number): number {
  writeFileSync(`/proc/${String(pid)}/clear_refs`, '5');
  return peak(pid);
}

function peak(pid: number): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1_000;
}
