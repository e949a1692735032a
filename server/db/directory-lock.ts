import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Two openers would destroy the files without a word: PGlite takes no lock of its own. */
const LOCK = 'lock.json';
const TAKEOVER = 'lock.takeover';
/** A holder on another machine shows that it lives by touching its lock. */
const HEARTBEAT_MS = 5_000;
const SILENT_MS = 60_000;
const TAKEOVER_MS = 10_000;

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** When the process began, as the system counts it; empty where it does not say. */
  readonly began: string;
  readonly since: string;
}

export interface DirectoryLock {
  readonly release: () => void;
}

/** Somebody else has the directory; `message` says who, since when, and what to do. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
}

/**
 * Takes a directory for this process, until `release` or the end of the process, however that comes. The lock of a process
 * that is gone is taken over. Throws DirectoryInUseError while the holder lives.
 */
export function lockDirectory(directory: string, now: () => Date): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, LOCK);
  const me: Holder = {
    pid: process.pid,
    host: hostname(),
    began: processStart(process.pid),
    since: now().toISOString(),
  };
  if (!create(file, me)) takeOver(directory, file, me);

  const heartbeat = setInterval(() => touch(file, now()), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      rmSync(file, { force: true });
    },
  };
}

/** Replaces the lock of a process that is gone. Of several that try, one at a time gets here. */
function takeOver(directory: string, file: string, me: Holder): void {
  const gate = join(directory, TAKEOVER);
  if (ageOf(gate) > TAKEOVER_MS) rmSync(gate, { force: true });
  if (!create(gate, me)) throw new DirectoryInUseError(`Another process is just opening ${directory}.`);
  try {
    const holder = readHolder(file);
    if (holder !== null && isAlive(holder, ageOf(file))) {
      throw new DirectoryInUseError(
        `The data in ${directory} is in use by process ${String(holder.pid)} on ${holder.host}, since ${holder.since}. ` +
          'Stop it first, or choose another DATA_DIR.',
      );
    }
    rmSync(file, { force: true });
    if (!create(file, me)) throw new DirectoryInUseError(`Another process has just opened ${directory}.`);
  } finally {
    rmSync(gate, { force: true });
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw cause;
  }
}

/** Null when the file says nothing: it was cut short by the end of the machine. */
function readHolder(file: string): Holder | null {
  try {
    return holderOf(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function holderOf(value: unknown): Holder | null {
  const source: Readonly<Partial<Record<string, unknown>>> = {
    ...(typeof value === 'object' ? value : null),
  };
  const { pid, host, began, since } = source;
  const complete = typeof pid === 'number' && typeof host === 'string' && typeof began === 'string';
  return complete ? { pid, host, began, since: typeof since === 'string' ? since : 'an unknown time' } : null;
}

function isAlive(holder: Holder, silentMs: number): boolean {
  if (holder.host !== hostname()) return silentMs < SILENT_MS;
  try {
    process.kill(holder.pid, 0);
  } catch (cause) {
    // EPERM: it is there and another user's.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
  // The number may have been given to another process since.
  return holder.began === processStart(holder.pid);
}

/** When a process began, in ticks since the start of the machine; empty where there is no /proc. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function ageOf(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string, at: Date): void {
  try {
    utimesSync(file, at, at);
  } catch {
    // The directory is gone, or its disk: the next write of the database says so better.
  }
}
