import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process as its lock names it. Fields that its system does not tell are empty. */
export type Holder = {
  /** Different for every lock that was ever taken. */
  readonly id: string;
  readonly pid: number;
  readonly host: string;
  /** The start of the process, in ticks since the start of the machine: process ids are reused. */
  readonly began: string;
  /** The running kernel, and the namespace in which `pid` counts: containers have their own. */
  readonly boot: string;
  readonly namespace: string;
  readonly since: string;
};

/** Returns this process as the holder of a new lock. */
export function ownHolder(now: Date): Holder {
  return {
    id: randomUUID(),
    pid: process.pid,
    host: hostname(),
    began: processStart('self'),
    boot: readText('/proc/sys/kernel/random/boot_id'),
    namespace: ownNamespace(),
    since: now.toISOString(),
  };
}

/** Parses the text of a lock. Null when it names nobody: it was cut short or damaged. */
export function parseHolder(text: string): Holder | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const source: Readonly<Partial<Record<string, unknown>>> = {
    ...(typeof value === 'object' ? value : null),
  };
  const { pid, host } = source;
  if (typeof pid !== 'number' || typeof host !== 'string') return null;
  const word = (name: string, otherwise = '') => {
    const found = source[name];
    return typeof found === 'string' ? found : otherwise;
  };
  return {
    id: word('id'),
    pid,
    host,
    began: word('began'),
    boot: word('boot'),
    namespace: word('namespace'),
    since: word('since', 'an unknown time'),
  };
}

/**
 * Returns whether the holder's process runs, where this process can see it: under the same kernel
 * and in the same namespace of process ids. `unknown` everywhere else, on systems without /proc
 * too.
 */
export function stateOf(holder: Holder, me: Holder): 'alive' | 'dead' | 'unknown' {
  const isVisible =
    [holder.began, holder.boot, holder.namespace].every((fact) => fact !== '') &&
    holder.boot === me.boot &&
    holder.namespace === me.namespace;
  if (!isVisible) return 'unknown';
  return processStart(String(holder.pid)) === holder.began ? 'alive' : 'dead';
}

/**
 * Empty when /proc shows another namespace than that of this process: its numbers would mislead.
 */
function ownNamespace(): string {
  try {
    return readlinkSync('/proc/self') === String(process.pid) ? readlinkSync('/proc/self/ns/pid') : '';
  } catch {
    return '';
  }
}

function processStart(pid: string): string {
  const stat = readText(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
