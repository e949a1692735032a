/** Phones of live games for live.ts: anonymous accounts that speak to the server as the app. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { isRecord } from '#domain/catalogue/is-record.ts';
import { apiHeaders, exchange } from './exchange.ts';
import type { Muster } from './server-process.ts';

/** Times of taps in milliseconds, and what became of them. */
export type TapRun = {
  /** From the tap until the row is on the other phone. */
  readonly received: number[];
  /** From the tap until its own phone knows that it is kept. */
  readonly kept: number[];
  sent: number;
  /** Taps that had to be sent again, as the other phone's came first. */
  conflicts: number;
};

export type Phone = {
  readonly game: string;
  readonly socket: WebSocket;
  readonly tap: (run: TapRun) => Promise<void>;
  /** Rows that the other phone wrote are noted here. */
  run: TapRun | null;
};

/** An object that a call returns. */
export type Answer = Readonly<Record<string, unknown>>;

/**
 * A table of two phones in one game, both in its channel. Each table has a network of its own.
 * `send` makes the calls.
 */
export async function openTable(
  server: Muster,
  at: number,
  send: (call: Post) => Promise<Answer> = async (call) => post(server, call),
): Promise<readonly [Phone, Phone]> {
  const address = `10.${String(at >> 16)}.${String((at >> 8) & 255)}.${String(at & 255)}`;
  const call = (token: string, path: string, body: object) => send({ token, path, body, address });
  const signIn = async () => String((await call(server.keys.anon, '/auth/v1/signup', {}))['access_token']);
  const [host, rival] = [await signIn(), await signIn()];
  const game = randomUUID();
  const { invite } = await call(host, '/rest/v1/rpc/open_live_game', { game });
  await call(rival, '/rest/v1/rpc/join_live_game', { code: invite });
  const phones = await Promise.all(
    [host, rival].map((token) =>
      openPhone(server, { token, game, address, call: (path, body) => call(token, path, body) }),
    ),
  );
  const [first, second] = phones;
  if (first === undefined || second === undefined) throw new Error('A table has two phones');
  return [first, second];
}

type Seat = {
  readonly token: string;
  readonly game: string;
  readonly address: string;
  readonly call: (path: string, body: object) => Promise<Answer>;
};

/** Takes in rows of the log, and counts them. */
type Reader = {
  seen: () => number;
  takeIn: (answer: Answer) => void;
};

async function openPhone(server: Muster, seat: Seat): Promise<Phone> {
  const { token, game, call } = seat;
  const socket = await openSocket(server, seat);
  const phone: Phone = { game, socket, run: null, tap: async (run) => tap(seat, reader, run) };
  const reader = readerOf(phone, token);
  const joined = Promise.race([once(socket, 'message'), closed(socket)]);
  const config = { private: true, presence: { enabled: true, key: nameOf(token) } };
  const send = (n: string, event: string, payload: object) =>
    socket.send(JSON.stringify(['1', n, `realtime:game:${game}`, event, payload]));
  send('1', 'phx_join', { config, access_token: token });
  await joined;
  socket.on('message', (data: Buffer) => {
    const frame: unknown = JSON.parse(data.toString());
    const message: unknown = Array.isArray(frame) && frame[3] === 'broadcast' ? frame[4] : null;
    if (!isRecord(message) || !isRecord(message['payload'])) return;
    if (Number(message['payload']['n']) <= reader.seen()) return;
    void call('/rest/v1/rpc/read_live_rows', { game, after: reader.seen() }).then(reader.takeIn);
  });
  send('2', 'presence', { type: 'presence', event: 'track', payload: { at: 1 } });
  return phone;
}

/** Rejects when a server ends a socket: nothing comes any more. */
async function closed(socket: WebSocket): Promise<never> {
  await once(socket, 'close');
  throw new Error('The socket was closed');
}

const nameOf = (token: string) => token.slice(-12);

async function openSocket({ port, keys }: Muster, { address }: Seat): Promise<WebSocket> {
  const url = `ws://127.0.0.1:${String(port)}/realtime/v1/websocket?apikey=${keys.anon}&vsn=2.0.0`;
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address } });
  await once(socket, 'open');
  return socket;
}

function readerOf(phone: Phone, token: string): Reader {
  let seen = 0;
  const takeIn = (answer: Answer) => {
    for (const row of Array.isArray(answer['rows']) ? answer['rows'] : []) {
      if (!isRecord(row) || Number(row['n']) !== seen + 1) continue;
      seen += 1;
      const body = isRecord(row['body']) ? row['body'] : {};
      if (body['by'] !== nameOf(token)) phone.run?.received.push(performance.now() - Number(body['at']));
    }
  };
  return { seen: () => seen, takeIn };
}

async function tap({ token, game, call }: Seat, { seen, takeIn }: Reader, run: TapRun): Promise<void> {
  const at = performance.now();
  run.sent += 1;
  const unit = 'anna/northern-tribes/orc-hunters/1';
  const event = { type: 'unit-stressed', unit, by: 1, at: Date.now() };
  const entries = [{ id: randomUUID(), body: { v: 1, kind: 'event', event, at, by: nameOf(token) } }];
  for (;;) {
    const answer = await call('/rest/v1/rpc/write_live_rows', { game, after: seen(), entries });
    takeIn(answer);
    if (answer['written'] === true) break;
    run.conflicts += 1;
  }
  run.kept.push(performance.now() - at);
}

/** A call of the API; `address` is the network that it comes from. */
export type Post = {
  readonly token: string;
  readonly path: string;
  readonly body: object;
  readonly address: string;
};

/** Calls the API and returns its answer; an empty one for what is no object. Throws a refusal. */
export async function post(server: Muster, call: Post): Promise<Answer> {
  const answer: unknown = JSON.parse(await postForText(server, call));
  return isRecord(answer) ? answer : {};
}

/** Calls the API and returns the text of its answer. Throws a refusal. */
export async function postForText({ port, keys }: Muster, call: Post): Promise<string> {
  const { token, path, body, address } = call;
  const { status, text } = await exchange({
    port,
    path,
    body,
    headers: apiHeaders(keys.anon, token, address),
  });
  if (status >= 400) throw new Error(`${path}: ${String(status)} ${text}`);
  return text;
}
