import { applyCommand } from '../apply.ts';
import { armyOf } from '../army.ts';
import { checkRoster } from '../check.ts';
import type { Army, Finding } from '../types.ts';
import { withDependents } from './dependents.ts';
import { commandOf, type Copies, type Draft, type Fix, removing, type Repair } from './fix.ts';
import { inOrder, swaps, swapsOf } from './swaps.ts';
import { firstVerified, isHarmless } from './verified.ts';

/** Returns every copy in an army of the units that a finding names. */
export function copiesNamed(army: Army, { unitIds }: Finding): readonly Copies[] {
  return army
    .filter(({ unit }) => unitIds.includes(unit.id))
    .map(({ unit, quantity }) => ({ unitId: unit.id, quantity }));
}

/**
 * Returns the fixes that take one of the choices out of the list, and the three best that swap one
 * of them for another unit.
 */
export function takingOut(
  repair: Repair,
  finding: Finding,
  choices: readonly (readonly Copies[])[],
): readonly Fix[] {
  const army = armyOf(repair.document, repair.catalogue);
  const removals = choices.map((copies) => removing(repair, withDependents(army, copies)));
  return [...firstVerified(repair, finding, removals), ...swaps(repair, finding, choices)];
}

/**
 * Returns the fixes that take all of some copies out at once, or swap each of them for another
 * unit.
 */
export function takingAllOut(repair: Repair, finding: Finding, copies: readonly Copies[]): readonly Fix[] {
  if (copies.length < 2) return takingOut(repair, finding, [copies]);
  const army = armyOf(repair.document, repair.catalogue);
  const drafts = [removing(repair, withDependents(army, copies)), ...swappingEach(repair, copies)];
  return firstVerified(repair, finding, drafts);
}

/** One draft that swaps each of some copies for the best unit; none when one finds no unit. */
function swappingEach(repair: Repair, copies: readonly Copies[]): readonly Draft[] {
  let draft: Draft = { kind: 'swap', edits: [] };
  let now = repair;
  for (const each of copies) {
    if (!now.document.entries.some(({ unitId }) => unitId === each.unitId)) continue;
    const next = bestSwap(now, [each]);
    if (next === null) return [];
    draft = {
      kind: 'swap',
      removed: [...(draft.removed ?? []), ...(next.removed ?? [])],
      added: [...(draft.added ?? []), ...(next.added ?? [])],
      edits: [...draft.edits, ...next.edits],
    };
    now = after(now, next);
  }
  return [draft];
}

function bestSwap(repair: Repair, copies: readonly Copies[]): Draft | null {
  return inOrder(swapsOf(repair, copies)).find((draft) => isHarmless(repair, draft)) ?? null;
}

function after(repair: Repair, { edits }: Draft): Repair {
  const { document } = applyCommand(repair.document, commandOf(edits));
  return { ...repair, document, before: checkRoster(document, repair.catalogue) };
}
