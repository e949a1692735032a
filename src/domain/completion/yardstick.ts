import type { UnitProfile } from '../catalogue/profile.ts';
import type { Catalogue, FactionId, Unit, UnitId } from '../catalogue/types.ts';
import { averageAim, countingOf } from '../odds/printed-rolls.ts';
import { hasListRole, LIST_ROLES, listKeywords } from '../roster/list-roles.ts';

/** The four kinds of things that a list may lack. Each weighs a quarter. */
const ASPECT_KINDS = ['role', 'keyword', 'command', 'phase'] as const;
export type AspectKind = (typeof ASPECT_KINDS)[number];

/** One thing that a list may lack. The id of a keyword is its English name without a value. */
export type Aspect = { readonly kind: AspectKind; readonly id: string };

/**
 * A faction's roster as the measure of its lists (docs/product.md, "What fits"). It holds
 * plain values only, so that a worker can be given one.
 */
export type Yardstick = {
  readonly aspects: readonly Aspect[];
  /** The weight of each aspect; all together are 1. */
  readonly weights: readonly number[];
  /** The amount of each aspect that one point buys, taken over the roster with all its copies. */
  readonly perPoint: readonly number[];
  readonly units: ReadonlyMap<UnitId, Measured>;
};

/** One copy of a unit: its points, and how much of each aspect it brings; null where not known. */
export type Measured = { readonly points: number; readonly amounts: readonly (number | null)[] };

type ProfileOf = (faction: FactionId, unit: UnitId) => UnitProfile | null;
type Amount = (unit: Unit, profile: UnitProfile | null) => number | null;

const asShare = (unit: Unit, isIt: boolean) => (isIt ? unit.points : 0);
const ROLES: Readonly<Record<string, Amount>> = Object.fromEntries(
  LIST_ROLES.map((role): [string, Amount] => [
    role,
    (unit, profile) => {
      const isIt = hasListRole(role, unit, profile);
      return isIt === null ? null : asShare(unit, isIt);
    },
  ]),
);

const PHASES: Readonly<Record<string, Amount>> = {
  melee: (unit, profile) => averageOf(unit, profile, 'melee'),
  ranged: (unit, profile) => averageOf(unit, profile, 'ranged'),
  defence: (unit, profile) => averageOf(unit, profile, 'defence'),
  conquest: (_unit, profile) => profile?.profiles[0]?.conquest ?? null,
};

/** The average of a roll at full strength; 0 where the card has none, null without a card. */
function averageOf(
  unit: Unit,
  profile: UnitProfile | null,
  kind: 'melee' | 'ranged' | 'defence',
): number | null {
  const row = profile?.profiles[0];
  if (row === undefined) return null;
  return averageAim(kind, row[kind]?.dice ?? [], countingOf(unit));
}

/** Returns the yardstick of a faction; without aspects for a faction that has no units. */
export function yardstickOf(catalogue: Catalogue, faction: FactionId, profileOf: ProfileOf): Yardstick {
  const roster = catalogue.unitsByFaction.get(faction) ?? [];
  const measures = measuresOf(roster);
  const units = new Map(
    roster.map((unit) => {
      const profile = profileOf(faction, unit.id);
      const amounts = measures.map(({ amount }) => amount(unit, profile));
      return [unit.id, { points: unit.points, amounts }];
    }),
  );
  const copies = roster.map(({ id, availability }) => ({ unitId: id, quantity: availability }));
  const all = measures.map((_, at) => perPointOf(units, copies, at));
  const kept = measures.map((_, at) => at).filter((at) => (all[at] ?? 0) > 0);
  const perPoint = kept.map((at) => all[at] ?? 0);
  const aspects = kept.flatMap((at) => measures[at]?.aspect ?? []);
  return {
    aspects,
    weights: weightsOf(aspects, perPoint),
    perPoint,
    units: new Map(
      [...units].map(([id, { points, amounts }]) => [
        id,
        { points, amounts: kept.map((at) => amounts[at] ?? null) },
      ]),
    ),
  };
}

/** Returns how much of an aspect a list has for each point of the units for which it is known. */
function perPointOf(
  units: Yardstick['units'],
  copies: Iterable<{ readonly unitId: UnitId; readonly quantity: number }>,
  aspect: number,
): number {
  let amount = 0;
  let points = 0;
  for (const { unitId, quantity } of copies) {
    const unit = units.get(unitId);
    const each = unit?.amounts[aspect] ?? null;
    if (unit === undefined || each === null) continue;
    amount += each * quantity;
    points += unit.points * quantity;
  }
  return points > 0 ? amount / points : 0;
}

type Measure = { readonly aspect: Aspect; readonly amount: Amount };

function measuresOf(roster: readonly Unit[]): readonly Measure[] {
  const named = (kind: AspectKind, amounts: Readonly<Record<string, Amount>>): readonly Measure[] =>
    Object.entries(amounts).map(([id, amount]) => ({ aspect: { kind, id }, amount }));
  return [
    ...named('role', ROLES),
    ...keywordsOf(roster).map((id): Measure => ({
      aspect: { kind: 'keyword', id },
      amount: (unit) => asShare(unit, listKeywords(unit).includes(id)),
    })),
    { aspect: { kind: 'command', id: 'command' }, amount: ({ command }) => command },
    ...named('phase', PHASES),
  ];
}

function keywordsOf(roster: readonly Unit[]): readonly string[] {
  return [...new Set(roster.flatMap(listKeywords))].toSorted();
}

/**
 * A quarter for each kind that the roster has. Inside it roles and keywords weigh by their share of
 * the roster's points, the others alike.
 */
function weightsOf(aspects: readonly Aspect[], perPoint: readonly number[]): readonly number[] {
  const own = aspects.map(({ kind }, at) =>
    kind === 'role' || kind === 'keyword' ? (perPoint[at] ?? 0) : 1,
  );
  const kinds = new Set(aspects.map(({ kind }) => kind));
  const sums = new Map<AspectKind, number>();
  for (const [at, { kind }] of aspects.entries()) sums.set(kind, (sums.get(kind) ?? 0) + (own[at] ?? 0));
  return aspects.map(({ kind }, at) => (own[at] ?? 0) / (sums.get(kind) ?? 1) / kinds.size);
}
