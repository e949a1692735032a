import { expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { deploymentReminders } from '../reminders.ts';
import type { UnitSetup } from '../types.ts';
import { unitNow } from '../unit-play.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;
const OPTIONS = {
  Totem: [
    { id: 'polar-bear', wounds: 4, conquest: 1 },
    { id: 'arctic-fox', keywords: ['Scout'] },
  ],
};

/** The unit of a game after these actions. */
function unitAfter(overrides: Partial<UnitSetup>, ...actions: readonly GameAction[]) {
  const units = [troop('bears', overrides)];
  const game = play(readyGame(), { type: 'list-set', player: 'anna', list, units }, ...actions);
  const unit = game.state.units['bears'];
  if (unit === undefined) throw new Error('No unit.');
  return { state: game.state, unit, now: unitNow(game.state, unit) };
}

const choose = (option: string): GameAction => ({
  type: 'choice-made',
  unit: 'bears',
  skill: 'Totem',
  choice: option,
  option,
});
const wound = (by: number): GameAction => ({ type: 'unit-wounded', unit: 'bears', by });
const withOptions = { choices: ['Totem'], options: OPTIONS };

it('counts a chosen option’s W and conquest, and falls back to the card without it', () => {
  const { now, unit } = unitAfter(withOptions, choose('polar-bear'), wound(3));
  expect([now.woundsPerTroop, now.conquest, unit.fallen]).toEqual([4, 3, 0]);
  const fox = unitAfter(withOptions, choose('polar-bear'), choose('arctic-fox'), wound(3));
  expect([fox.now.woundsPerTroop, fox.unit.fallen]).toEqual([2, 1]);
});

it('lets a unit that chose Scout be held back', () => {
  const { state } = unitAfter(withOptions, choose('arctic-fox'));
  expect(deploymentReminders(state, 'anna').map(({ code }) => code)).toContain('scout');
});

it('counts troops by the models that players give where the card prints none', () => {
  const card = { ...troop('x').card, models: null } as NonNullable<UnitSetup['card']>;
  expect(unitAfter({ card }).now).toMatchObject({ troops: null, conquest: null });
  const given = unitAfter({ card }, { type: 'models-given', unit: 'bears', models: 3 }, wound(6));
  expect([given.unit.fallen, given.unit.place]).toEqual([3, 'destroyed']);
  const back = unitAfter({ card }, { type: 'models-given', unit: 'bears', models: 3 }, wound(6), {
    type: 'models-given',
    unit: 'bears',
    models: 4,
  });
  expect(back.now).toMatchObject({ troops: 1, conquest: 1 });
});

it('refuses a number of models where the card prints one', () => {
  expect(() => unitAfter({}, { type: 'models-given', unit: 'bears', models: 5 })).toThrow('unknown-part');
});
