import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, createComment, createPost } from '#tests/builders/community.ts';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import type { Param } from './database.ts';

const database = testDatabase();
let author: Account;
let list: string;

beforeAll(async () => {
  author = await createAccount(database);
}, 60_000);

beforeEach(async () => {
  list = await createPost(database, author);
  await asOwner(database, 'delete from private.guest_report_counts');
});

const CALL = 'select report_as_guest($1, $2, $3, $4, $5)';
/** A report as it comes from an address, by headers as the server hands them over. */
const report = (address: string, target = list, fields: readonly Param[] = ['list', 'spam', null, null]) =>
  database.withRequest(
    {
      role: 'anon',
      claims: null,
      readOnly: false,
      settings: { 'request.headers': JSON.stringify({ 'x-forwarded-for': address }) },
    },
    ({ query }) => query(CALL, [fields[0] ?? null, target, ...fields.slice(1)]),
  );
const kept = (target = list) => asOwner(database, 'select * from reports where target_id = $1', [target]);

describe('a visitor’s report', () => {
  it('reaches the administrators without naming its sender', async () => {
    await report('192.0.2.1', list, ['list', 'offensive', 'Look at the name', null]);
    expect(await kept()).toMatchObject([
      { reporter_id: null, by_guest: true, reason: 'offensive', details: 'Look at the name' },
    ]);
    const counts = await asOwner(database, 'select key::text from private.guest_report_counts');
    expect(JSON.stringify(counts)).not.toContain('192.0.2.1');
  });

  it('is refused after five a day from one network, and others go on', async () => {
    for (let turn = 0; turn < 5; turn += 1) await report('192.0.2.2', await createPost(database, author));
    await expect(report('192.0.2.2')).rejects.toMatchObject({ code: 'PT429' });
    await report('192.0.2.3');
    expect(await kept()).toHaveLength(1);
  });

  it('counts the addresses of one IPv6 subscriber as one, and unreadable ones together', async () => {
    for (let turn = 0; turn < 5; turn += 1) await report(`2001:db8::${String(turn)}`);
    await expect(report('2001:db8::ffff')).rejects.toMatchObject({ code: 'PT429' });
    for (let turn = 0; turn < 5; turn += 1) await report(`nonsense ${String(turn)}`);
    await expect(report("'; drop table reports")).rejects.toMatchObject({ code: 'PT429' });
  });

  it('is kept three times for one post, also when many come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, at) => report(`198.51.100.${String(at)}`)));
    expect(await kept()).toHaveLength(3);
  });

  it('is dropped when a program fills in the hidden field', async () => {
    await report('192.0.2.4', list, ['list', 'spam', null, 'https://spam.example']);
    expect(await kept()).toEqual([]);
  });

  it('is refused alike for all things that a visitor cannot see', async () => {
    const hidden = await createPost(database, author);
    const comment = await createComment(database, author, hidden);
    await asOwner(database, 'update shared_lists set is_hidden = true where id = $1', [hidden]);
    const nothing = { code: '23514', fields: { detail: 'report_target' } };
    await expect(report('192.0.2.5', hidden)).rejects.toMatchObject(nothing);
    await expect(report('192.0.2.5', comment, ['comment', 'spam', null, null])).rejects.toMatchObject(
      nothing,
    );
    await expect(report('192.0.2.5', author.id)).rejects.toMatchObject(nothing);
    await expect(report('192.0.2.5', list, ['nothing', 'spam', null, null])).rejects.toMatchObject(nothing);
  });

  it.each([
    ['list', 'because', null],
    ['list', 'spam', 'x'.repeat(1001)],
    ['list', 'spam', 'a\u0007b'],
  ])('is refused with a wrong reason or text: %#', async (kind, reason, details) => {
    await expect(report('192.0.2.6', list, [kind, reason, details, null])).rejects.toMatchObject({
      code: '23514',
    });
  });

  it('cannot be sent by a player, and nobody can read its counts', async () => {
    await expect(act(database, author, CALL, ['list', list, 'spam', null, null])).rejects.toMatchObject({
      code: '42501',
    });
    for (const table of ['private.guest_salts', 'private.guest_report_counts'])
      await expect(act(database, author, `select * from ${table}`)).rejects.toMatchObject({ code: '42501' });
    await expect(act(database, author, 'update reports set by_guest = false')).rejects.toMatchObject({
      code: '42501',
    });
  });
});
