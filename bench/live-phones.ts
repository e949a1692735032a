/** Phones of live games for live.ts: anonymous accounts that speak to the server as the app does. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { WebSocket } from 'ws';
import { isRecord } from '#domain/catalogue/is-record.ts';
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
  readonly socket: WebSocket;
  readonly tap: (run: TapRun) => Promise<void>;
  /** Rows that the other phone wrote are noted here. */
  run: TapRun | null;
};

type Answer = Readonly<Record<string, unknown>>;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A table of two phones in one game, both in its channel. Each table has a network of its own. */
export async function openTable(server: Muster, at: number): Promise<readonly [Phone, Phone]> {
  const address = `10.${String(at >> 16)}.${String((at >> 8) & 255)}.${String(at & 255)}`;
  const call = (token: string, path: string, body: object) => post(server, { token, path, body, address });
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

async function openPhone(server: Muster, { token, game, address, call }: Seat): Promise<Phone> {
  const url = `ws://127.0.0.1:${String(server.port)}/realtime/v1/websocket`;
  const socket = new WebSocket(`${url}?apikey=${server.keys.anon}&vsn=2.0.0`, {
    headers: { 'x-forwarded-for': address },
  });
  await once(socket, 'open');
  const phone: Phone = { socket, tap, run: null };
  let seen = 0;
  const takeIn = (answer: Answer) => {
    for (const row of Array.isArray(answer['rows']) ? answer['rows'] : []) {
      if (!isRecord(row) || Number(row['n']) !== seen + 1) continue;
      seen += 1;
      const body = isRecord(row['body']) ? row['body'] : {};
      if (body['by'] !== token.slice(-12)) phone.run?.received.push(performance.now() - Number(body['at']));
    }
  };
  const read = async () => takeIn(await call('/rest/v1/rpc/read_live_rows', { game, after: seen }));

  async function tap(run: TapRun): Promise<void> {
    const at = performance.now();
    run.sent += 1;
    const event = {
      type: 'unit-stressed',
      unit: 'anna/northern-tribes/orc-hunters/1',
      by: 1,
      at: Date.now(),
    };
    const body = { v: 1, kind: 'event', event, at, by: token.slice(-12) };
    const entries = [{ id: randomUUID(), body }];
    for (;;) {
      const answer = await call('/rest/v1/rpc/write_live_rows', { game, after: seen, entries });
      takeIn(answer);
      if (answer['written'] === true) break;
      run.conflicts += 1;
    }
    run.kept.push(performance.now() - at);
  }

  const joined = once(socket, 'message');
  const config = { private: true, presence: { enabled: true, key: token.slice(-12) } };
  socket.send(
    JSON.stringify(['1', '1', `realtime:game:${game}`, 'phx_join', { config, access_token: token }]),
  );
  await joined;
  socket.on('message', (data: Buffer) => {
    const frame: unknown = JSON.parse(data.toString());
    const message: unknown = Array.isArray(frame) && frame[3] === 'broadcast' ? frame[4] : null;
    if (isRecord(message) && isRecord(message['payload']) && Number(message['payload']['n']) > seen)
      void read();
  });
  socket.send(
    JSON.stringify([
      '1',
      '2',
      `realtime:game:${game}`,
      'presence',
      { type: 'presence', event: 'track', payload: { at: 1 } },
    ]),
  );
  return phone;
}

type Post = {
  readonly token: string;
  readonly path: string;
  readonly body: object;
  readonly address: string;
};

async function post({ port, keys }: Muster, { token, path, body, address }: Post): Promise<Answer> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    agent,
    method: 'POST',
    headers: {
      apikey: keys.anon,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-forwarded-for': address,
    },
  });
  sent.end(JSON.stringify(body));
  const [response] = await once(sent, 'response');
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  if (response.statusCode >= 400) throw new Error(`${path}: ${String(response.statusCode)} ${text}`);
  const answer: unknown = JSON.parse(text);
  return isRecord(answer) ? answer : {};
}
