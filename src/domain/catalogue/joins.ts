import { foldText } from './fold.ts';
import { parseTerm } from './texts/term.ts';
import type { Catalogue, Unit } from './types.ts';

/**
 * One way to join: every word of it must hold for the unit that is joined (docs/game.md,
 * "Joining").
 */
export type JoinWay = readonly string[];

/** The units that a unit may join. */
export type JoinTargets = {
  /** Units of the same faction that fit a way, in the catalogue's order. */
  readonly units: readonly Unit[];
  /** Ways that no unit of the catalogue fits, as printed: `War Rig`. */
  readonly unmet: readonly string[];
};

/**
 * The ways that a card's `Join (…)` gives: a comma means all of them, a bar one of several. `Join
 * (Infantry, Varank | Warg Riders)` has two. Empty for a unit without Join, which can join nobody.
 */
export function joinWays(unit: Pick<Unit, 'keywords'>): readonly JoinWay[] {
  return unit.keywords
    .map(parseTerm)
    .filter((term) => term.id === 'join' && term.value !== null)
    .flatMap((term) => (term.value ?? '').split('|'))
    .map((way) =>
      way
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    )
    .filter((way) => way.length > 0);
}

/**
 * The units that this one may join, by what its card prints. A unit holds one Character at most, so
 * only troops are joined; a Companion joins the Character that it names.
 */
export function joinTargets(catalogue: Catalogue, unit: Unit): JoinTargets {
  const others = (catalogue.unitsByFaction.get(unit.faction) ?? []).filter(
    (other) => other.id !== unit.id && (unit.type === 'Companion' || other.type === 'Troop'),
  );
  const ways = joinWays(unit).map((way) => ({
    way,
    fits: others.filter((other) => fits(way, other, others)),
  }));
  return {
    units: others.filter((other) => ways.some((each) => each.fits.includes(other))),
    unmet: ways.filter((each) => each.fits.length === 0).map((each) => each.way.join(', ')),
  };
}

/** The units whose cards let them join this one, in the catalogue's order. */
export function joiners(catalogue: Catalogue, unit: Unit): readonly Unit[] {
  return (catalogue.unitsByFaction.get(unit.faction) ?? []).filter((other) =>
    joinTargets(catalogue, other).units.includes(unit),
  );
}

function fits(way: JoinWay, unit: Unit, all: readonly Unit[]): boolean {
  return way.every((word) =>
    all.some((other) => bears(other, word)) ? bears(unit, word) : isMeant(word, unit, all),
  );
}

function bears(unit: Unit, word: string): boolean {
  const wanted = foldText(word);
  return (
    unit.characteristics.some((each) => foldText(each) === wanted) ||
    unit.keywords.some((each) => foldText(parseTerm(each).base) === wanted)
  );
}

/**
 * True when the word names this unit. Cards also name units in short (`Hunters` for Orc Hunters)
 * and in the singular (`Bulwark` for Bulwarks); a short name counts only where no unit bears it
 * whole and only one bears it in part.
 */
function isMeant(word: string, unit: Unit, all: readonly Unit[]): boolean {
  const wanted = nameWords(word).join(' ');
  const isWhole = (other: Unit) => nameWords(other.name).join(' ') === wanted;
  if (all.some(isWhole)) return isWhole(unit);
  const isPart = (other: Unit) => ` ${nameWords(other.name).join(' ')} `.includes(` ${wanted} `);
  return isPart(unit) && all.filter(isPart).length === 1;
}

/** A name's words as they are compared: folded, without a plural's s. */
function nameWords(name: string): readonly string[] {
  return (foldText(name).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/s$/u, ''));
}
