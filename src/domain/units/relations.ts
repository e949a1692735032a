import { joiners, joinTargets, joinWays, type JoinWay } from '../catalogue/joins.ts';
import { getUnit } from '../catalogue/lookup.ts';
import type { Catalogue, Unit } from '../catalogue/types.ts';
import { toRosterUnit } from '../roster/army.ts';
import { checkRequiredPartner } from '../roster/checks/required-partner.ts';
import { emptyDocument } from '../roster/document.ts';

/** The relations of a unit to the others of its faction, as the cards print them. */
export type Relations = {
  /** The ways that its Join gives; empty where it has none. */
  readonly ways: readonly JoinWay[];
  /** Units that it may join. */
  readonly mayJoin: readonly Unit[];
  /** Ways to join that no unit of the catalogue fits. */
  readonly unmet: readonly string[];
  /** Characters that may join it. */
  readonly joinedBy: readonly Unit[];
  /** The unit whose companion it is. */
  readonly owner: Unit | null;
  /** The units that come only with it. */
  readonly companions: readonly Unit[];
  /** Without which its card does not let it into a list. */
  readonly needs: readonly Unit[];
};

/** The relations of a unit, found in its own faction. */
export function relationsOf(catalogue: Catalogue, unit: Unit): Relations {
  const { units: mayJoin, unmet } = joinTargets(catalogue, unit);
  const faction = catalogue.unitsByFaction.get(unit.faction) ?? [];
  const army = [{ unit: toRosterUnit(unit), quantity: 1 }];
  const partners = checkRequiredPartner(emptyDocument(unit.faction), army).map(({ values }) =>
    getUnit(catalogue, unit.faction, String(values['partner'])),
  );
  // Its own companions are listed apart.
  const joinedBy = joiners(catalogue, unit).filter((other) => other.companionOf !== unit.id);
  return {
    ways: joinWays(unit),
    mayJoin,
    unmet,
    joinedBy,
    owner: unit.companionOf === null ? null : getUnit(catalogue, unit.faction, unit.companionOf),
    companions: faction.filter((other) => other.companionOf === unit.id),
    needs: partners.filter((partner) => partner !== null),
  };
}
