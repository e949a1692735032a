import type { Catalogue } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { checkRoster } from './check.ts';
import { differingValues, type DifferingValue } from './checks/differing-values.ts';
import type { Army, Finding, RosterDocument, Totals } from './types.ts';
import { totalsOf } from './totals.ts';

/** The verdict on a list from a link or a post. */
export type SentListVerdict = {
  /** Against the rules under the catalogue's values; what is merely missing is left out. */
  readonly findings: readonly Finding[];
  /** Known units for which the sender gave other values than the catalogue. */
  readonly differing: readonly DifferingValue[];
  /** Totals under the catalogue's values; unknown units count as sent. */
  readonly totals: Totals;
  /**
   * True only when every unit is known, has the catalogue's values and breaks no rule. An empty
   * list is not legal.
   */
  readonly isLegal: boolean;
};

/**
 * Judges a list that somebody sent. Its rules and totals are the catalogue's, never the sender's. A
 * list with an unknown unit or with other values than the catalogue's is never called legal.
 */
export function judgeSentList(document: RosterDocument, sent: Army, catalogue: Catalogue): SentListVerdict {
  const army = armyOf(document, catalogue);
  const findings = checkRoster(document, catalogue).filter(({ level }) => level !== 'missing');
  const differing = differingValues(sent, catalogue);
  const isLegal =
    army.length > 0 &&
    findings.length === 0 &&
    differing.length === 0 &&
    army.every(({ unit }) => unit.known && unit.tournamentLegal === true);
  return { findings, differing, totals: totalsOf(army), isLegal };
}
