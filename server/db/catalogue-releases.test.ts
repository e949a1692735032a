import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { changesOf, POINTS } from '#tests/builders/catalogue-changes.ts';
import { act, createPost } from '#tests/builders/community.ts';
import {
  type Account,
  asOwner,
  asUser,
  createAccount,
  createSession,
  testDatabase,
} from '#tests/builders/database.ts';

const database = testDatabase();
const { decide, one, stored } = changesOf(database);
let player: Account;
let editor: Account;
let admin: Account;

beforeAll(async () => {
  player = await createAccount(database);
  editor = await createAccount(database);
  admin = await createAccount(database, 'wab_admin');
  await act(database, admin, 'select grant_editor($1)', [editor.id]);
}, 60_000);

const EMPTY = { factions: {}, units: {}, terms: {}, missions: {} };
const publish = async (
  by: Account | null,
  overlay: object,
  more: readonly (string | null)[] = [],
  after?: number,
) => {
  const [{ newest } = { newest: 0 }] = await asOwner(
    database,
    'select coalesce(max(number), 0)::integer as newest from catalogue_releases',
  );
  return act(
    database,
    by,
    `select publish_release($1, $2, $3, 'Notes', null, null, $4::integer, coalesce($5::uuid[], '{}')) as number`,
    [
      after ?? Number(newest),
      JSON.stringify({ ...EMPTY, ...overlay }),
      JSON.stringify(EMPTY),
      more[0] ?? null,
      more[1] ?? null,
    ],
  );
};

describe('publishing', () => {
  it('is for administrators, one number after the other, of accepted changes', async () => {
    for (const by of [player, editor, null]) {
      await expect(publish(by, {})).rejects.toMatchObject({ code: '42501' });
    }
    const accepted = await one(player);
    const waiting = await one(player);
    await decide(admin, accepted, 'accepted');
    const { rows } = await publish(admin, { units: { 'north/orc': POINTS } }, [
      null,
      `{${accepted},${waiting}}`,
    ]);
    const number = Number(rows[0]?.['number']);
    expect(await stored(accepted)).toMatchObject({ state: 'published', release: number });
    expect(await stored(waiting)).toMatchObject({ state: 'proposed', release: null });
    await expect(publish(admin, {}, [], number - 1)).rejects.toMatchObject({ code: 'PT409' });
    const [release] = await asOwner(
      database,
      'select overlay::text || remarks::text as text, sha256 from catalogue_releases where number = $1',
      [number],
    );
    expect(release?.['sha256']).toBe(createHash('sha256').update(String(release?.['text'])).digest('hex'));
  });

  it.each<[string, object, string]>([
    ['a unit out of bounds', { units: { 'north/orc': { fields: { points: 99 } } } }, 'bad_change'],
    ['a mission out of bounds', { missions: { loot: { numbers: { 'turns.0': 21 } } } }, 'bad_change'],
    ['a wrong key', { units: { orc: POINTS } }, 'bad_change'],
    ['a control character', { units: { 'north/orc': { fields: { name: 'a\u0001' } } } }, 'bad_release'],
  ])('refuses %s', async (_case, overlay, detail) => {
    await expect(publish(admin, overlay)).rejects.toMatchObject({ code: '23514', fields: { detail } });
  });

  it('takes words and numbers of missions as they are', async () => {
    const missions = { loot: { en: { name: 'Loot' }, numbers: { rounds: 4, 'scoring.more.points': 2 } } };
    const { rows } = await publish(admin, { missions });
    const [release] = await asOwner(
      database,
      'select overlay::text as text from catalogue_releases where number = $1',
      [Number(rows[0]?.['number'])],
    );
    expect(JSON.parse(String(release?.['text']))).toEqual({ ...EMPTY, missions });
  });

  it('counts posts with what it says, and a roll-back with what was before', async () => {
    const unit = { id: 'wolf', name: 'Wolf' };
    const post = await createPost(database, player, { faction: 'north', units: JSON.stringify([unit]) });
    const facts = async () =>
      (
        await asOwner(database, 'select points, is_known from shared_list_facts where list_id = $1', [post])
      )[0];
    expect(await facts()).toEqual({ points: 0, is_known: false });
    const wolf = {
      fields: {
        name: 'Wolf',
        points: 12,
        command: 0,
        availability: 2,
        highCommand: false,
        tournamentLegal: true,
      },
    };
    await publish(admin, { units: { 'north/wolf': wolf } });
    expect(await facts()).toEqual({ points: 12, is_known: true });
    await publish(admin, { units: { 'north/wolf': { ...wolf, isRetired: true } } });
    expect(await facts()).toMatchObject({ is_known: false });
    await publish(admin, { units: { 'north/wolf': wolf } }, ['1']);
    expect(await facts()).toEqual({ points: 12, is_known: true });
    await publish(admin, {}, ['0']);
    expect(await facts()).toEqual({ points: 0, is_known: false });
  });

  it('is read by everybody, and nobody but the service key changes or removes a release', async () => {
    const { rows } = await asUser(database, null, 'select number from catalogue_releases');
    expect(rows.length).toBeGreaterThan(1);
    for (const by of [player, editor, admin]) {
      for (const text of ["update catalogue_releases set note = 'x'", 'delete from catalogue_releases']) {
        await expect(asUser(database, by, text)).rejects.toMatchObject({ code: '42501' });
      }
    }
  });

  it('forgets the name of an account that is deleted, and what nobody took up of it', async () => {
    const author = await createAccount(database);
    await asOwner(database, "update profiles set username = 'Ada' where id = $1", [author.id]);
    const [waits, taken] = [await one(author), await one(author)];
    await decide(admin, taken, 'accepted');
    const remark = { note: 'Reads 30.', notes: {}, release: 1, by: ['Ada', 'Bo'] };
    const [newest] = await asOwner(database, 'select max(number)::integer as number from catalogue_releases');
    await act(database, admin, "select publish_release($1, $2, $3, 'Notes')", [
      Number(newest?.['number']),
      JSON.stringify({ ...EMPTY, units: { 'north/orc': POINTS } }),
      JSON.stringify({ ...EMPTY, units: { 'north/orc': remark } }),
    ]);
    const claims = { session_id: await createSession(database, author) };
    const { rows } = await act(database, author, 'select export_my_data() as data', [], claims);
    expect(rows[0]?.['data']).toMatchObject({ catalogue_changes: [{ id: waits }, { id: taken }] });
    await asOwner(database, 'delete from auth.users where id = $1', [author.id]);
    expect(await stored(waits)).toBeUndefined();
    expect(await stored(taken)).toMatchObject({ author_id: null });
    const [release] = await asOwner(
      database,
      `select remarks, sha256 = encode(sha256(convert_to(overlay::text || remarks::text, 'UTF8')), 'hex') as fits
       from catalogue_releases order by number desc limit 1`,
    );
    expect(release).toMatchObject({ remarks: { units: { 'north/orc': { by: ['Bo'] } } }, fits: true });
  });
});
