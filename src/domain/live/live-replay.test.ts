import { expect, it } from 'vitest';
import { ANNA, append, event, said, sharedGame } from '#tests/builders/live.ts';
import { replayOf } from '../game/replay/replay.ts';
import { logOf, newLiveGame } from './live-game.ts';
import { liveReplay } from './live-replay.ts';

it('replays the events in force of a shared game, without those that were undone', () => {
  const live = append(
    sharedGame(),
    ANNA,
    event({ type: 'unit-stressed', unit: 'anna/troop', by: 1 }),
    event({ type: 'unit-stressed', unit: 'anna/officer', by: 1 }),
  );
  const undone = append(live, ANNA, said({ kind: 'undo', of: `r${live.rows.length}` }));
  expect(liveReplay(undone)).toEqual(replayOf(logOf(undone)));
  expect(liveReplay(undone).events).toHaveLength(live.taps.length - 1);
  expect(liveReplay(newLiveGame('g'))).toEqual(replayOf(logOf(newLiveGame('g'))));
});
