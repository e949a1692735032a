/**
 * Sends the same requests over and over to a server and prints what it took as one line of JSON. A
 * process of its own, so that it takes no time from the server: bench/server.ts and
 * bench/pairs.ts start it with the plan on its standard input.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

/** The requests to send; each connection sends its next request after the response to the last. */
export type LoadPlan = {
  readonly port: number;
  readonly connections: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** More headers, one set for each connection in turn. */
  readonly visitors?: readonly Readonly<Record<string, string>>[];
  /** One for each connection in turn; null without a body. */
  readonly bodies: readonly string[] | null;
  /**
   * A JSON field of an answer that becomes the same field of the connection's next body, such as a
   * rotated token.
   */
  readonly carry: string | null;
};

export type LoadResult = {
  readonly perSecond: number;
  /** All responses, those of the warm-up too. */
  readonly answered: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses other than 2xx. */
  readonly failed: number;
  /** The first of those, for the eye. */
  readonly failure: string | null;
};

type Exchange = {
  readonly status: number;
  readonly body: Buffer;
};

function send(plan: LoadPlan, agent: Agent, place: number, body: string | null): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...plan.headers,
      ...plan.visitors?.[place % plan.visitors.length],
      ...(body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    };
    const sent = request(
      { host: '127.0.0.1', port: plan.port, method: plan.method, path: plan.path, agent, headers },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

function carried(body: string | null, field: string | null, answer: Buffer): string | null {
  if (field === null || body === null) return body;
  const next: unknown = JSON.parse(answer.toString());
  const value: unknown = typeof next === 'object' && next !== null ? Reflect.get(next, field) : undefined;
  return JSON.stringify({ [field]: value });
}

async function load(plan: LoadPlan): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
  const begin = performance.now() + plan.warmUpMs;
  const end = begin + plan.measureMs;
  const times: number[] = [];
  let answered = 0;
  let failed = 0;
  let failure: string | null = null;
  const connection = async (place: number) => {
    let body = plan.bodies?.[place % plan.bodies.length] ?? null;
    for (;;) {
      const start = performance.now();
      if (start >= end) return;
      const answer = await send(plan, agent, place, body);
      const now = performance.now();
      answered += 1;
      if (start >= begin) times.push(now - start);
      if (answer.status >= 300) {
        failed += 1;
        failure ??= `${String(answer.status)} ${answer.body.toString().slice(0, 200)}`;
      } else body = carried(body, plan.carry, answer.body);
    }
  };
  await Promise.all(Array.from({ length: plan.connections }, (_, place) => connection(place)));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    answered,
    perSecond: times.length / (plan.measureMs / 1000),
    p50: at(0.5),
    p99: at(0.99),
    failed,
    failure,
  };
}

// oxlint-disable-next-line typescript/no-unsafe-assignment -- given by those who start this, in bench/
const plan: LoadPlan = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await load(plan)));
