import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';

export type WorkerReply = {
  readonly status: number;
  readonly json: unknown;
  /** The process that answered. */
  readonly pid: number;
};

/** A connection that stays with one of the processes behind a port. */
export type WorkerConnection = {
  readonly pid: number;
  readonly ask: (method: string, path: string, sent?: WorkerSent) => Promise<WorkerReply>;
  readonly close: () => void;
};

export type WorkerSent = {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Gives up after so long without an answer. */
  readonly patienceMs?: number;
};

/** A worker that takes another's place needs the processor more than those who wait for it. */
const PAUSE_MS = 50;

/** A connection that was handed to a worker in the moment of its death is never answered. */
const PATIENCE_MS = 2_000;

/** Opens connections to a server of several processes until it has one to each of so many. */
export async function connectToWorkers(url: string, count: number): Promise<readonly WorkerConnection[]> {
  const found = new Map<number, WorkerConnection>();
  while (found.size < count) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const reply = await send(agent, url, 'GET', '/healthz', { patienceMs: PATIENCE_MS }).catch(() => null);
    if (reply !== null && !found.has(reply.pid)) found.set(reply.pid, connectionOf(agent, url, reply.pid));
    else {
      agent.destroy();
      await setTimeout(PAUSE_MS);
    }
  }
  return [...found.values()];
}

function connectionOf(agent: Agent, url: string, pid: number): WorkerConnection {
  return {
    pid,
    ask: async (method, path, sent = {}) => {
      const reply = await send(agent, url, method, path, sent);
      if (reply.pid !== pid) throw new Error(`Process ${String(reply.pid)} answered for ${String(pid)}`);
      return reply;
    },
    close: () => agent.destroy(),
  };
}

const aPid = v.pipe(v.string(), v.transform(Number), v.integer());

function send(
  agent: Agent,
  url: string,
  method: string,
  path: string,
  sent: WorkerSent,
): Promise<WorkerReply> {
  const body = sent.body === undefined ? null : JSON.stringify(sent.body);
  const headers = {
    ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
    ...(body === null
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
    ...sent.headers,
  };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const pid = v.parse(aPid, response.headers['x-worker']);
        resolve({ status: response.statusCode ?? 0, json: readJson(Buffer.concat(chunks).toString()), pid });
      });
    });
    asked.on('error', reject);
    if (sent.patienceMs !== undefined)
      asked.setTimeout(sent.patienceMs, () => asked.destroy(new Error('There was no answer')));
    asked.end(body ?? undefined);
  });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
