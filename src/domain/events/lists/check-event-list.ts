import type { Catalogue } from '#domain/catalogue/types.ts';
import { checkFormat, type FormatFinding } from '#domain/formats/check-format.ts';
import type { Format } from '#domain/formats/format.ts';
import { armyOf } from '#domain/roster/army.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import type { Finding, RosterDocument } from '#domain/roster/types.ts';

/** Everything that speaks against a list at an event, worst first in both parts. */
export type EventListCheck = {
  /** Findings of the rules of list building; what a draft alone lacks is left out. */
  readonly rules: readonly Finding[];
  readonly format: readonly FormatFinding[];
};

/**
 * The outcome of a check in numbers, as it travels with a list that is handed in. `problems`: what
 * an organiser has to refuse; `warnings`: what they should know.
 */
export type ListVerdict = {
  readonly problems: number;
  readonly warnings: number;
  /** In pts and CP, by the catalogue. */
  readonly points: number;
  readonly command: number;
  /** The release of the catalogue that it was checked with. */
  readonly release: number;
};

/** The facts of a list that statistics count, by the ids of the catalogue. */
export type ListFacts = {
  readonly faction: string;
  readonly units: readonly string[];
  /** In pts, by the catalogue. */
  readonly points: number;
  readonly release: number;
};

/** The most units that a list's facts name. */
const MOST_UNITS = 100;

/** Returns what statistics count of a list once its event is finished and its list is shown. */
export function factsOfList(document: RosterDocument, catalogue: Catalogue): ListFacts {
  const army = armyOf(document, catalogue);
  return {
    faction: document.faction,
    units: [...new Set(army.map(({ unit }) => unit.id))].slice(0, MOST_UNITS),
    points: totalsOf(army).points,
    release: catalogue.release,
  };
}

/** Checks a list by the rules of list building and the format of an event; null for no format. */
export function checkEventList(
  document: RosterDocument,
  format: Format | null,
  catalogue: Catalogue,
): EventListCheck {
  return {
    rules: checkRoster(document, catalogue).filter(
      ({ level, code }) => level !== 'missing' || code === 'list-empty',
    ),
    format: format === null ? [] : checkFormat(format, document, catalogue),
  };
}

/** Returns a check in numbers. */
export function verdictOfCheck(
  { rules, format }: EventListCheck,
  document: RosterDocument,
  catalogue: Catalogue,
): ListVerdict {
  const { points, command } = totalsOf(armyOf(document, catalogue));
  const levels = [...rules, ...format].map(({ level }) => level);
  const warnings = levels.filter((level) => level === 'warning').length;
  return { problems: levels.length - warnings, warnings, points, command, release: catalogue.release };
}
