import type { RealtimeChannel } from '@supabase/realtime-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { asOwner } from '#tests/builders/database.ts';
import { clientOf, signedIn, testRealtime } from '#tests/builders/realtime.ts';

const { current } = testRealtime();
const open: ReturnType<typeof clientOf>[] = [];
afterEach(async () => {
  current().setNow(null);
  for (const client of open.splice(0)) await client.disconnect();
});

type Joined = { readonly channel: RealtimeChannel; readonly heard: unknown[] };
type Options = NonNullable<Parameters<ReturnType<typeof clientOf>['channel']>[1]>['config'];

/** Joins a channel and collects its broadcasts. Throws when the join is refused. */
async function join(
  name: string,
  config: Options,
  token: string | null = null,
  vsn = '2.0.0',
): Promise<Joined> {
  const client = clientOf(current(), token, vsn);
  open.push(client);
  if (token !== null) await client.setAuth(token);
  const channel = client.channel(name, { config });
  const heard: unknown[] = [];
  channel.on('broadcast', { event: '*' }, ({ event, payload, meta }: Record<string, unknown>) => {
    heard.push({ event, payload, ...(meta !== undefined && { meta }) });
  });
  await subscribed(channel);
  return { channel, heard };
}

function subscribed(channel: RealtimeChannel): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, cause) => {
      if (cause === undefined && channel.state === 'joined') resolve();
      else reject(cause ?? new Error(status));
    });
  });
}

const news = (event: string, payload: unknown) => ({ type: 'broadcast' as const, event, payload });

describe.each(['2.0.0', '1.0.0'])('a public channel, version %s', (vsn) => {
  it('carries broadcasts to the others, and to the sender when it wants them', async () => {
    const first = await join('hall', { broadcast: { ack: true, self: true } }, null, vsn);
    const second = await join('hall', {}, null, vsn === '2.0.0' ? '1.0.0' : '2.0.0');
    expect(await first.channel.send(news('move', { n: 3, text: 'é"\\' }))).toBe('ok');
    const expected = [{ event: 'move', payload: { n: 3, text: 'é"\\' } }];
    await vi.waitFor(() => expect(second.heard).toEqual(expected));
    expect(first.heard).toEqual(expected);
    await second.channel.send(news('quiet', { n: 4 }));
    await vi.waitFor(() => expect(first.heard).toHaveLength(2));
    expect(second.heard).toEqual(expected);
  });

  it('hears nothing of a private channel of its name', async () => {
    const { id, token } = await signedIn(current());
    const name = `game:${id}`;
    const outside = await join(name, {}, null, vsn);
    const inside = await join(name, { private: true, broadcast: { ack: true, self: true } }, token, vsn);
    expect(await inside.channel.send(news('move', { n: 1 }))).toBe('ok');
    await vi.waitFor(() => expect(inside.heard).toHaveLength(1));
    expect(outside.heard).toEqual([]);
  });
});

describe('bytes', () => {
  it('reach clients of version 2.0.0 as they were sent', async () => {
    const first = await join('bytes', { broadcast: { ack: true } });
    const second = await join('bytes', {});
    await first.channel.send(news('bin', new Uint8Array([0, 1, 254, 255]).buffer));
    await vi.waitFor(() => expect(second.heard).toHaveLength(1));
    const [{ payload }] = second.heard as [{ payload: ArrayBuffer }];
    expect([...new Uint8Array(payload)]).toEqual([0, 1, 254, 255]);
  });
});

