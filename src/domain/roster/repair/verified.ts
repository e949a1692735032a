import { applyCommand } from '../apply.ts';
import { armyOf } from '../army.ts';
import { checkRoster } from '../check.ts';
import { MAX_TARGET } from '../document.ts';
import { totalsOf } from '../totals.ts';
import type { Finding } from '../types.ts';
import { commandOf, type Draft, type Fix, type Repair, toFix } from './fix.ts';
import { isGone, isNoWorse } from './mends.ts';

/**
 * Returns those of some changes that mend the finding and make nothing else worse, in their order,
 * `most` at most.
 */
export function firstVerified(
  repair: Repair,
  finding: Finding,
  drafts: Iterable<Draft>,
  most = Number.POSITIVE_INFINITY,
): readonly Fix[] {
  const fixes: Fix[] = [];
  for (const draft of drafts) {
    if (fixes.length >= most) break;
    const fit = [draft, ...withHigherTarget(repair, finding, draft)].find((each) =>
      mends(repair, finding, each),
    );
    if (fit !== undefined) fixes.push(toFix(repair, fit));
  }
  return fixes;
}

/** True when the list is no worse after a change than it was before. */
export function isHarmless({ document, catalogue, before }: Repair, draft: Draft): boolean {
  const after = applyCommand(document, commandOf(draft.edits)).document;
  return isNoWorse(before, checkRoster(after, catalogue));
}

function mends({ document, catalogue, before }: Repair, finding: Finding, draft: Draft): boolean {
  const after = applyCommand(document, commandOf(draft.edits)).document;
  if (after === document) return false;
  const findings = checkRoster(after, catalogue);
  const joining = draft.kind === 'add' ? (draft.added ?? []).map(({ unitId }) => unitId) : [];
  return isGone(finding, findings) && isNoWorse(before, findings, joining);
}

/**
 * Returns a change that costs more than the points target together with a target that is high
 * enough; nothing where the target is not in its way.
 */
function withHigherTarget({ document, catalogue }: Repair, finding: Finding, draft: Draft): readonly Draft[] {
  if (document.target === null || finding.code === 'over-target') return [];
  if (draft.kind !== 'add' && draft.kind !== 'remove') return [];
  const { points } = totalsOf(armyOf(applyCommand(document, commandOf(draft.edits)).document, catalogue));
  const target = Math.ceil(points);
  if (!(points > document.target && target <= MAX_TARGET)) return [];
  return [{ ...draft, target, edits: [...draft.edits, { type: 'set-target', target }] }];
}
