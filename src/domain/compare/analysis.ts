import type { Catalogue, FactionId } from '../catalogue/types.ts';
import { emptyDocument } from '../roster/document.ts';
import { LIST_ROLES, type ListRole } from '../roster/list-roles.ts';
import type { RosterDocument, RosterUnit } from '../roster/types.ts';
import { type DiceCount, type DiceKind, diceOf } from './dice.ts';
import {
  averageCount,
  averageFigure,
  countOf,
  type Figure,
  type FigureId,
  figureOf,
  FIGURES,
} from './figures.ts';
import { keywordsOf } from './list-keywords.ts';
import { hasRole, type ListUnit, listUnits, type ProfileOf, withoutCard } from './list-units.ts';

/** A figure of a list beside the faction's average and another list. */
export type Measured<Id extends string> = {
  readonly id: Id;
  readonly own: Figure;
  /** Of the faction's roster for as many points; null when no unit of it has a value. */
  readonly average: number | null;
  /** Null without another list. */
  readonly other: Figure | null;
};

/** Units that charge equally far. */
export type Reach = {
  readonly strides: number;
  readonly units: readonly RosterUnit[];
  readonly copies: number;
};

/** All that a list can do (docs/product.md, "Analysis"). */
export type Analysis = {
  readonly figures: readonly Measured<FigureId>[];
  readonly dice: Readonly<Record<DiceKind, readonly DiceCount[]>>;
  /** The farthest first. */
  readonly reaches: readonly Reach[];
  readonly roles: readonly Measured<ListRole>[];
  /** Keywords of the list or of the other one, those with most copies first. */
  readonly keywords: readonly Measured<string>[];
  /** Keywords of the faction's roster that the list lacks, by their English names. */
  readonly missing: readonly string[];
  /** Units without a known card: most figures leave them out. */
  readonly unknown: readonly RosterUnit[];
};

/** Returns what a list can do, beside the faction's average and another list. */
export function analyse(
  document: RosterDocument,
  other: RosterDocument | null,
  catalogue: Catalogue,
  profileOf: ProfileOf,
): Analysis {
  const units = listUnits(document, catalogue, profileOf);
  const theirs = other === null ? null : listUnits(other, catalogue, profileOf);
  const roster = rosterOf(document.faction, catalogue, profileOf);
  const counted = <Id extends string>(id: Id, isIt: (unit: ListUnit) => boolean | null): Measured<Id> => ({
    id,
    own: countOf(isIt, units),
    average: averageCount(isIt, roster, units),
    other: theirs === null ? null : countOf(isIt, theirs),
  });
  const names = keywordNames([...units, ...(theirs ?? [])]);
  const own = keywordNames(units);
  return {
    figures: FIGURES.map((id) => ({
      id,
      own: figureOf(id, units),
      average: averageFigure(id, roster, units),
      other: theirs === null ? null : figureOf(id, theirs),
    })),
    dice: {
      melee: diceOf('melee', units),
      ranged: diceOf('ranged', units),
      defence: diceOf('defence', units),
    },
    reaches: reachesOf(units),
    roles: LIST_ROLES.map((role) => counted(role, (each) => hasRole(role, each))),
    keywords: names
      .map((name) => counted(name, (each) => keywordsOf(each)?.includes(name) ?? null))
      .toSorted((one, two) => (two.own.least ?? 0) - (one.own.least ?? 0)),
    missing: keywordNames(roster).filter((name) => !own.includes(name)),
    unknown: withoutCard(units),
  };
}

/** A faction's whole roster as a list: each unit as often as it is available. */
function rosterOf(faction: FactionId, catalogue: Catalogue, profileOf: ProfileOf): readonly ListUnit[] {
  const all = catalogue.unitsByFaction.get(faction) ?? [];
  const entries = all.map(({ id, availability }) => ({ unitId: id, quantity: availability }));
  return listUnits({ ...emptyDocument(faction), entries }, catalogue, profileOf);
}

function keywordNames(units: readonly ListUnit[]): readonly string[] {
  return [...new Set(units.flatMap((each) => keywordsOf(each) ?? []))].toSorted();
}

function reachesOf(units: readonly ListUnit[]): readonly Reach[] {
  const charging = units.flatMap(({ unit, quantity, profile }) => {
    const strides = profile?.charge ?? null;
    return strides === null ? [] : [{ unit, quantity, strides }];
  });
  const distances = [...new Set(charging.map(({ strides }) => strides))].toSorted((one, two) => two - one);
  return distances.map((strides) => {
    const those = charging.filter((each) => each.strides === strides);
    return {
      strides,
      units: those.map(({ unit }) => unit),
      copies: those.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  });
}
