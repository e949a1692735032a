import { describe, expect, it } from 'vitest';
import { play, readyGame, troop } from '#tests/builders/games.ts';
import type { UnitSetup } from './types.ts';
import { countsTinge, isNearlyDown } from './unit-play.ts';

const list = { source: 'saved', name: '', faction: 'x', points: 0, command: 0, entries: [] } as const;

function withUnit(unit: Partial<UnitSetup>) {
  return play(readyGame(), { type: 'list-set', player: 'anna', list, units: [troop('orcs', unit)] });
}

describe('Tinge in a game', () => {
  it('is counted when a card casts spells or collects it', () => {
    expect(countsTinge(withUnit({ keywords: ['Spellcaster'] }).state)).toBe(true);
    expect(countsTinge(withUnit({ keywords: ['Tinge'] }).state)).toBe(true);
    expect(countsTinge(withUnit({ keywords: ['Scout'] }).state)).toBe(false);
  });

  it('is counted once a unit has some', () => {
    const game = play(withUnit({}), { type: 'unit-tinged', unit: 'orcs', by: 1 });
    expect(countsTinge(game.state)).toBe(true);
  });
});

it.each([
  [0, 3, false],
  [1, 3, false],
  [2, 3, true],
  [1, 2, true],
  [0, 1, false],
  [1, null, true],
  [0, null, false],
])('%i of %s wounds: the next one fells a troop: %s', (wounds, perTroop, expected) => {
  expect(isNearlyDown({ wounds }, perTroop)).toBe(expected);
});
