import type { GameEvent } from '../events.ts';
import type { TimelineEntry } from '../replay/replay.ts';
import { boxKey, enteredCount } from '../scoring.ts';
import type { GameState } from '../types.ts';

/** Kinds of events that tell a game: rounds, activations, fates, points. Single taps do not. */
const TOLD: ReadonlySet<GameEvent['type']> = new Set([
  'turn-started',
  'activation-completed',
  'unit-placed',
  'unit-rallied',
  'willpower-tested',
  'character-joined',
  'character-left',
  'box-set',
  'score-set',
  'marker-done',
  'turn-completed',
  'note-added',
  'game-ended',
]);

/**
 * The events that tell a game, in order. Points that were entered and taken back, or cleared by
 * another tap, are left out: what is told of a round adds up to its score.
 */
export function turningPoints(entries: readonly TimelineEntry[], state: GameState): readonly TimelineEntry[] {
  const lastOf = new Map<string, GameEvent>();
  for (const { event } of entries) {
    const key = boxOf(event);
    if (key !== null) lastOf.set(key, event);
  }
  return entries.filter(({ event }) => {
    const key = boxOf(event);
    if (key === null) return TOLD.has(event.type) || isDefeat(event) || isBlow(event);
    return lastOf.get(key) === event && holds(event, state);
  });
}

/** The count that an event sets; null for an event that sets none. */
function boxOf(event: GameEvent): string | null {
  if (event.type !== 'box-set') return null;
  return [event.player, event.round, boxKey(event.box, event.marker)].join(' ');
}

function holds(event: GameEvent, state: GameState): boolean {
  if (event.type !== 'box-set' || event.count === null || event.count === 0) return false;
  const key = boxKey(event.box, event.marker);
  return enteredCount(state, event.round, event.player, key) === event.count;
}

/** A state that a game turns on. */
function isDefeat(event: GameEvent): boolean {
  return event.type === 'state-set' && event.on && event.state === 'demoralized';
}

/** An attack that left a mark. */
function isBlow(event: GameEvent): boolean {
  return event.type === 'attack-resolved' && (event.wounds > 0 || event.states.length > 0);
}

/** The turning points of a battle report: without the activations, which every round has. */
export function highlights(entries: readonly TimelineEntry[], state: GameState): readonly TimelineEntry[] {
  return turningPoints(entries, state).filter(({ event }) => event.type !== 'activation-completed');
}
