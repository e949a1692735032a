import { turningPoints } from '../table/turning-points.ts';
import { chaptersOf } from './chapters.ts';
import { lastStep, type Replay, stateAt, timelineOf } from './replay.ts';

export const STOP_KINDS = ['steps', 'moments'] as const;
/** The steps at which a replay stops: all, or those that tell the game. */
export type StopKind = (typeof STOP_KINDS)[number];

/** The stops of a replay, ascending, with its first and its last step. */
export function stopsOf(replay: Replay, kind: StopKind): readonly number[] {
  const last = lastStep(replay);
  if (kind === 'steps') return Array.from({ length: last + 1 }, (_, step) => step);
  const moments = turningPoints(timelineOf(replay), stateAt(replay, last)).map(({ step }) => step);
  const starts = chaptersOf(replay).map(({ from }) => from);
  return [...new Set([0, ...starts, ...moments, last])].toSorted((one, other) => one - other);
}

/** Returns the stop behind a step; null at the end. */
export function nextStop(stops: readonly number[], step: number): number | null {
  return stops.find((stop) => stop > step) ?? null;
}

/** Returns the stop before a step; null at the start. */
export function previousStop(stops: readonly number[], step: number): number | null {
  return stops.findLast((stop) => stop < step) ?? null;
}
