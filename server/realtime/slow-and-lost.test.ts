import { REALTIME_SUBSCRIBE_STATES } from '@supabase/realtime-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { asOwner } from '#tests/builders/database.ts';
import { clientOf, signedIn, testRealtime } from '#tests/builders/realtime.ts';

const { current } = testRealtime({ messages: 100 });
const open: WebSocket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.terminate();
});

/** A socket in a public channel, and the code that it was closed with. */
async function joined(topic: string) {
  const socket = new WebSocket(
    `${current().url.replace('http', 'ws')}/websocket?apikey=${current().anonKey}&vsn=2.0.0`,
  );
  open.push(socket);
  const closed: number[] = [];
  socket.on('close', (code) => closed.push(code));
  await new Promise((resolve) => socket.once('open', resolve));
  const answer = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify(['1', '1', topic, 'phx_join', { config: {} }]));
  await answer;
  return { socket, closed };
}

describe('a client that reads too slowly', () => {
  it('is ended, while others hear everything', async () => {
    const [sender, slow, quick] = [
      await joined('realtime:hall'),
      await joined('realtime:hall'),
      await joined('realtime:hall'),
    ];
    let heard = 0;
    quick.socket.on('message', () => {
      heard += 1;
    });
    slow.socket.pause();
    // The machine's own buffers take some megabytes before the server has to keep anything.
    const payload = { type: 'broadcast', event: 'e', payload: { text: 'x'.repeat(250_000) } };
    for (let turn = 0; turn < 100; turn += 1) {
      sender.socket.send(JSON.stringify(['1', '2', 'realtime:hall', 'broadcast', payload]));
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    }
    await vi.waitFor(() => expect(heard).toBe(100));
    slow.socket.resume();
    await vi.waitFor(() => expect(slow.closed).toEqual([1006]));
    expect([sender.closed, quick.closed]).toEqual([[], []]);
  });
});

describe('a service that may have missed notifications', () => {
  it('closes all sockets with 1012; clients come back and hear', async () => {
    const socket = await joined('realtime:hall');
    const { id, token } = await signedIn(current());
    const client = clientOf(current(), token);
    await client.setAuth(token);
    const channel = client.channel(`game:${id}`, { config: { private: true } });
    const heard: unknown[] = [];
    let joins = 0;
    channel.on('broadcast', { event: 'row' }, ({ payload }) => heard.push(payload));
    channel.subscribe((status) => {
      joins += status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED ? 1 : 0;
    });
    await vi.waitFor(() => expect(joins).toBe(1));
    current().loseNotices();
    await vi.waitFor(() => expect(socket.closed).toEqual([1012]));
    await vi.waitFor(() => expect(joins).toBe(2));
    await asOwner(current().database, `select realtime.send('{"n":1}', 'row', $1)`, [`game:${id}`]);
    await vi.waitFor(() => expect(heard).toMatchObject([{ n: 1 }]));
    await client.disconnect();
  });
});
