import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { openDatabase, SUPABASE_DIR } from '#server/db/open-database.ts';
import { COUNTER, type Promises, type StartVictim, UNITS } from './victim.ts';

export type Round = {
  readonly round: number;
  /** The time of the kill in milliseconds, and the event that it counts from. */
  readonly after: number;
  readonly since: 'start' | 'ready';
  /** From the start of the process until it served; null when it was killed before. */
  readonly openedMs: number | null;
  /** Promises given in this round. */
  readonly written: number;
  /** Writes promised in this round or before that are missing; must be empty. */
  readonly lost: readonly string[];
  /** Faults that amcheck found in indexes and tables; must be empty. */
  readonly faults: readonly string[];
  readonly indexes: number;
};

export type KillTest = {
  readonly start: StartVictim;
  readonly rounds: number;
  /** Earliest and latest moment of a kill, in milliseconds. */
  readonly moments: readonly [number, number];
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onRound: (round: Round) => void;
};

export type KillReport = {
  readonly rounds: readonly Round[];
  /** The refusal of a second process that wanted the directory of a living one. */
  readonly refusal: string;
};

const INSPECT = fileURLToPath(new URL('inspect.ts', import.meta.url));
const START_MS = 60_000;
const Inspected = v.object({
  lists: v.array(v.object({ id: v.string(), name: v.string() })),
  counted: v.number(),
  indexes: v.number(),
  faults: v.array(v.string()),
});

/**
 * Kills a process that writes, again and again, and looks after each time whether everything that
 * was promised is there. A process that cannot open what the last one left makes it throw.
 */
export async function runKillTest(test: KillTest): Promise<KillReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-kill-'));
  try {
    const owner = await prepare(dataDir);
    const promises: Promises = { lists: new Map(), counted: 0 };
    const rounds: Round[] = [];
    for (let round = 1; round <= test.rounds; round += 1) {
      const done = await runRound(test, { dataDir, owner, round, promises });
      rounds.push(done);
      test.onRound(done);
    }
    return { rounds, refusal: await seekRefusal(test.start, { dataDir, owner, round: 0, promises }) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export type Place = {
  readonly dataDir: string;
  readonly owner: string;
  readonly round: number;
  readonly promises: Promises;
};

/** A database with an account and the list that counts; its first start is not part of the test. */
export async function prepare(dataDir: string): Promise<string> {
  const owner = randomUUID();
  const onFault = (cause: unknown) => {
    throw cause;
  };
  const database = await openDatabase(
    { url: null, dataDir, supabaseDir: SUPABASE_DIR },
    { now: () => new Date(), onFault },
  );
  await database.withOwner(async ({ query }) => {
    await query('insert into auth.users (id, created_at) values ($1, now())', [owner]);
    await query(
      "insert into public.army_lists (id, user_id, name, faction, units) values ($1, $2, '0', 'northern-tribes', $3)",
      [COUNTER, owner, UNITS],
    );
  });
  await database.close();
  return owner;
}

async function runRound({ start, moments: [from, to], random }: KillTest, place: Place): Promise<Round> {
  const { dataDir, owner, round, promises } = place;
  const before = promises.lists.size + promises.counted;
  const since = round % 3 === 0 ? 'start' : 'ready';
  const after = Math.round(from + random() * (to - from));
  const started = performance.now();
  const victim = start(dataDir, owner, round, promises);
  const ended = once(victim.child, 'exit');
  let openedMs: number | null = null;
  const ready = victim.ready.then(() => {
    openedMs = Math.round(performance.now() - started);
  });
  if (since === 'ready') await Promise.race([ready, tooLong()]);
  else ready.catch(() => undefined);
  await wait(after);
  if (victim.child.exitCode !== null) throw new Error(`round ${String(round)}: it ended by itself`);
  victim.child.kill('SIGKILL');
  await ended;
  await victim.settled();
  const { lost, faults, indexes } = await inspect(dataDir, promises);
  return {
    round,
    after,
    since,
    openedMs,
    written: promises.lists.size + promises.counted - before,
    lost,
    faults,
    indexes,
  };
}

/**
 * Reads a copy of the files as they lie there, so that the next process finds what the kill left.
 */
export async function inspect(dataDir: string, promises: Promises) {
  const copy = mkdtempSync(join(tmpdir(), 'muster-kill-copy-'));
  try {
    cpSync(join(dataDir, 'database', 'pgdata'), copy, { recursive: true });
    const { stdout } = await promisify(execFile)(process.execPath, [INSPECT, copy], { maxBuffer: 2 ** 28 });
    const { lists, counted, indexes, faults } = v.parse(Inspected, JSON.parse(stdout));
    const kept = new Map(lists.map(({ id, name }) => [id, name]));
    const lost = [...promises.lists].filter(([id, name]) => kept.get(id) !== name).map(([, name]) => name);
    if (!(counted >= promises.counted)) lost.push(`count ${String(promises.counted)}: ${String(counted)}`);
    return { lost, faults, indexes };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Returns the refusal of a second process while the first lives; it must not get at the files. */
export async function seekRefusal(
  start: StartVictim,
  { dataDir, owner, round, promises }: Place,
  startSecond: StartVictim = start,
): Promise<string> {
  const first = start(dataDir, owner, round, promises);
  const ended = once(first.child, 'exit');
  try {
    await Promise.race([first.ready, tooLong()]);
    const second = startSecond(dataDir, owner, round, { lists: new Map(), counted: 0 });
    const secondEnded = once(second.child, 'exit');
    const refusal = await second.ready.then(
      () => '',
      (cause: unknown) => String(cause),
    );
    second.child.kill('SIGKILL');
    await secondEnded;
    return refusal;
  } finally {
    first.child.kill('SIGKILL');
    await ended;
    await first.settled();
  }
}

async function tooLong(): Promise<never> {
  await wait(START_MS, undefined, { ref: false });
  throw new Error('the process did not get ready in a minute');
}
