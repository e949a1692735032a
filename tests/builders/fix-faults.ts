/** Tries the fixes of a list. */
import type { Catalogue } from '#domain/catalogue/types.ts';
import { applyCommand } from '#domain/roster/apply.ts';
import { checkRoster } from '#domain/roster/check.ts';
import { sameDocument } from '#domain/roster/document.ts';
import type { Fix } from '#domain/roster/repair/fix.ts';
import { fixesFor } from '#domain/roster/repair/fixes.ts';
import type { Finding, RosterDocument } from '#domain/roster/types.ts';

/** The fixes that were tried, and each promise that one of them broke. */
export type FixTrial = {
  readonly findings: number;
  readonly fixes: number;
  /** Codes of findings without a fix. */
  readonly unmended: readonly string[];
  readonly faults: readonly string[];
};

/** Does and takes back every fix of every finding about a list. */
export function tryFixes(document: RosterDocument, catalogue: Catalogue): FixTrial {
  const check = (list: RosterDocument) => checkRoster(list, catalogue);
  const before = check(document);
  const offered = before.map((finding) => ({
    finding,
    fixes: fixesFor(finding, { document, catalogue, before }),
  }));
  return {
    findings: before.length,
    fixes: offered.reduce((sum, { fixes }) => sum + fixes.length, 0),
    unmended: offered.filter(({ fixes }) => fixes.length === 0).map(({ finding }) => finding.code),
    faults: offered.flatMap(({ finding, fixes }) =>
      fixes.flatMap((fix) => {
        const fault = faultOf(document, finding, fix, check);
        return fault === null ? [] : [`${fault}: ${JSON.stringify({ document, finding, fix })}`];
      }),
    ),
  };
}

function faultOf(
  document: RosterDocument,
  finding: Finding,
  { command, kind }: Fix,
  check: (list: RosterDocument) => readonly Finding[],
): string | null {
  const { document: after, inverse } = applyCommand(document, command);
  if (!sameDocument(applyCommand(after, inverse).document, document)) return 'undo does not take it back';
  const earlier = illegalities(check(document));
  const later = illegalities(check(after));
  if (wholeOf(finding).every((each) => later.includes(each))) return 'the finding is still there';
  // A partner may be a unit that tournaments do not admit, as its companion is.
  const isNew = (each: string) =>
    !earlier.includes(each) && !(kind === 'add' && each.startsWith('not-tournament-legal '));
  const added = later.find(isNew);
  return added === undefined ? null : `it makes this illegal: ${added}`;
}

/** Every unit with a reason against it, and each finding about no unit by itself. */
function illegalities(findings: readonly Finding[]): readonly string[] {
  return findings.filter(({ level }) => level !== 'missing').flatMap(wholeOf);
}

function wholeOf({ code, unitIds }: Finding): readonly string[] {
  return unitIds.length === 0 ? [code] : unitIds.map((id) => `${code} ${id}`);
}
