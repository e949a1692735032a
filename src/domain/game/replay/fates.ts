import { isGone } from '../formula.ts';
import type { GameState } from '../types.ts';
import { type Replay, stateAt } from './replay.ts';

/** The moment in which a unit left the table for good. */
export type Fate = {
  readonly unit: string;
  readonly player: string;
  readonly place: 'fled' | 'destroyed';
  readonly step: number;
  /** Ms since 1970. */
  readonly at: number;
  /** 0 before the first round. */
  readonly round: number;
  /** The unit whose attack did it; null when no attack was recorded. */
  readonly by: string | null;
};

/** The fates of units up to a step, in order. A unit that came back has none. */
export function fatesOf(replay: Replay, upTo = replay.events.length): readonly Fate[] {
  const fates = new Map<string, Fate>();
  for (const [at, event] of replay.events.slice(0, upTo).entries()) {
    const [before, after] = [stateAt(replay, at), stateAt(replay, at + 1)];
    if (before.units === after.units) continue;
    for (const id of changedPlaces(before, after)) {
      const unit = after.units[id];
      fates.delete(id);
      if (unit === undefined || !isGone(unit)) continue;
      const by = event.type === 'attack-resolved' && event.target === id ? event.unit : null;
      const { player } = unit;
      const place = unit.place === 'fled' ? 'fled' : 'destroyed';
      fates.set(id, { unit: id, player, place, step: at + 1, at: event.at, round: after.currentTurn, by });
    }
  }
  return [...fates.values()];
}

function changedPlaces(before: GameState, after: GameState): readonly string[] {
  const ids = new Set([...Object.keys(before.units), ...Object.keys(after.units)]);
  return [...ids].filter((id) => before.units[id]?.place !== after.units[id]?.place);
}

/** The recorded attacks of one unit. */
export type UnitDeeds = {
  readonly unit: string;
  readonly player: string;
  readonly attacks: number;
  readonly wounds: number;
  /** Units that its attacks destroyed. */
  readonly destroyed: number;
};

/**
 * The unit of each player whose recorded attacks did the most: wounds first, then destroyed units.
 * A player whose attacks wounded nobody has none.
 */
export function bestUnits(replay: Replay): readonly UnitDeeds[] {
  const units = stateAt(replay, replay.states.length).units;
  const deeds = new Map<string, UnitDeeds>();
  for (const event of replay.events) {
    const player = event.type === 'attack-resolved' ? units[event.unit]?.player : undefined;
    if (event.type !== 'attack-resolved' || player === undefined) continue;
    const { unit, wounds } = event;
    const { attacks = 0, wounds: earlier = 0 } = deeds.get(unit) ?? {};
    deeds.set(unit, { unit, player, attacks: attacks + 1, wounds: earlier + wounds, destroyed: 0 });
  }
  for (const { by } of fatesOf(replay)) {
    const known = deeds.get(by ?? '');
    if (known !== undefined) deeds.set(known.unit, { ...known, destroyed: known.destroyed + 1 });
  }
  const ranked = [...deeds.values()]
    .filter(({ wounds }) => wounds > 0)
    .toSorted((one, other) => other.wounds - one.wounds || other.destroyed - one.destroyed);
  return [...new Map(ranked.toReversed().map((one) => [one.player, one])).values()].toReversed();
}
