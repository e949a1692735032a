import { expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import { leadUnits } from './lead-units.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
const unit = (unitId: string, copy: number, points: number, highCommand = false) =>
  troop(`anna/${unitId}/${String(copy)}`, { unitId, copy, points, highCommand });

it('stand for an army: High Command first, then the dearest, each kind once', () => {
  const { state } = play(readyGame(), {
    type: 'list-set',
    player: 'anna',
    list,
    units: [
      unit('cheap', 1, 10),
      unit('dear', 1, 50),
      unit('dear', 2, 50),
      unit('leader', 1, 20, true),
      unit('also-dear', 1, 50),
    ],
  });
  const leads = (most: number) => leadUnits(state, 'anna', most).map(({ id }) => id);
  expect(leads(3)).toEqual(['anna/leader/1', 'anna/also-dear/1', 'anna/dear/1']);
  expect(leads(9)).toHaveLength(4);
  expect(leadUnits(state, 'nobody', 3)).toEqual([]);
});
