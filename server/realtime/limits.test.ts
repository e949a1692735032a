import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { signedIn, testRealtime } from '#tests/builders/realtime.ts';

const { current } = testRealtime({
  connections: 6,
  connectionsEach: 5,
  channels: 3,
  joins: 1,
  messages: 5,
  payloadBytes: 1_000,
});
const open: WebSocket[] = [];
afterEach(async () => {
  current().setNow(null);
  for (const socket of open.splice(0)) socket.terminate();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
});

type Frame = readonly [string | null, string | null, string, string, Record<string, unknown>];

/** A socket that speaks the protocol itself, with the frames that it got. */
async function connect(apikey = current().anonKey) {
  const socket = new WebSocket(`${current().url.replace('http', 'ws')}/websocket?apikey=${apikey}&vsn=2.0.0`);
  open.push(socket);
  const frames: Frame[] = [];
  let closed: number | null = null;
  socket.on('message', (data) => {
    frames.push(JSON.parse(data instanceof Buffer ? data.toString() : '[]') as Frame);
  });
  socket.on('close', (code) => {
    closed = code;
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let refs = 0;
  const send = (topic: string, event: string, payload: object = {}) => {
    refs += 1;
    socket.send(JSON.stringify([null, String(refs), topic, event, payload]));
    return String(refs);
  };
  const reply = async (ref: string) => {
    await vi.waitFor(() => expect(frames.some((frame) => frame[1] === ref)).toBe(true));
    return frames.find((frame) => frame[1] === ref)?.[4];
  };
  return { socket, frames, send, reply, closed: () => closed };
}

const ok = (response: object = {}) => ({ status: 'ok', response });
const refused = (reason: string) => ({ status: 'error', response: { reason } });

describe('a handshake', () => {
  it('is refused without a good API key', async () => {
    const foreign = current().anonKey.slice(0, -6);
    await expect(connect('')).rejects.toThrow('401');
    await expect(connect(foreign)).rejects.toThrow('401');
    await expect(connect(await current().keys.sign({ exp: 9_999_999_999 }))).rejects.toThrow('401');
  });

  it('is refused beyond the sockets of one address, until one of them goes', async () => {
    const sockets = await Promise.all(Array.from({ length: 5 }, () => connect()));
    await expect(connect()).rejects.toThrow('429');
    sockets[0]?.socket.close();
    await vi.waitFor(() => expect(sockets[0]?.closed()).not.toBeNull());
    await connect();
  });

  it('wants an upgrade', async () => {
    const answer = await fetch(`${current().url}/websocket?apikey=${current().anonKey}`);
    expect(answer.status).toBe(426);
  });
});

describe('a socket', () => {
  it('gets an answer to heartbeats, and none to frames that cannot be read', async () => {
    const { socket, send, reply, frames } = await connect();
    for (const text of ['', '{', 'null', '[]', '["1"]', '[1,2,3,4,5]', '{"topic":7}']) socket.send(text);
    socket.send(Buffer.from([9, 9, 9]));
    expect(await reply(send('phoenix', 'heartbeat'))).toEqual(ok());
    expect(frames).toHaveLength(1);
  });

  it('ends when it is silent, and when it is in no channel', async () => {
    const [silent, unused] = [await connect(), await connect()];
    await silent.reply(silent.send('realtime:a', 'phx_join'));
    const later = Date.now() + 59_000;
    current().setNow(() => new Date(later));
    await unused.reply(unused.send('phoenix', 'heartbeat'));
    current().setNow(() => new Date(later + 10_000));
    await vi.waitFor(() => expect([silent.closed(), unused.closed()]).toEqual([1000, 1000]));
  });

  it('ends at a frame that is too large', async () => {
    const { socket, closed } = await connect();
    socket.send('x'.repeat(20_000));
    await vi.waitFor(() => expect(closed()).toBe(1009));
  });

  it('ends when it floods', async () => {
    const { send, closed } = await connect();
    for (let at = 0; at < 200; at += 1) send('phoenix', 'heartbeat');
    await vi.waitFor(() => expect(closed()).toBe(1008));
  });
});

describe('channels of a socket', () => {
  it('are so many at most, joined so often at most', async () => {
    const { send, reply, closed, frames } = await connect();
    for (const name of ['a', 'b', 'c'])
      expect(await reply(send(`realtime:${name}`, 'phx_join'))).toMatchObject(ok());
    expect(await reply(send('realtime:d', 'phx_join'))).toEqual(
      refused('ChannelRateLimitReached: Too many channels'),
    );
    for (let at = 0; at < 10; at += 1) send('realtime:a', 'phx_join');
    await vi.waitFor(() => expect(closed()).toBe(1001));
    expect(frames.at(-1)?.[4]).toEqual(refused('ClientJoinRateLimitReached: Too many joins per second'));
  });

  it('have names that can be sent', async () => {
    const { send, reply } = await connect();
    const unmatched = refused('unmatched topic');
    expect(await reply(send('hall', 'phx_join'))).toEqual(unmatched);
    expect(await reply(send(`realtime:${'x'.repeat(250)}`, 'phx_join'))).toEqual(unmatched);
    expect(await reply(send('realtime:a\0b', 'phx_join'))).toEqual(unmatched);
    expect(await reply(send('realtime:', 'phx_join'))).toEqual(
      refused('TopicNameRequired: You must provide a topic name'),
    );
    expect(await reply(send('realtime:never-joined', 'broadcast', { event: 'e', payload: {} }))).toEqual(
      unmatched,
    );
  });

  it('are joined whatever a client asks for', async () => {
    const { send, reply } = await connect();
    for (const config of [
      null,
      7,
      'x',
      [],
      { broadcast: 1, presence: [], private: 'no', postgres_changes: {} },
    ])
      expect(await reply(send('realtime:a', 'phx_join', { config }))).toMatchObject(ok());
  });

  it('end with the first when their topic is joined again', async () => {
    const { send, reply, frames } = await connect();
    const first = send('realtime:a', 'phx_join');
    await reply(first);
    await reply(send('realtime:a', 'phx_join'));
    expect(frames.find((frame) => frame[3] === 'phx_close')?.slice(0, 3)).toEqual([
      first,
      first,
      'realtime:a',
    ]);
  });
});

describe('broadcasts', () => {
  const message = (text: string) => ({ type: 'broadcast', event: 'e', payload: { text } });

  it('that are too large are refused, and too many of them end the channel', async () => {
    const { send, reply, frames } = await connect();
    await reply(send('realtime:a', 'phx_join', { config: { broadcast: { ack: true } } }));
    expect(await reply(send('realtime:a', 'broadcast', message('x'.repeat(1_000))))).toEqual({
      status: 'error',
      response: 'payload_size_exceeded',
    });
    for (let at = 0; at < 20; at += 1) send('realtime:a', 'broadcast', message('y'));
    await vi.waitFor(() => expect(frames.some((frame) => frame[3] === 'system')).toBe(true));
    const system = frames.find((frame) => frame[3] === 'system');
    expect(system?.[4]).toMatchObject({ status: 'error', message: 'Too many messages per second' });
    expect(frames.some((frame) => frame[3] === 'phx_close')).toBe(true);
  });

  it('by HTTP have the same bounds', async () => {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(`${current().url}/api/${path}`, {
        method: 'POST',
        headers: { apikey: current().anonKey, 'Content-Type': 'application/json', ...headers },
        body,
      });
    const one = (more: object = {}) => ({ topic: 'a', event: 'e', payload: {}, ...more });
    const batch = (...messages: object[]) => JSON.stringify({ messages });
    const { send, reply, frames } = await connect();
    await reply(send('realtime:a', 'phx_join'));
    expect((await post('broadcast', batch(one({ payload: { n: 1 } })))).status).toBe(202);
    expect((await post('broadcast/a/events/e', '{"n":2}')).status).toBe(202);
    await vi.waitFor(() => expect(frames.filter((frame) => frame[3] === 'broadcast')).toHaveLength(2));
    expect((await post('broadcast', batch(one()), { apikey: 'x' })).status).toBe(401);
    for (const bad of ['', '{}', '{"messages":[{}]}', batch(one({ topic: '' })), batch(one({ payload: [] }))])
      expect((await post('broadcast', bad)).status).toBe(422);
    expect((await post('broadcast', batch(one({ payload: { text: 'x'.repeat(1_000) } })))).status).toBe(422);
    expect((await post('broadcast', 'x'.repeat(9_000))).status).toBe(413);
    expect((await post('broadcast/a/events/e', '{"n":', {})).status).toBe(422);
    expect((await post('broadcast/a/events/e', 'n', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post('broadcast', batch(...Array.from({ length: 20 }, () => one())))).status).toBe(429);
    const { token } = await signedIn(current());
    const secret = batch(one({ topic: 'game:other', private: true }));
    expect((await post('broadcast', secret, { Authorization: `Bearer ${token}` })).status).toBe(202);
  });
});