describe('a private channel', () => {
  it('is closed to those whom the policies refuse, with the reason', async () => {
    const { token } = await signedIn(current());
    const other = await signedIn(current());
    await expect(join(`game:${other.id}`, { private: true }, token)).rejects.toThrow(
      `Unauthorized: You do not have permissions to read from this Channel topic: game:${other.id}`,
    );
    await expect(join(`game:${other.id}`, { private: true })).rejects.toThrow('Unauthorized');
  });

  it('drops the broadcasts of those who may only hear it', async () => {
    const { id, token } = await signedIn(current());
    const name = `game:${id}:quiet`;
    const listener = await join(name, { private: true }, token);
    const speaker = await join(name, { private: true }, token);
    await speaker.channel.send(news('move', { n: 1 }));
    expect((await fetchBroadcast(name, 'move', token, true)).status).toBe(403);
    await asOwner(current().database, 'select realtime.send($1, $2, $3, true)', ['{"n":2}', 'news', name]);
    await vi.waitFor(() => expect(listener.heard).toHaveLength(1));
    expect(listener.heard).toMatchObject([{ event: 'news', payload: { n: 2 } }]);
  });

  it('is refused to a token of another key, one without an end, and one that is over', async () => {
    const { token } = await signedIn(current(), -5);
    await expect(join('game:1', { private: true }, token)).rejects.toThrow('Token has expired');
    await expect(join('game:1', { private: true }, 'nonsense')).rejects.toThrow(/not a valid JWT/);
    const endless = await current().keys.sign({ role: 'authenticated', sub: 'x' });
    await expect(join('game:1', { private: true }, endless)).rejects.toThrow(/Fields `role` and `exp`/);
    const owner = await current().keys.sign({ role: 'postgres', exp: Date.now() });
    await expect(join('game:1', { private: true }, owner)).rejects.toThrow('Unauthorized');
  });
});

