import type { GameAction, GameEvent } from '../game/events.ts';
import type { GameState, UnitSetup } from '../game/types.ts';
import type { LiveGame, Seat } from './types.ts';

type EventOf<Type extends GameAction['type']> = Extract<GameAction, { type: Type }>;

/** Players to whom an event belongs, or `shared` when it belongs to the table. */
type Sides = 'shared' | readonly string[];

const shared = (): Sides => 'shared';
const ofPlayer = ({ player }: { readonly player: string }): Sides => [player];
const ofUnit = ({ unit }: { readonly unit: string }, { units }: GameState): Sides => sidesOf(unit, units);

function sidesOf(unit: string, units: GameState['units']): readonly string[] {
  const player = units[unit]?.player;
  return player === undefined ? [] : [player];
}

/** Ids of units begin with their player, so that nobody takes the ids of the other side. */
function ofNewUnits(player: string, units: readonly UnitSetup[]): Sides {
  return units.every(({ id }) => id.startsWith(`${player}/`)) ? [player] : [];
}

/** The sides of each kind of event; the compiler finds a missing one. */
const SIDES: { readonly [Type in GameAction['type']]: (event: EventOf<Type>, state: GameState) => Sides } = {
  'player-added': ({ player }) => [player.id],
  'player-changed': ({ player }) => [player.id],
  'player-removed': ofPlayer,
  'list-set': ({ player, units }) => ofNewUnits(player, units),
  'list-removed': ofPlayer,
  'unit-added': ({ player, unit }) => ofNewUnits(player, [unit]),
  'mission-set': shared,
  'feat-set': shared,
  'states-end-set': shared,
  'red-company-set': shared,
  'phase-changed': shared,
  'roll-off-won': shared,
  'first-to-deploy-set': shared,
  'initiative-set': shared,
  'unit-placed': ofUnit,
  'character-joined': ofUnit,
  'character-left': ofUnit,
  'choice-made': ofUnit,
  'pieces-dealt': shared,
  'turn-started': shared,
  'activation-started': ofUnit,
  'activation-completed': ofPlayer,
  'turn-ended': shared,
  'turn-completed': shared,
  'marker-done': shared,
  // A token of the same id is replaced, so its player must agree too.
  'counter-set': ({ counter }, { counters }) =>
    (counters[counter.id]?.player ?? counter.player) === counter.player ? [counter.player] : [],
  'counter-removed': ({ counter }, { counters }) => {
    const player = counters[counter]?.player;
    return player === undefined ? [] : [player];
  },
  'unit-stressed': ofUnit,
  'unit-wounded': ofUnit,
  'troops-fallen': ofUnit,
  'unit-tinged': ofUnit,
  'state-set': ofUnit,
  'willpower-tested': ofUnit,
  'models-given': ofUnit,
  'unit-rallied': ofUnit,
  'token-corrected': ofUnit,
  'unit-token-moved': ofUnit,
  // Both sides take part in an attack, and one tap records it for both.
  'attack-resolved': ({ unit, target }, { units }) => [...sidesOf(unit, units), ...sidesOf(target, units)],
  'box-set': ofPlayer,
  'score-set': ofPlayer,
  'meter-moved': ofPlayer,
  'player-token-moved': ofPlayer,
  'flag-set': ofPlayer,
  'role-set': ofPlayer,
  'piece-set': shared,
  'piece-wounded': shared,
  'clock-set': shared,
  'clock-paused': shared,
  'note-added': shared,
  'game-ended': ({ player }) => (player === undefined ? 'shared' : [player]),
};

/** Events that stay with their side under every rule: its list, its name, and conceding. */
const ALWAYS_OWN: ReadonlySet<GameAction['type']> = new Set([
  'player-changed',
  'player-removed',
  'list-set',
  'list-removed',
  'unit-added',
  'game-ended',
]);

/** The seat of an account; null for a spectator. */
export function seatOf({ seats }: Pick<LiveGame, 'seats'>, author: string): Seat | null {
  return seats.find((seat) => seat.author === author) ?? null;
}

/**
 * True when an account may enter an event. Spectators may enter nothing. Under the strict rule a
 * side is entered by its own player; a side without a phone of its own is entered by the other one.
 */
export function mayEnter(
  settings: Pick<LiveGame, 'entry' | 'seats' | 'state'>,
  author: string,
  event: GameEvent,
): boolean {
  const seat = seatOf(settings, author);
  if (seat === null) return false;
  if (settings.entry === 'anyone' && !ALWAYS_OWN.has(event.type)) return true;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's type pairs each kind with its own event, which the compiler cannot follow through the lookup
  const sides = (SIDES[event.type] as (event: GameEvent, state: GameState) => Sides)(event, settings.state);
  if (sides === 'shared') return true;
  return sides.some((side) => side === seat.player || !settings.seats.some(({ player }) => player === side));
}
