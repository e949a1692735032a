import type { Replay } from '../game/replay/replay.ts';
import type { LiveGame } from './types.ts';

/** The replay of a shared game: the events in force. The fold has kept each state already. */
export function liveReplay({ taps, state }: LiveGame): Replay {
  return {
    events: taps.map(({ event }) => event),
    states: [...taps.map(({ before }) => before), state],
  };
}