describe('messages of the database', () => {
  it('arrive after the commit, whole and in their order, and not after an undone one', async () => {
    const { id, token } = await signedIn(current());
    const name = `game:${id}`;
    const { heard } = await join(name, { private: true }, token);
    const send = `select realtime.send(jsonb_build_object('n', n, 'id', n, 'large', 9007199254740993), 'row', $1)
      from generate_series(1, 30) n`;
    await asOwner(current().database, send, [name]);
    await current()
      .database.withOwner(async ({ query }) => {
        await query(send, [name]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await asOwner(current().database, `select realtime.send_binary('\\x0102', 'bytes', $1)`, [name]);
    await vi.waitFor(() => expect(heard).toHaveLength(31));
    const numbers = (heard as { payload: { n?: number } }[]).map(({ payload }) => payload.n);
    expect(numbers.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1));
    expect(heard[0]).toMatchObject({ event: 'row', meta: { id: expect.any(String) as string } });
  });

  it('tell of a changed row by a trigger', async () => {
    const { id, token } = await signedIn(current());
    const { database } = current();
    await asOwner(database, 'create table if not exists public.moves (id int primary key, note text)');
    await asOwner(
      database,
      `create or replace function public.tell_moves() returns trigger language plpgsql security definer as $$
        begin
          perform realtime.broadcast_changes('game:' || tg_argv[0], tg_op, tg_op, tg_table_name, tg_table_schema, new, old);
          return null;
        end $$`,
    );
    await asOwner(
      database,
      `create trigger tell after insert or update or delete on public.moves
        for each row execute function public.tell_moves('${id}')`,
    );
    const { heard } = await join(`game:${id}`, { private: true }, token);
    await asOwner(database, "insert into public.moves values (1, 'a')");
    await asOwner(database, "update public.moves set note = 'b'");
    await asOwner(database, 'delete from public.moves');
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard).toMatchObject([
      { event: 'INSERT', payload: { record: { id: 1, note: 'a' }, old_record: null, table: 'moves' } },
      { event: 'UPDATE', payload: { record: { note: 'b' }, old_record: { note: 'a' } } },
      { event: 'DELETE', payload: { record: null, old_record: { note: 'b' }, schema: 'public' } },
    ]);
  });

  it('are replayed to those who ask for them, the newest, oldest first', async () => {
    const { id, token } = await signedIn(current());
    const name = `game:${id}`;
    await asOwner(
      current().database,
      `select realtime.send(jsonb_build_object('n', n), 'row', $1) from generate_series(1, 5) n`,
      [name],
    );
    const replay = { since: Date.now() - 60_000, limit: 3 };
    const { heard } = await join(name, { private: true, broadcast: { replay } }, token);
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    expect(heard).toMatchObject([3, 4, 5].map((n) => ({ payload: { n }, meta: { replayed: true } })));
    await expect(join('hall', { broadcast: { replay } })).rejects.toThrow('private channel');
  });
});

describe('presence', () => {
  it('shows who is there, changes of it, and who left', async () => {
    const config = (key: string) => ({ presence: { key, enabled: true } });
    const ana = await join('table', config('ana'));
    expect(await ana.channel.track({ at: 'north' })).toBe('ok');
    const berta = await join('table', config('berta'));
    const seen = () => {
      const state = berta.channel.presenceState<Record<string, unknown>>();
      return Object.fromEntries(
        Object.entries(state).map(([key, metas]) => [key, metas.map(({ at }) => at)]),
      );
    };
    await vi.waitFor(() => expect(seen()).toEqual({ ana: ['north'] }));
    await berta.channel.track({ at: 'south' });
    await ana.channel.track({ at: 'east' });
    await vi.waitFor(() => expect(seen()).toEqual({ ana: ['east'], berta: ['south'] }));
    await ana.channel.unsubscribe();
    await vi.waitFor(() => expect(seen()).toEqual({ berta: ['south'] }));
    expect(await berta.channel.untrack()).toBe('ok');
    await vi.waitFor(() => expect(seen()).toEqual({}));
  });

  it('ends a channel that tracks too often, or too much', async () => {
    const { channel } = await join('table', { presence: { key: 'a', enabled: true } });
    for (let at = 0; at < 5; at += 1) expect(await channel.track({ at })).toBe('ok');
    void channel.track({ at: 6 });
    await vi.waitFor(() => expect(channel.state).toBe('closed'));
    const large = await join('table', { presence: { key: 'b', enabled: true } });
    void large.channel.track({ text: 'x'.repeat(3_000) });
    await vi.waitFor(() => expect(large.channel.state).toBe('closed'));
  });
});

describe('a token', () => {
  it('ends its channel when its time is over', async () => {
    const { id, token } = await signedIn(current(), 20);
    const { channel } = await join(`game:${id}`, { private: true }, token);
    current().setNow(() => new Date(Date.now() + 21_000));
    await vi.waitFor(() => expect(channel.state).toBe('closed'));
  });

  it('that is newer takes its place, and one that may not hear ends the channel', async () => {
    const { id, token, session } = await signedIn(current(), 60);
    const other = await signedIn(current());
    const { channel, heard } = await join(`game:${id}`, { private: true }, token);
    const exp = Math.floor(Date.now() / 1000) + 3_600;
    const newer = await current().keys.sign({ sub: id, session_id: session, role: 'authenticated', exp });
    await channel.socket.setAuth(newer);
    await asOwner(current().database, `select realtime.send('{"n":1}', 'row', $1)`, [`game:${id}`]);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    await channel.socket.setAuth(other.token);
    await vi.waitFor(() => expect(channel.state).toBe('closed'));
  });
});

describe('the sockets of a user', () => {
  it.each([
    ['whose session ended', 'delete from auth.sessions where id = $1', 'session'],
    ['who was banned', `update auth.users set banned_until = now() + interval '1 hour' where id = $1`, 'id'],
  ] as const)('%s close at once, and the next join is refused', async (_case, sql, of) => {
    const member = await signedIn(current());
    const stays = await signedIn(current());
    const name = `game:${member.id}:${stays.id}`;
    const { channel } = await join(name, { private: true }, member.token);
    const other = await join(name, { private: true }, stays.token);
    await asOwner(current().database, sql, [member[of]]);
    await vi.waitFor(() => expect(channel.state).not.toBe('joined'));
    await expect(join(name, { private: true }, member.token)).rejects.toThrow('The session has ended');
    expect(other.channel.state).toBe('joined');
  });
});

function fetchBroadcast(topic: string, event: string, token: string, isPrivate: boolean) {
  const { url, anonKey } = current();
  return fetch(
    `${url}/api/broadcast/${encodeURIComponent(topic)}/events/${event}?private=${String(isPrivate)}`,
    {
      method: 'POST',
      headers: { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: '{"n":5}',
    },
  );
}
