import { beforeEach, describe, expect, it } from 'vitest';
import { type Account, asOwner, createAccount, testDatabase } from '#tests/builders/database.ts';
import { entry, liveCalls } from '#tests/builders/live-games.ts';

const database = testDatabase();
const { between, call, read, write } = liveCalls(database);
let anna: Account;
let berta: Account;
let game: string;

beforeEach(async () => {
  await asOwner(database, 'delete from private.guest_report_counts');
  anna = await createAccount(database);
  berta = await createAccount(database);
  game = await between(anna, berta);
});

const event = (type: string, more: object) => entry({ kind: 'event', event: { type, at: 0, ...more } });
const list = (player: string, entries: unknown) =>
  event('list-set', { player, list: { entries }, units: [] });
const card = async () => call(null, 'live_report_card($1)', [game]);

async function say(...entries: readonly unknown[]) {
  const { n } = await read(anna, game);
  expect(await write(anna, game, Number(n), ...entries)).toMatchObject({ written: true });
}

/** Both players confirm a result and agree to a public report. */
async function publish(concededBy: string | null = null) {
  const result = {
    kind: 'confirm-result',
    mission: 'loot',
    feat: 'banner',
    playedAt: Date.parse('2026-11-20T18:00:00Z'),
    concededBy,
    players: {
      a: { account: anna.id, faction: 'syenann', score: 12 },
      b: { account: berta.id, faction: null, score: 9 },
    },
  };
  for (const who of [anna, berta]) {
    const { n } = await read(who, game);
    await write(who, game, Number(n), entry(result), entry({ kind: 'agree-report', agrees: true }));
  }
}

describe('the card of a battle report', () => {
  it('has the result, the last names and the first units of the last lists, in the order of the players', async () => {
    await say(
      event('player-added', { player: { id: 'b', name: 'B' } }),
      event('player-added', { player: { id: 'a', name: 'Anna' } }),
      list('a', [{ unitId: 'older', quantity: 1 }]),
      list('a', [{ unitId: 'lotta', quantity: 1 }, { unitId: 'orc-hunters', quantity: 2 }, 7, { unitId: 5 }]),
      event('player-changed', { player: { id: 'b', name: ' Berta ' } }),
    );
    await publish('b');
    expect(await card()).toEqual({
      mission: 'loot',
      feat: 'banner',
      playedAt: Date.parse('2026-11-20T18:00:00Z'),
      sides: [
        { name: 'Berta', faction: null, score: 9, hasConceded: true, units: [] },
        {
          name: 'Anna',
          faction: 'syenann',
          score: 12,
          hasConceded: false,
          units: ['lotta', 'orc-hunters', '5'],
        },
      ],
    });
  });

  it('is there for a public report alone', async () => {
    expect(await card()).toBeNull();
    await publish();
    expect(await card()).toMatchObject({ sides: [{ score: 12 }, { score: 9 }] });
    await asOwner(database, 'update profiles set banned = true where id = $1', [berta.id]);
    expect(await card()).toBeNull();
    await asOwner(database, 'update profiles set banned = false where id = $1', [berta.id]);
    await say(entry({ kind: 'agree-report', agrees: false }));
    expect(await card()).toBeNull();
  });

  it('leaves out names and units that are none, and reads no list of another shape', async () => {
    await say(
      event('player-added', { player: { id: 'a', name: 'x'.repeat(61) } }),
      event('player-added', { player: { id: 'b', name: 'two\nlines' } }),
      list('a', 'nothing'),
      list('b', [
        { unitId: 'y'.repeat(101) },
        ...Array.from({ length: 9 }, (_, at) => ({ unitId: `unit-${String(at)}` })),
      ]),
    );
    await publish();
    expect(await card()).toMatchObject({
      sides: [
        { name: '', units: [] },
        { name: '', units: ['unit-0', 'unit-1', 'unit-2', 'unit-3', 'unit-4'] },
      ],
    });
  });
});
