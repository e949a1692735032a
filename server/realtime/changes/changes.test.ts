import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { asOwner } from '#tests/builders/database.ts';
import { clientOf, signedIn, testRealtime } from '#tests/builders/realtime.ts';

const { current } = testRealtime();
const open: ReturnType<typeof clientOf>[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.disconnect();
});

beforeAll(async () => {
  const { database } = current();
  for (const statement of [
    `create table public.open_moves (id bigint primary key, kind text, points numeric, bytes bytea, secret text)`,
    `revoke all on public.open_moves from anon, authenticated`,
    `grant select (id, kind, points, bytes) on public.open_moves to anon, authenticated`,
    `create table public.own_moves (id int, owner uuid, note text, primary key (owner, id))`,
    `alter table public.own_moves enable row level security`,
    `alter table public.own_moves replica identity full`,
    `create policy own on public.own_moves for select to authenticated using (owner = auth.uid())`,
    `create table public.unpublished (id int primary key)`,
    `alter publication supabase_realtime add table public.open_moves, public.own_moves`,
  ])
    await asOwner(database, statement);
});

type Listener = { event?: string; schema?: string; table?: string; filter?: string; select?: string[] };
type Heard = {
  new: Record<string, unknown>;
  old: Record<string, unknown>;
  eventType: string;
  errors: unknown;
};

/** Follows changes, and waits until the service says that it does, or why it does not. */
async function follow(listeners: readonly Listener[], token: string | null = null) {
  const client = clientOf(current(), token);
  open.push(client);
  if (token !== null) await client.setAuth(token);
  const channel = client.channel(`follow ${Math.random()}`);
  const heard: Heard[] = [];
  for (const listener of listeners)
    channel.on(
      'postgres_changes' as 'system',
      { event: '*', schema: 'public', ...listener } as never,
      (change: unknown) => heard.push(change as Heard),
    );
  const told = await new Promise<Record<string, unknown>>((resolve, reject) => {
    channel.on('system', {}, resolve);
    channel.subscribe((_status, cause) => {
      if (cause !== undefined) reject(cause);
    });
  });
  return { channel, heard, told };
}

const sql = (text: string) => asOwner(current().database, text);

describe('changes of a published table', () => {
  it('arrive with new and old values, the primary key alone of the old ones', async () => {
    const { heard, told } = await follow([{ table: 'open_moves' }]);
    expect(told).toMatchObject({ status: 'ok', message: 'Subscribed to PostgreSQL' });
    await sql(`insert into public.open_moves values (9007199254740991, 'a', 1.50, '\\x0aff', 'hidden')`);
    await sql(`update public.open_moves set kind = 'b'`);
    await sql(`delete from public.open_moves`);
    await vi.waitFor(() => expect(heard).toHaveLength(3));
    const row = { id: 9007199254740991, points: 1.5, bytes: '0aff' };
    expect(heard).toMatchObject([
      {
        eventType: 'INSERT',
        schema: 'public',
        table: 'open_moves',
        new: { ...row, kind: 'a' },
        old: {},
        errors: null,
      },
      { eventType: 'UPDATE', new: { ...row, kind: 'b' }, old: { id: row.id } },
      { eventType: 'DELETE', new: {}, old: { id: row.id } },
    ]);
    expect(JSON.stringify(heard)).not.toContain('hidden');
    expect(Object.keys(heard[1]?.old ?? {})).toEqual(['id']);
  });

  it('are those of a committed transaction, in their order', async () => {
    const { heard } = await follow([{ table: 'open_moves', event: 'INSERT' }]);
    await sql(`insert into public.open_moves (id, kind) select n, 'many' from generate_series(100, 149) n`);
    await current()
      .database.withOwner(async ({ query }) => {
        await query(`insert into public.open_moves (id) values (1)`);
        throw new Error('undone');
      })
      .catch(() => undefined);
    await sql(`insert into public.open_moves (id) values (150)`);
    await sql(`delete from public.open_moves`);
    await vi.waitFor(() => expect(heard).toHaveLength(51));
    expect(heard.map((change) => change.new['id'])).toEqual(Array.from({ length: 51 }, (_, at) => at + 100));
  });

  it.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3]],
    ['id=gte.2,kind=not.eq.c', [2]],
    ['kind=in.(a,"c")', [1, 3]],
    ['kind=ilike.B', [2]],
    ['points=is.null', [3]],
    ['points=lt.5', [1]],
  ])('are filtered by %s', async (filter, ids) => {
    const { heard } = await follow([{ table: 'open_moves', event: 'INSERT', filter }]);
    await sql(
      `insert into public.open_moves (id, kind, points) values (1, 'a', 1), (2, 'b', 10), (3, 'c', null)`,
    );
    await sql(`delete from public.open_moves`);
    await vi.waitFor(() => expect(heard.map((change) => change.new['id'])).toEqual(ids));
  });

  it('reach every listener of a channel that asks for them, with the columns that it wants', async () => {
    const { heard } = await follow([
      { table: 'open_moves', event: 'INSERT', select: ['kind'] },
      { event: 'DELETE' },
    ]);
    await sql(`insert into public.open_moves (id, kind, points) values (1, 'a', 1)`);
    await sql(`delete from public.open_moves`);
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard[0]?.new).toEqual({ id: 1, kind: 'a' });
  });
});

