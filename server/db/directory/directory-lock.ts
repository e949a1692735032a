import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasCode } from '#server/file-faults.ts';
import { type Holder, ownHolder, parseHolder, stateOf } from './lock-holder.ts';

/** Two openers would destroy the files without a word: PGlite takes no lock of its own. */
const LOCK = 'lock.json';
const TAKEOVER = 'lock.takeover';
const TAKEOVER_MS = 10_000;

/**
 * The interval at which a holder touches its lock, and the time that another process watches a lock
 * before it counts as abandoned.
 */
export type LockTimes = {
  readonly beatMs: number;
  readonly watchMs: number;
};

const TIMES: LockTimes = { beatMs: 1_000, watchMs: 10_000 };

export type DirectoryLock = {
  /** Throws DirectoryInUseError when another process has taken the directory meanwhile. */
  readonly assertHeld: () => void;
  readonly release: () => void;
};

/** Another process has the directory; `message` says which, since when, and what to do. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

export type LockParts = {
  readonly now: () => Date;
  /** Called with a sentence when the start has to wait. */
  readonly onWait?: (sentence: string) => void;
  readonly times?: LockTimes;
};

/**
 * Locks a directory for this process, until `release` or the end of the process. A lock whose
 * holder is dead is replaced at once. Some holders cannot be checked: they run in another container
 * or on another machine, or their lock cannot be read. Such a lock is watched first: it is replaced
 * when it does not change. Throws DirectoryInUseError when the directory is in use.
 */
export async function lockDirectory(directory: string, parts: LockParts): Promise<DirectoryLock> {
  const { now, onWait = () => undefined, times = TIMES } = parts;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, LOCK);
  const me = ownHolder(now());
  if (!create(file, me)) {
    const left = await watch(directory, me, { onWait, watchMs: times.watchMs });
    takeOver(directory, { file, me, left });
  }
  return keepLock(directory, file, { me, times });
}

type Found = {
  readonly text: string;
  readonly touchedMs: number;
};

/** Returns the lock that was left behind, null when it is gone; throws when its holder lives. */
async function watch(
  directory: string,
  me: Holder,
  { onWait, watchMs }: { readonly onWait: (sentence: string) => void; readonly watchMs: number },
): Promise<Found | null> {
  const first = readLock(directory);
  if (first === null) return null;
  const holder = parseHolder(first.text);
  const state = holder === null ? 'unknown' : stateOf(holder, me);
  if (state === 'dead') return first;
  if (state === 'alive') throw inUse(directory, holder);
  onWait(
    `The data in ${directory} was opened by ${nameOf(holder)} and not closed. ` +
      `Waiting ${String(Math.ceil(watchMs / 1000))} s to see whether it still runs.`,
  );
  // The file's time is compared with itself only: the clocks of two machines may differ.
  const step = Math.max(10, Math.min(250, watchMs / 20));
  for (let waited = 0; waited < watchMs; waited += step) {
    await wait(step);
    const next = readLock(directory);
    if (next === null) return null;
    if (next.touchedMs !== first.touchedMs || next.text !== first.text) {
      throw inUse(directory, parseHolder(next.text));
    }
  }
  return first;
}

type Left = {
  readonly file: string;
  readonly me: Holder;
  readonly left: Found | null;
};

/** Replaces a lock that was left behind. Of several that try, one at a time gets past the gate. */
function takeOver(directory: string, { file, me, left }: Left): void {
  const gate = join(directory, TAKEOVER);
  if (ageOf(gate) > TAKEOVER_MS) rmSync(gate, { force: true });
  if (!create(gate, me)) throw new DirectoryInUseError(`Another process is just opening ${directory}.`);
  try {
    const found = readLock(directory);
    if (found !== null && found.text !== left?.text) throw inUse(directory, parseHolder(found.text));
    rmSync(file, { force: true });
    if (!create(file, me)) throw new DirectoryInUseError(`Another process has just opened ${directory}.`);
  } finally {
    rmSync(gate, { force: true });
  }
}

function keepLock(
  directory: string,
  file: string,
  { me, times }: { readonly me: Holder; readonly times: LockTimes },
): DirectoryLock {
  let beatenAt = performance.now();
  /**
   * A process that slept long enough for another to take its lock finds out here, before it touches
   * the data again.
   */
  const check = () => {
    const found = readLock(directory);
    const holder = found === null ? null : parseHolder(found.text);
    if (holder !== null && holder.id !== me.id) throw inUse(directory, holder);
    // Removed or damaged by hand: it is still this process that has the directory.
    if (holder === null) {
      rmSync(file, { force: true });
      create(file, me);
    }
    beatenAt = performance.now();
  };
  const beat = () => {
    try {
      check();
      const at = new Date();
      utimesSync(file, at, at);
    } catch {
      // Taken over: assertHeld tells. Directory or disk gone: the next write of the database says
      // so better.
    }
  };
  const heartbeat = setInterval(beat, times.beatMs);
  heartbeat.unref();
  return {
    assertHeld: () => {
      if (performance.now() - beatenAt > 3 * times.beatMs) check();
    },
    release: () => {
      clearInterval(heartbeat);
      const found = readLock(directory);
      if (found !== null && parseHolder(found.text)?.id === me.id) rmSync(file, { force: true });
    },
  };
}

function inUse(directory: string, holder: Holder | null): DirectoryInUseError {
  const since = holder === null ? '' : `, since ${holder.since}`;
  return new DirectoryInUseError(
    `The data in ${directory} is in use by ${nameOf(holder)}${since}. Stop it first, or choose another DATA_DIR.`,
  );
}

function nameOf(holder: Holder | null): string {
  return holder === null
    ? 'a process whose lock cannot be read'
    : `process ${String(holder.pid)} on ${holder.host}`;
}

/** Null when nobody holds the directory. */
function readLock(directory: string): Found | null {
  const file = join(directory, LOCK);
  try {
    return { touchedMs: statSync(file).mtimeMs, text: readFileSync(file, 'utf8') };
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return null;
    throw cause;
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if (hasCode(cause, 'EEXIST')) return false;
    throw cause;
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
