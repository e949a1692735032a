import type { Catalogue } from '../catalogue/types.ts';
import { armyOf } from './army.ts';
import { checkAvailability } from './checks/availability.ts';
import { checkCompanion } from './checks/companion.ts';
import { checkEmptyList } from './checks/empty-list.ts';
import { checkFaction } from './checks/faction.ts';
import { checkHighCommand } from './checks/high-command.ts';
import { checkListName } from './checks/list-name.ts';
import { checkPointsTarget } from './checks/points-target.ts';
import { checkRequiredPartner } from './checks/required-partner.ts';
import { checkTournament } from './checks/tournament.ts';
import { checkUnitFields } from './checks/unit-fields.ts';
import { checkUnknownUnits } from './checks/unknown-units.ts';
import type { Army, Finding, RosterDocument } from './types.ts';

type Check = (document: RosterDocument, army: Army, catalogue: Catalogue) => readonly Finding[];

/** Every rule of list building, in the order in which a player reads the findings: worst first. */
const CHECKS: readonly Check[] = [
  checkFaction,
  checkUnitFields,
  checkHighCommand,
  checkAvailability,
  checkRequiredPartner,
  checkCompanion,
  checkTournament,
  checkUnknownUnits,
  checkPointsTarget,
  checkListName,
  checkEmptyList,
];

/**
 * All that the rules of list building have to say about a list; empty when there is nothing.
 * docs/game.md, "Building a list".
 */
export function checkRoster(document: RosterDocument, catalogue: Catalogue): readonly Finding[] {
  const army = armyOf(document, catalogue);
  return CHECKS.flatMap((check) => check(document, army, catalogue));
}
