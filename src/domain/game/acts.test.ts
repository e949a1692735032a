import { describe, expect, it } from 'vitest';
import { play, readyGame } from '#tests/builders/games.ts';
import { actsOf } from './acts.ts';
import type { GameAction } from './events.ts';
import { undo } from './log.ts';

const TROOP = 'anna/troop';
const OFFICER = 'anna/officer';
const round = (number: number): GameAction => ({ type: 'turn-started', player: 'anna', number });
const begin = (unit: string): GameAction => ({ type: 'activation-started', unit });
const complete = (unit: string | null, player = 'anna', extra = false): GameAction => ({
  type: 'activation-completed',
  player,
  unit,
  extra,
});

/** The acts of a unit of anna after these actions, each a minute after the one before. */
function acts(unit: string, ...actions: readonly GameAction[]) {
  const { log } = play(readyGame(), ...actions);
  return actsOf(log, 'anna').find(({ unitId }) => unitId === unit);
}

describe('the acts of a unit', () => {
  it('are the rounds on the table and those with an activation, each once', () => {
    const twice = [complete(TROOP), complete(TROOP, 'anna', true)];
    const actions = [round(1), ...twice, { type: 'turn-completed', number: 1 } as const, round(2)];
    expect(acts(TROOP, ...actions)).toMatchObject({ faction: 'northern-tribes', rounds: 2, acted: 1 });
    expect(acts(OFFICER, ...actions)).toMatchObject({ rounds: 2, acted: 0 });
  });

  it('leave out rounds of a unit that is gone, held back or joined to another', () => {
    const gone = { type: 'unit-placed', unit: OFFICER, place: 'fled' } as const;
    const over = { type: 'turn-completed', number: 1 } as const;
    expect(acts(OFFICER, round(1), complete(TROOP), gone, over, round(2))).toMatchObject({ rounds: 1 });
    const joined = { type: 'character-joined', unit: OFFICER, host: TROOP } as const;
    expect(acts(OFFICER, joined, round(1), complete(TROOP))).toMatchObject({ rounds: 0, acted: 0 });
  });

  it('time what was begun and completed with a tap of its player', () => {
    const others = [begin('berta/troop'), complete('berta/troop', 'berta')];
    expect(acts(TROOP, round(1), begin(TROOP), complete(TROOP), ...others, complete(OFFICER))?.ms).toEqual([
      60_000,
    ]);
    expect(acts(OFFICER, round(1), begin(TROOP), complete(OFFICER))).toMatchObject({ acted: 1, ms: [] });
  });

  it('are not known when the player passed only, or took every activation back', () => {
    expect(actsOf(play(readyGame(), round(1), complete(null)).log, 'anna')).toEqual([]);
    expect(actsOf(undo(play(readyGame(), round(1), complete(TROOP))).log, 'anna')).toEqual([]);
  });
});
