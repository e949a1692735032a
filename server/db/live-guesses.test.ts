import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { createAnonymous, liveCalls, type Caller } from '#tests/builders/live-games.ts';

const database = testDatabase();
const { call, open } = liveCalls(database);
let anna: Account;
let berta: Account;

beforeEach(async () => {
  await asOwner(database, 'delete from live_games');
  await asOwner(database, 'delete from private.guest_report_counts');
  anna = await createAccount(database);
  berta = await createAccount(database);
});

const refused = (code: string, detail: string) => ({ code, fields: { detail } });

/** Guesses as often as wanted, in turn as each account, all from one network. */
const GUESS_MANY = `
  create or replace function guess_many(accounts uuid[], tries integer, out looked integer, out hits integer)
  language plpgsql as $$
  declare
    answer jsonb;
    codes constant text[] := array(select coalesce(private.new_live_code(), 'ZZZZZZ') from generate_series(1, 100));
  begin
    looked := 0;
    hits := 0;
    for turn in 1..tries loop
      perform set_config('request.jwt.claims', jsonb_build_object(
        'role', 'authenticated', 'sub', accounts[1 + turn % array_length(accounts, 1)])::text, true);
      begin
        answer := join_live_game(codes[1 + turn % 100]);
        looked := looked + 1;
        hits := hits + (answer ->> 'details' is distinct from 'live_code')::integer;
      exception when sqlstate 'PT429' then
        null;
      end;
    end loop;
  end $$`;

describe('guessing codes', () => {
  /** A guess from a network, as the server names it. */
  const guess = async (who: Caller, code: string, network = '192.0.2.1') => {
    const settings = { 'request.headers': JSON.stringify({ 'x-forwarded-for': network }) };
    const claims = { sub: who?.id ?? '', role: 'authenticated' };
    const context = { role: 'authenticated', claims, readOnly: false, settings };
    const { rows } = await database.withRequest(context, ({ query }) =>
      query('select join_live_game($1) as answer', [code]),
    );
    return rows[0]?.['answer'] as Readonly<Record<string, unknown>>;
  };
  const full = refused('PT429', 'live_guesses');

  it('ends after ten an hour, with the right code too, and goes on by invitation', async () => {
    const { code, invite, game } = await open(anna);
    for (let turn = 0; turn < 10; turn += 1)
      expect(await guess(berta, 'ZZZZZZ')).toMatchObject({ details: 'live_code' });
    await expect(guess(berta, String(code))).rejects.toMatchObject(full);
    expect(await guess(berta, String(invite))).toMatchObject({ game });
  });

  it('is counted by network, whatever account guesses, and by all together', async () => {
    const guessers = await Promise.all(Array.from({ length: 6 }, async () => createAnonymous(database)));
    for (const who of guessers)
      for (let turn = 0; turn < 10; turn += 1) await guess(who, 'ZZZZZZ', '192.0.2.9');
    const next = await createAnonymous(database);
    await expect(guess(next, 'ZZZZZZ', '192.0.2.9')).rejects.toMatchObject(full);
    await expect(guess(next, 'ZZZZZZ', '192.0.2.10')).resolves.toMatchObject({ details: 'live_code' });
    await asOwner(database, 'update private.guest_report_counts set used = 600 where used = 61');
    await expect(guess(next, 'ZZZZZZ', '192.0.2.11')).rejects.toMatchObject(full);
  });

  it('finds nothing in 10,000 tries, and looks 60 of them up', async () => {
    for (let turn = 0; turn < 20; turn += 1) await open(anna);
    const guessers = await Promise.all(Array.from({ length: 10 }, async () => createAnonymous(database)));
    await asOwner(database, GUESS_MANY);
    const accounts = `{${guessers.map(({ id }) => id).join()}}`;
    const outcomes: Readonly<Record<string, unknown>>[] = [];
    // Of what a single transaction takes back the database keeps all until it ends.
    for (let turn = 0; turn < 40; turn += 1)
      outcomes.push(...(await asOwner(database, 'select looked, hits from guess_many($1, 250)', [accounts])));
    const sum = (of: 'looked' | 'hits') => outcomes.reduce((before, one) => before + Number(one[of]), 0);
    expect({ looked: sum('looked'), hits: sum('hits') }).toEqual({ looked: 60, hits: 0 });
  }, 120_000);

  it('takes nothing from somebody who types the right code', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      const { code } = await open(anna);
      await call(berta, 'leave_live_game($1)', [String((await guess(berta, String(code)))['game'])]);
    }
    expect(await call(berta, 'live_games_of_mine()')).toEqual([]);
  });
});
