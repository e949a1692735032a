import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import type { GameAction } from '../events.ts';
import { bestUnits, fatesOf } from './fates.ts';
import { replayOf } from './replay.ts';

const attack = (unit: string, target: string, wounds: number): GameAction => ({
  type: 'attack-resolved',
  unit,
  target,
  wounds,
  states: [],
  stress: 0,
  targetStress: 0,
});
const place = (unit: string, to: 'fled' | 'destroyed' | 'table'): GameAction => ({
  type: 'unit-placed',
  unit,
  place: to,
});
const begun = play(readyGame('loot'), { type: 'turn-started', player: 'anna', number: 1 });

describe('the fates of units', () => {
  it('name the step, the round and the attack that took each of them', () => {
    const game = play(begun, place('berta/officer', 'fled'), attack('anna/troop', 'berta/troop', 6));
    const step = begun.log.cursor + 1;
    expect(fatesOf(replayOf(game.log))).toEqual([
      {
        unit: 'berta/officer',
        player: 'berta',
        place: 'fled',
        step,
        at: step * 60_000,
        round: 1,
        by: null,
      },
      expect.objectContaining({
        unit: 'berta/troop',
        place: 'destroyed',
        step: step + 1,
        by: 'anna/troop',
      }),
    ]);
    expect(fatesOf(replayOf(game.log), step)).toHaveLength(1);
  });

  it('leave out a unit that came back, and one that was taken out of the game', () => {
    const back = play(begun, place('berta/officer', 'fled'), place('berta/officer', 'table'));
    expect(fatesOf(replayOf(back.log))).toEqual([]);
    const without = play(begun, place('berta/officer', 'fled'), { type: 'list-removed', player: 'berta' });
    expect(fatesOf(replayOf(without.log))).toEqual([]);
  });
});

describe('the best units', () => {
  it('are those of each player whose attacks gave the most wounds', () => {
    const game = play(
      begun,
      attack('anna/officer', 'berta/troop', 1),
      attack('anna/troop', 'berta/troop', 2),
      attack('berta/troop', 'anna/troop', 1),
      attack('anna/troop', 'berta/troop', 3),
    );
    expect(bestUnits(replayOf(game.log))).toEqual([
      { unit: 'anna/troop', player: 'anna', attacks: 2, wounds: 5, destroyed: 1 },
      { unit: 'berta/troop', player: 'berta', attacks: 1, wounds: 1, destroyed: 0 },
    ]);
  });

  it('leave out a player whose attacks wounded nobody', () => {
    expect(bestUnits(replayOf(play(begun, attack('anna/troop', 'berta/troop', 0)).log))).toEqual([]);
  });
});
