import { describe, expect, it } from 'vitest';
import { type BroughtList, type ListGame, playedListsOf } from './played-lists.ts';
import type { Outcome } from './own-game.ts';
import { medianOf, type UnitActs, unitActivity } from './unit-acts.ts';

const OLD = { hersir: 1, alborc: 2 };
const NEW = { alborc: 2, seeker: 1 };

function played(
  at: number,
  units: Readonly<Record<string, number>>,
  more: Partial<BroughtList> & { readonly outcome?: Outcome } = {},
): ListGame {
  const { outcome = 'won', ...list } = more;
  const entries = Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity }));
  return {
    at,
    outcome,
    difference: 1,
    list: { name: 'Raid', faction: 'northern-tribes', wasSaved: true, entries, ...list },
  };
}

describe('the lists of one’s games', () => {
  it('have a version for each set of units, with what changed and its own results', () => {
    const [list, ...others] = playedListsOf([
      played(4, NEW),
      played(1, OLD, { outcome: 'lost' }),
      played(2, { alborc: 2, hersir: 1 }),
      played(3, NEW, { outcome: 'drawn' }),
    ]);
    expect(others).toEqual([]);
    expect(list).toMatchObject({ name: 'Raid', figure: { games: 4 }, hasKeptChange: true });
    expect(list?.versions).toMatchObject([
      {
        since: 3,
        changes: [
          { unitId: 'seeker', by: 1 },
          { unitId: 'hersir', by: -1 },
        ],
        figure: { games: 2, wins: 1, draws: 1 },
      },
      { since: 1, changes: [], figure: { games: 2, wins: 1, losses: 1 } },
    ]);
  });

  it('do not keep a change that was taken back since', () => {
    expect(playedListsOf([played(1, OLD), played(2, NEW), played(3, OLD)])[0]?.hasKeptChange).toBe(false);
  });

  it('are the saved list of the same units when they came by a link, else their own', () => {
    const linked = { wasSaved: false, name: 'From a link' };
    const lists = playedListsOf([
      played(1, OLD),
      played(2, OLD, linked),
      played(3, NEW, linked),
      played(4, NEW, { faction: 'syenann' }),
      played(5, OLD, { name: 'Other' }),
    ]);
    // The newest saved list of these units takes the game of the link.
    expect(lists.map(({ name, faction, figure }) => [name, faction, figure.games])).toEqual([
      ['Other', 'northern-tribes', 2],
      ['Raid', 'northern-tribes', 1],
      ['From a link', 'northern-tribes', 1],
      ['Raid', 'syenann', 1],
    ]);
  });

  it('are none without games', () => {
    expect(playedListsOf([])).toEqual([]);
  });
});

describe('how often units act', () => {
  const unit = (unitId: string, rounds: number, acted: number, ms: readonly number[] = []): UnitActs => ({
    faction: 'syenann',
    unitId,
    rounds,
    acted,
    ms,
  });

  it('adds up games and copies, those that act least first', () => {
    const first = [unit('bear', 5, 4, [10, 30]), unit('owl', 5, 1), unit('owl', 5, 0), unit('fox', 0, 0)];
    expect(unitActivity([first, [unit('owl', 4, 4, [5])]])).toEqual([
      { key: 'syenann/owl', faction: 'syenann', unitId: 'owl', games: 2, rounds: 14, acted: 5, median: 5 },
      { key: 'syenann/bear', faction: 'syenann', unitId: 'bear', games: 1, rounds: 5, acted: 4, median: 20 },
    ]);
  });

  it('lists the unit with more rounds first when two act alike', () => {
    expect(unitActivity([[unit('a', 2, 1), unit('b', 4, 2)]]).map(({ unitId }) => unitId)).toEqual([
      'b',
      'a',
    ]);
  });

  it('takes the middle of the times, which one long break does not move', () => {
    expect(medianOf([3, 1, 2_000_000])).toBe(3);
    expect(medianOf([])).toBeNull();
  });
});