describe('changes of a table with row-level security', () => {
  it('reach those who may select the row, and deletions tell the primary key alone', async () => {
    const [owner, other] = [await signedIn(current()), await signedIn(current())];
    const own = await follow([{ table: 'own_moves' }], owner.token);
    const foreign = await follow([{ table: 'own_moves' }], other.token);
    const guest = await follow([{ table: 'own_moves', event: 'INSERT' }]);
    await sql(`insert into public.own_moves values (1, '${owner.id}', 'mine'), (2, '${other.id}', 'theirs')`);
    await vi.waitFor(() => expect(own.heard).toHaveLength(1));
    await sql(`update public.own_moves set note = 'changed' where id = 1`);
    await vi.waitFor(() => expect(own.heard).toHaveLength(2));
    await sql(`delete from public.own_moves where id = 1`);
    await vi.waitFor(() => expect([own.heard.length, foreign.heard.length]).toEqual([3, 2]));
    expect(own.heard).toMatchObject([
      { eventType: 'INSERT', new: { id: 1, note: 'mine' } },
      { eventType: 'UPDATE', new: { note: 'changed' }, old: { note: 'mine' } },
      { eventType: 'DELETE', old: { id: 1 } },
    ]);
    expect(foreign.heard).toMatchObject([{ new: { id: 2 } }, { eventType: 'DELETE', old: { id: 1 } }]);
    expect(JSON.stringify(foreign.heard)).not.toContain('mine');
    expect(guest.heard).toEqual([]);
  });
});

describe('a subscription', () => {
  it.each([
    [{ table: 'unpublished' }],
    [{ table: 'nothing' }],
    [{ table: 'open_moves', filter: 'colour=eq.red' }],
    [{ table: 'open_moves', filter: 'id=eq.abc' }],
    [{ table: 'open_moves', filter: 'id=near.3' }],
    [{ table: 'open_moves', filter: 'points=is.5' }],
    [{ table: 'open_moves', filter: `id=eq.1);drop table public.open_moves;--` }],
    [{ table: 'open_moves', filter: '"id) or (true"=eq.1' }],
    [{ table: 'open_moves', select: ['colour'] }],
    [{ schema: 'auth', table: 'users' }],
    [{ schema: 'a\0b', table: 'open_moves' }],
  ])('to %j is refused with a reason, and the channel stays', async (listener) => {
    const { channel, told } = await follow([listener]);
    expect(told).toMatchObject({ extension: 'postgres_changes', status: 'error' });
    expect(String(told['message'])).toContain('Unable to subscribe to changes with given parameters');
    expect(channel.state).toBe('joined');
    expect(await sql('select 1 from public.open_moves')).toEqual([]);
  });

  it('costs nothing once nobody follows the table', async () => {
    const { channel } = await follow([{ table: 'open_moves' }]);
    await channel.unsubscribe();
    await sql('delete from muster.realtime_followed');
    await sql('delete from muster.realtime_changes');
    await sql('insert into public.open_moves (id) values (1)');
    await sql('delete from public.open_moves');
    expect(await sql('select * from muster.realtime_changes')).toEqual([]);
  });
});
