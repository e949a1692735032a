import { getUnit } from '#domain/catalogue/lookup.ts';
import { armyOf } from '../army.ts';
import type { Army, Finding, FindingCode } from '../types.ts';
import { quantityOf } from '../document.ts';
import { addition, type Copies, type Draft, type Fix, type Repair } from './fix.ts';
import { cheaper, raisedTarget } from './over-target.ts';
import { factionChanges } from './set-faction.ts';
import { copiesNamed, takingAllOut, takingOut } from './take-out.ts';
import { firstVerified } from './verified.ts';

/** Returns the fixes of one kind of finding. */
type Mender = (finding: Finding, repair: Repair, army: Army) => readonly Fix[];

const removeNamed: Mender = (finding, repair, army) =>
  takingOut(repair, finding, [copiesNamed(army, finding)]);
const removeAllNamed: Mender = (finding, repair, army) =>
  takingAllOut(repair, finding, copiesNamed(army, finding));

const nothing: Mender = () => [];

const MENDERS: Readonly<Record<FindingCode, Mender>> = {
  'high-command-limit': (finding, repair, army) => takingOut(repair, finding, otherLeaders(army)),
  'availability-exceeded': (finding, repair) => takingOut(repair, finding, [excess(finding)]),
  'companion-without-owner': (finding, repair, army) => [
    ...adding(finding, repair, 'owner'),
    ...removeNamed(finding, repair, army),
  ],
  'partner-missing': (finding, repair, army) => [
    ...adding(finding, repair, 'partner'),
    ...removeNamed(finding, repair, army),
  ],
  'not-tournament-legal': removeAllNamed,
  'unit-unknown': removeAllNamed,
  'unit-of-other-faction': (finding, repair, army) => [
    ...removeAllNamed(finding, repair, army),
    ...firstVerified(repair, finding, factionChanges(repair, true)),
  ],
  'unit-fields-invalid': (finding, repair, army) => [
    ...firstVerified(repair, finding, corrections(finding, repair), 1),
    ...removeNamed(finding, repair, army),
  ],
  'faction-unknown': (finding, repair) => firstVerified(repair, finding, factionChanges(repair, false)),
  'over-target': (finding, repair) => [...raisedTarget(repair, finding), ...cheaper(repair, finding)],
  // The name field and the empty list themselves say what to do.
  'name-missing': nothing,
  'list-empty': nothing,
};

/**
 * Returns the changes that mend a finding. Each was tried: the finding is gone and nothing became
 * illegal. Empty when no change does it. docs/product.md, "Findings".
 */
export function fixesFor(finding: Finding, repair: Repair): readonly Fix[] {
  return MENDERS[finding.code](finding, repair, armyOf(repair.document, repair.catalogue));
}

/** For each leader the copies to take out so that this one stays. */
function otherLeaders(army: Army): readonly (readonly Copies[])[] {
  const leaders = army.filter(({ unit }) => unit.highCommand);
  return leaders.map(({ unit: kept }) =>
    leaders
      .map(({ unit, quantity }) => ({
        unitId: unit.id,
        quantity: unit.id === kept.id ? quantity - 1 : quantity,
      }))
      .filter(({ quantity }) => quantity > 0),
  );
}

function excess({ unitIds: [unitId = ''], values }: Finding): readonly Copies[] {
  return [{ unitId, quantity: Number(values['quantity']) - Number(values['max']) }];
}

/** Adds the unit that another one needs. */
function adding(finding: Finding, repair: Repair, role: 'owner' | 'partner'): readonly Fix[] {
  const { document, catalogue } = repair;
  const unit = getUnit(catalogue, document.faction, String(finding.values[role]));
  if (unit === null) return [];
  const added = [{ unitId: unit.id, quantity: 1 }];
  return firstVerified(repair, finding, [{ kind: 'add', added, edits: addition(document, added) }]);
}

/** Returns the ways to correct an entry: a possible quantity, or the unit of the catalogue. */
function corrections(finding: Finding, { document, catalogue }: Repair): readonly Draft[] {
  const [unitId = ''] = finding.unitIds;
  const index = document.entries.findIndex((entry) => entry.unitId === unitId);
  const unit = getUnit(catalogue, document.faction, unitId);
  const quantity = Math.trunc(quantityOf(document, unitId)) || 1;
  const possible = Math.min(Math.max(1, quantity), unit?.availability ?? 1);
  const recounted: Draft = {
    kind: 'correct',
    edits: [{ type: 'set-quantity', unitId, quantity: possible }],
  };
  if (unit === null) return [recounted];
  const entry = { unitId, quantity: possible };
  return [recounted, { kind: 'correct', edits: [{ type: 'put-entry', entry, index }] }];
}
