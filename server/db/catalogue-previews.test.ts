import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameRow, readReleaseRow } from '#domain/catalogue/release/release-row.ts';
import { POINTS } from '#tests/builders/catalogue-changes.ts';
import { act } from '#tests/builders/community.ts';
import { type Account, asOwner, asUser, createAccount, testDatabase } from '#tests/builders/database.ts';
import * as v from 'valibot';

const database = testDatabase();
let player: Account;
let editor: Account;
let admin: Account;

beforeAll(async () => {
  player = await createAccount(database);
  editor = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  await act(database, admin, 'select grant_editor($1)', [editor.id]);
}, 60_000);
beforeEach(async () => {
  await asOwner(database, 'delete from catalogue_previews');
});

const EMPTY = { factions: {}, units: {}, terms: {}, missions: {} };
const newest = async () => {
  const [row] = await asOwner(
    database,
    'select coalesce(max(number), 0)::integer as number from catalogue_releases',
  );
  return Number(row?.['number']);
};
const preview = async (
  by: Account | null,
  units: object = { 'north/orc': POINTS },
  remarks: object = EMPTY,
) => {
  const { rows } = await act(database, by, 'select preview_release($1, $2, $3) as token', [
    await newest(),
    JSON.stringify({ ...EMPTY, units }),
    JSON.stringify(remarks),
  ]);
  return String(rows[0]?.['token']);
};
const opened = async (token: string, by: Account | null = null) =>
  (await act(database, by, 'select catalogue_preview($1) as it', [token])).rows[0]?.['it'];
const kept = async () =>
  (await asOwner(database, 'select id from catalogue_previews order by created_at')).map(({ id }) => id);

describe('a link to the next release', () => {
  it('is made by administrators alone, for what comes after the newest release', async () => {
    for (const by of [player, editor, null]) {
      await expect(preview(by)).rejects.toMatchObject({ code: '42501' });
    }
    await preview(admin);
    const late = act(database, admin, 'select preview_release($1, $2, $2)', [
      (await newest()) + 1,
      JSON.stringify(EMPTY),
    ]);
    await expect(late).rejects.toMatchObject({ code: 'PT409', fields: { detail: 'release_outdated' } });
    expect(await kept()).toHaveLength(1);
  });

  it.each<[string, object, object]>([
    ['a unit out of bounds', { 'north/orc': { fields: { points: 99 } } }, EMPTY],
    ['a wrong key', { orc: POINTS }, EMPTY],
    ['an unknown field of a change', { 'north/orc': { script: 'x' } }, EMPTY],
    ['a control character', { 'north/orc': { fields: { name: 'a\u0001' } } }, EMPTY],
    ['a remark about nothing', {}, { ...EMPTY, units: { 'north/orc': { note: 'a' } } }],
    ['a part that no release has', {}, { ...EMPTY, more: {} }],
  ])('refuses %s, as publishing does', async (_case, units, remarks) => {
    await expect(preview(admin, units, remarks)).rejects.toMatchObject({ code: '23514' });
  });

  it('gives anybody who has it a release that a device can read, and nobody else anything', async () => {
    const token = await preview(admin);
    for (const by of [null, player, editor, admin]) {
      const row = await opened(token, by);
      const read = readReleaseRow(row, v.parse(nameRow, row));
      expect(read).toMatchObject({
        ok: true,
        release: { number: (await newest()) + 1, overlay: { units: { 'north/orc': POINTS } } },
      });
    }
    const { overlay, remarks, sha256 } = (await opened(token)) as Readonly<Record<string, string>>;
    expect(sha256).toBe(createHash('sha256').update(`${overlay}${remarks}`).digest('hex'));
    expect(await opened('00000000-0000-4000-8000-000000000000')).toBeNull();
  });

  it('is listed for administrators alone, and written by nobody directly', async () => {
    await preview(admin);
    const list = (by: Account | null) => asUser(database, by, 'select id from catalogue_previews');
    await expect(list(null)).rejects.toMatchObject({ code: '42501' });
    expect((await list(player)).rows).toEqual([]);
    expect((await list(editor)).rows).toEqual([]);
    expect((await list(admin)).rows).toHaveLength(1);
    for (const text of ['delete from catalogue_previews', 'update catalogue_previews set number = 1']) {
      await expect(asUser(database, admin, text)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('is over after 14 days, with the release of its number, and past the newest five', async () => {
    const old = await preview(admin);
    await asOwner(database, "update catalogue_previews set created_at = now() - interval '15 days'");
    expect(await opened(old)).toBeNull();
    const made: string[] = [];
    for (let at = 0; at < 6; at += 1) made.push(await preview(admin));
    expect(await kept()).toEqual(made.slice(1));
    expect(await opened(made[0] ?? '')).toBeNull();
    await act(database, admin, "select publish_release($1, $2, $2, 'Notes')", [
      await newest(),
      JSON.stringify(EMPTY),
    ]);
    expect(await opened(made[5] ?? '')).toBeNull();
  });

  it('is taken back by administrators, and both acts are in the log without the token', async () => {
    const token = await preview(admin);
    for (const by of [player, editor, null]) {
      await expect(act(database, by, 'select drop_preview($1)', [token])).rejects.toMatchObject({
        code: '42501',
      });
    }
    expect(await opened(token)).not.toBeNull();
    await act(database, admin, 'select drop_preview($1)', [token]);
    expect(await opened(token)).toBeNull();
    const log = await asOwner(database, 'select * from admin_log order by id desc limit 2');
    expect(log).toMatchObject([
      { subject: 'drop_preview' },
      { subject: 'preview_release', admin_id: admin.id },
    ]);
    expect(JSON.stringify(log)).not.toContain(token);
  });

  it('goes with the account of a player whom it names', async () => {
    const author = await createAccount(database);
    await asOwner(database, "update profiles set username = 'Astrid' where id = $1", [author.id]);
    const remark = { note: 'Reads 30.', notes: {}, release: 1, by: ['Astrid'] };
    const named = await preview(admin, { 'north/orc': POINTS }, { ...EMPTY, units: { 'north/orc': remark } });
    const other = await preview(admin);
    await asOwner(database, 'delete from auth.users where id = $1', [author.id]);
    expect([await opened(named), await opened(other)]).toMatchObject([null, {}]);
  });
});
