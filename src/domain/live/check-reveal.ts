import type { GameEvent } from '../game/events.ts';
import type { UnitSetup } from '../game/types.ts';
import { canonicalJson } from './canonical-text.ts';
import { headingLeaf, sealList, unitLeafAt, unitsHeldBack, type SealOwner } from './seal.ts';
import type { Difference, ListReveal, SealCheck, SealedList } from './types.ts';

/**
 * Checks a whole list against its seal, and against what the events of the game showed and played.
 * `events`: those in force so far.
 */
export function checkReveal(
  owner: SealOwner,
  leaves: readonly string[],
  reveal: ListReveal,
  events: readonly GameEvent[],
): SealCheck {
  const differences = [
    ...sealDifferences(owner, leaves, reveal),
    ...playDifferences(reveal.list, shownUnits(events, owner.player)),
  ];
  return differences.length === 0 ? { kind: 'matches' } : { kind: 'differs', differences };
}

function sealDifferences(
  owner: SealOwner,
  leaves: readonly string[],
  reveal: ListReveal,
): readonly Difference[] {
  const { salt, list } = reveal;
  const sealed = new Set(leaves);
  const made = new Set(sealList(owner, reveal));
  const notMade = leaves.filter((leaf) => !made.has(leaf)).length;
  const notSealed = [...made].filter((leaf) => !sealed.has(leaf)).length;
  if (notMade === leaves.length) return [{ code: 'nothing-matches' }];
  const leftOver = Math.max(notMade, notSealed, leaves.length - made.size);
  const isHeadingSealed = sealed.has(headingLeaf(owner, salt, list));
  return [
    ...(isHeadingSealed ? [] : [{ code: 'heading-not-sealed' } as const]),
    ...list.units
      .filter((unit, at) => !sealed.has(unitLeafAt(owner, salt, unit, at)))
      .map(({ name }) => ({ code: 'unit-not-sealed', unit: name }) as const),
    ...list.units
      .filter(({ id }, at) => list.units.findIndex((unit) => unit.id === id) !== at)
      .map(({ name }) => ({ code: 'unit-twice', unit: name }) as const),
    ...(leftOver === 0 ? [] : [{ code: 'hashes-left-over', count: leftOver } as const]),
  ];
}

/** Units of a player in the game: those that came with a list, and those that came later. */
type Shown = { readonly listed: readonly UnitSetup[]; readonly added: readonly UnitSetup[] };

/** Until the game leaves setup, a new list replaces the one before; later every list counts. */
function shownUnits(events: readonly GameEvent[], player: string): Shown {
  let shown: Shown = { listed: [], added: [] };
  let hasLeftSetup = false;
  for (const event of events) {
    if (event.type === 'phase-changed') hasLeftSetup = true;
    if (!('player' in event) || event.player !== player) continue;
    if (event.type === 'unit-added') shown = { ...shown, added: [...shown.added, event.unit] };
    if (event.type === 'list-removed' && !hasLeftSetup) shown = { listed: [], added: [] };
    if (event.type === 'list-set') {
      shown = hasLeftSetup
        ? { ...shown, listed: [...shown.listed, ...event.units] }
        : { listed: event.units, added: [] };
    }
  }
  return shown;
}

function playDifferences({ units }: SealedList, { listed, added }: Shown): readonly Difference[] {
  const sealed = new Map(units.map((unit) => [unit.id, unit]));
  const wereListed = new Set(listed.map(({ id }) => id));
  const mayWait = unitsHeldBack(units);
  return [
    ...[...listed, ...added].flatMap((unit) => playedOtherwise(unit, sealed.get(unit.id))),
    ...units
      .filter(({ id }) => !wereListed.has(id) && !mayWait.has(id))
      .map(({ name }) => ({ code: 'held-back', unit: name }) as const),
  ];
}

function playedOtherwise(played: UnitSetup, sealed: UnitSetup | undefined): readonly Difference[] {
  if (sealed === undefined) return [{ code: 'played-not-in-list', unit: played.name }];
  const fields = fieldsThatDiffer(played, sealed);
  return fields.length === 0 ? [] : [{ code: 'played-otherwise', unit: played.name, fields }];
}

function fieldsThatDiffer(one: object, other: object): readonly string[] {
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...first.keys(), ...second.keys()])].filter(
    (key) => canonicalJson([first.get(key) ?? null]) !== canonicalJson([second.get(key) ?? null]),
  );
}
