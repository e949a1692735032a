import { type ReactNode, useState } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import type { Finding } from '#domain/roster/types.ts';
import { verdictOf } from '#domain/roster/verdict.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useVerdictWords, VERDICT_ICONS } from './verdict-icon.tsx';
import styles from './list-findings.module.css';

type ListFindingsProps = {
  findings: readonly Finding[];
  /** Units in the list: of an empty one nothing is said. */
  units: number;
  nameOf: (unitId: string) => string;
  /** Opens the warnings at first. */
  isOpen?: boolean;
  /** Renders more about a finding under its sentence. */
  detailsOf?: (finding: Finding) => ReactNode;
};

/** Fetches the sentences, which are read once the line is opened: the builder prefetches them. */
export const loadFindingLines = async () => (await import('./finding-lines.tsx')).FindingLines;

/**
 * One line that says if a list is legal. With warnings it opens in place and lists them; missing
 * parts are not listed, so that an unfinished army is not nagged about.
 */
export function ListFindings({ findings, units, nameOf, isOpen = false, detailsOf }: ListFindingsProps) {
  const say = useVerdictWords();
  const [wasOpened, setWasOpened] = useState(isOpen);
  const verdict = verdictOf(findings, units);
  if (verdict === null) return null;
  const shown = findings.filter((finding) => finding.level !== 'missing');
  const line = (
    <>
      <Icon name={VERDICT_ICONS[verdict]} size={18} className={styles.icon} />
      {say(verdict, shown.length)}
    </>
  );
  if (shown.length === 0) {
    return (
      <p className={styles.verdict} data-verdict={verdict} tabIndex={-1}>
        {line}
      </p>
    );
  }
  return (
    <details className={styles.details} open={isOpen} onToggle={() => setWasOpened(true)}>
      <summary className={styles.verdict} data-verdict={verdict}>
        {line}
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </summary>
      {wasOpened && <Lazy load={loadFindingLines} props={{ findings: shown, nameOf, detailsOf }} />}
    </details>
  );
}
