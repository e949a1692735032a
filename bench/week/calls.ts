/** Calls as the app makes them: those that a busy server puts off are made again. */
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { apiHeaders, exchange, type Reply } from '../exchange.ts';
import type { Muster } from '../server-process.ts';

/** Times that a call is tried before its player gives up. */
const MOST_TRIES = 40;
const BROKEN_PAUSE_MS = 500;

export type Call = {
  /** The name under which it is counted. */
  readonly name: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly token: string;
  readonly address: string;
  readonly body?: unknown;
  readonly prefer?: string;
  /** A word in the refusal of what is there already: an earlier try was kept, its response lost. */
  readonly taken?: string;
};

/** The outcome of all calls of one name. */
export type Tally = {
  /** Milliseconds that players waited, with every new try. */
  readonly times: number[];
  /** Responses that put a call off, with 429 or 503. */
  putOff: number;
  /** Those of them that did not say when to try again. */
  silent: number;
  /** Connections that broke. */
  broken: number;
  /** Calls that were refused, or given up. */
  failed: number;
  /** The first of these. */
  failure: string | null;
};

export type Caller = {
  readonly tallies: ReadonlyMap<string, Tally>;
  /** Makes a call until it is decided; returns null when it was refused or given up. */
  readonly ask: (call: Call) => Promise<Reply | null>;
};

/** Makes calls of a server and counts what becomes of them. */
export function createCaller({ port, keys }: Pick<Muster, 'port' | 'keys'>): Caller {
  const tallies = new Map<string, Tally>();
  const ask = async (call: Call): Promise<Reply | null> => {
    const tally = tallyOf(tallies, call.name);
    const from = performance.now();
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const reply = await exchange({ ...call, port, headers: headersOf(call) }).catch(() => null);
      if (reply === null) {
        tally.broken += 1;
        await setTimeout(BROKEN_PAUSE_MS);
      } else if (reply.status === 429 || reply.status === 503) {
        tally.putOff += 1;
        await setTimeout(pauseOf(reply, tally));
      } else {
        return decided(call, reply, tally, from);
      }
    }
    fail(tally, 'given up');
    return null;
  };
  const headersOf = ({ token, address, prefer }: Call) => ({
    ...apiHeaders(keys.anon, token, address),
    ...(prefer === undefined ? {} : { prefer }),
  });
  return { tallies, ask };
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name);
  if (known !== undefined) return known;
  const tally: Tally = { times: [], putOff: 0, silent: 0, broken: 0, failed: 0, failure: null };
  tallies.set(name, tally);
  return tally;
}

function pauseOf({ headers }: Reply, tally: Tally): number {
  const seconds = Number(headers['retry-after']);
  if (Number.isFinite(seconds) && seconds > 0) return seconds * 1000;
  tally.silent += 1;
  return 1000;
}

function decided({ taken }: Call, reply: Reply, tally: Tally, from: number): Reply | null {
  const isTaken = taken !== undefined && reply.status === 409 && reply.text.includes(taken);
  if (reply.status < 400 || isTaken) {
    tally.times.push(performance.now() - from);
    return reply;
  }
  fail(tally, `${String(reply.status)} ${reply.text.slice(0, 200)}`);
  return null;
}

function fail(tally: Tally, failure: string): void {
  tally.failed += 1;
  tally.failure ??= failure;
}
