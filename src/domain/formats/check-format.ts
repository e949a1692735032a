import { unitKey } from '../catalogue/lookup.ts';
import { keywordId } from '../catalogue/texts/term.ts';
import type { Catalogue, UnitId } from '../catalogue/types.ts';
import { armyOf } from '../roster/army.ts';
import { totalsOf } from '../roster/totals.ts';
import type { Army, ArmyEntry, RosterDocument } from '../roster/types.ts';
import type { Format, FormatLimit } from './format.ts';

export type FormatFindingCode =
  | 'faction-not-admitted' // values: faction
  | 'over-points' // values: max, over
  | 'under-points' // values: min, under
  | 'unit-banned'
  | 'keyword-banned' // values: keyword
  | 'too-many-of-unit' // values: max, quantity
  | 'too-many-of-keyword' // values: keyword, max, quantity
  | 'too-many-copies' // values: max, quantity
  | 'not-tournament-legal'
  | 'unit-not-judged'
  | 'other-release'; // values: wanted, here

/** The app turns `code` and `values` into words. A `warning` leaves the list within the format. */
export type FormatFinding = {
  readonly code: FormatFindingCode;
  readonly level: 'violation' | 'warning';
  readonly unitIds: readonly UnitId[];
  readonly values: Readonly<Record<string, string | number>>;
};

/**
 * Returns all that a format has to say about a list, worst first. The rules of list building are
 * `checkRoster`'s. A list without units is only told of its faction.
 */
export function checkFormat(
  format: Format,
  document: RosterDocument,
  catalogue: Catalogue,
): readonly FormatFinding[] {
  const army = armyOf(document, catalogue);
  const ofFaction = checkFaction(format, document);
  if (army.length === 0) return ofFaction;
  return [
    ...ofFaction,
    ...checkPoints(format, army),
    ...format.limits.flatMap((limit) => checkLimit(limit, document, army)),
    ...checkCopies(format, document, army),
    ...checkTournament(format, army),
    ...checkKnown(format, army),
    ...checkRelease(format, catalogue),
  ];
}

const violation = (
  code: FormatFindingCode,
  unitIds: readonly UnitId[],
  values: FormatFinding['values'] = {},
): FormatFinding => ({ code, level: 'violation', unitIds, values });

const warning = (
  code: FormatFindingCode,
  unitIds: readonly UnitId[],
  values: FormatFinding['values'] = {},
): FormatFinding => ({ code, level: 'warning', unitIds, values });

function checkFaction({ factions }: Format, { faction }: RosterDocument): readonly FormatFinding[] {
  if (factions.length === 0 || factions.includes(faction)) return [];
  return [violation('faction-not-admitted', [], { faction })];
}

function checkPoints({ minPoints, maxPoints }: Format, army: Army): readonly FormatFinding[] {
  const { points } = totalsOf(army);
  if (maxPoints !== null && points > maxPoints) {
    return [violation('over-points', [], { max: maxPoints, over: points - maxPoints })];
  }
  if (minPoints === null || points >= minPoints) return [];
  return [violation('under-points', [], { min: minPoints, under: minPoints - points })];
}

function checkLimit(
  { of, id, max }: FormatLimit,
  { faction }: RosterDocument,
  army: Army,
): readonly FormatFinding[] {
  const met = army.filter(({ unit }) =>
    of === 'unit'
      ? unitKey(faction, unit.id) === id
      : [...unit.characteristics, ...unit.keywords].some((word) => keywordId(word) === id),
  );
  const quantity = met.reduce((sum, entry) => sum + entry.quantity, 0);
  if (quantity <= max) return [];
  const unitIds = met.map(unitIdOf);
  if (of === 'unit') {
    return [
      max === 0
        ? violation('unit-banned', unitIds)
        : violation('too-many-of-unit', unitIds, { max, quantity }),
    ];
  }
  return [
    max === 0
      ? violation('keyword-banned', unitIds, { keyword: id })
      : violation('too-many-of-keyword', unitIds, { keyword: id, max, quantity }),
  ];
}

/** A limit of a unit's own takes the place of the limit of copies. */
function checkCopies(
  { copies, limits }: Format,
  { faction }: RosterDocument,
  army: Army,
): readonly FormatFinding[] {
  if (copies === null) return [];
  const hasOwn = (id: UnitId) =>
    limits.some((limit) => limit.of === 'unit' && limit.id === unitKey(faction, id));
  return army
    .filter(({ unit, quantity }) => quantity > copies && !hasOwn(unit.id))
    .map(({ unit, quantity }) => violation('too-many-copies', [unit.id], { max: copies, quantity }));
}

function checkTournament({ tournament }: Format, army: Army): readonly FormatFinding[] {
  const unitIds = army.filter(({ unit }) => unit.tournamentLegal === false).map(unitIdOf);
  return tournament && unitIds.length > 0 ? [violation('not-tournament-legal', unitIds)] : [];
}

/** Units that the catalogue does not know have no known keywords and no known legality. */
function checkKnown({ limits, tournament }: Format, army: Army): readonly FormatFinding[] {
  const unitIds = army.filter(({ unit }) => !unit.known).map(unitIdOf);
  const needsFacts = tournament || limits.length > 0;
  return needsFacts && unitIds.length > 0 ? [warning('unit-not-judged', unitIds)] : [];
}

function checkRelease({ release }: Format, catalogue: Catalogue): readonly FormatFinding[] {
  if (release === null || release === catalogue.release) return [];
  return [warning('other-release', [], { wanted: release, here: catalogue.release })];
}

function unitIdOf({ unit }: ArmyEntry): UnitId {
  return unit.id;
}
