import { describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { publicReports } from './public-report.ts';

const side = { name: 'Anna', faction: 'syenann', score: 12, hasConceded: false, units: ['alula'] };
const rival = { name: '', faction: null, score: 9, hasConceded: false, units: [] };
const known = { mission: 'loot', feat: 'banner', playedAt: Date.UTC(2026, 10, 20), sides: [side, rival] };

/** Reads a report whose card in the database is this. */
async function read(card: unknown) {
  const withRequest = (async (_context: unknown, work: (tx: unknown) => unknown) =>
    work({ query: async () => Promise.resolve({ rows: [{ card }] }) })) as Database['withRequest'];
  const name = async (id: string) => Promise.resolve(id.toUpperCase());
  return publicReports({ withRequest } as Database, name)('5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11');
}

describe('the card of a public report', () => {
  it('names scenario, day, factions and the winner', async () => {
    expect(await read(known)).toEqual({
      scenario: 'Loot · Banner',
      date: 'November 20, 2026',
      sides: [
        {
          name: 'Anna',
          faction: 'syenann',
          factionName: 'SYENANN',
          score: 12,
          hasWon: true,
          units: ['alula'],
        },
        { name: '', faction: null, factionName: '', score: 9, hasWon: false, units: [] },
      ],
    });
  });

  it('gives the game to the other player when one conceded, and to nobody at a tie', async () => {
    const winners = async (...sides: readonly object[]) =>
      (await read({ ...known, sides }))?.sides.map(({ hasWon }) => hasWon);
    expect(await winners({ ...side, hasConceded: true }, rival)).toEqual([false, true]);
    expect(await winners(side, { ...rival, score: 12 })).toEqual([false, false]);
  });

  it('leaves out a scenario and a day that are none', async () => {
    expect(await read({ ...known, mission: 'of nobody', feat: null, playedAt: 1e20 })).toMatchObject({
      scenario: '',
      date: '',
    });
  });

  it.each([null, undefined, { ...known, sides: [side] }, { ...known, mission: 7 }])(
    'is null for %j',
    async (card) => {
      expect(await read(card)).toBeNull();
    },
  );
});
