import type { ReactNode } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { Finding } from '#domain/roster/types.ts';
import { hasFewProblems, verdictOf } from '#domain/roster/verdict.ts';
import styles from './list-findings.module.css';
import { useVerdictWords } from './verdict-icon.tsx';
import { VerdictLine } from './verdict-line.tsx';

type ListFindingsProps = {
  findings: readonly Finding[];
  /** Units in the list: of an empty one nothing is said. */
  units: number;
  nameOf: (unitId: string) => string;
  /** Opens the warnings at first, however many and whatever the verdict. */
  isOpen?: boolean;
  /** Renders more about a finding under its sentence. */
  detailsOf?: (finding: Finding) => ReactNode;
};

/** Fetches the sentences, which are read once the line is opened: the builder prefetches them. */
export const loadFindingLines = async () => (await import('./finding-lines.tsx')).FindingLines;

/**
 * One line that says if a list is legal. With warnings it opens in place and lists them; one or two
 * problems of an illegal list show at once. Missing parts are not listed, so that an unfinished
 * army is not nagged about.
 */
export function ListFindings({ findings, units, nameOf, isOpen = false, detailsOf }: ListFindingsProps) {
  const say = useVerdictWords();
  const verdict = verdictOf(findings, units);
  if (verdict === null) return null;
  const shown = findings.filter((finding) => finding.level !== 'missing');
  // A line that could not open before opens afresh.
  return (
    <VerdictLine
      key={shown.length === 0 ? 'closed' : 'open'}
      verdict={verdict}
      words={say(verdict, shown.length)}
      isOpen={isOpen || hasFewProblems(shown)}
    >
      {shown.length > 0 ? (
        <Lazy
          load={loadFindingLines}
          props={{ findings: shown, nameOf, detailsOf }}
          fallback={<Room lines={shown.length} />}
        />
      ) : undefined}
    </VerdictLine>
  );
}

/** The room of the sentences, a line each, until they come: what stands below does not move. */
function Room({ lines }: { lines: number }) {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <li key={at} />
      ))}
    </ul>
  );
}
