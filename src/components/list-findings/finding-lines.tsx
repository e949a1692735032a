import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Finding } from '#domain/roster/types.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './list-findings.module.css';
import { VERDICT_ICONS } from './verdict-icon.tsx';

type FindingLinesProps = {
  findings: readonly Finding[];
  nameOf: (unitId: string) => string;
  /** Renders more about a finding under its sentence. */
  detailsOf?: ((finding: Finding) => ReactNode) | undefined;
};

/** A sentence for each warning of a list. */
export function FindingLines({ findings, nameOf, detailsOf }: FindingLinesProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Warnings`}>
      {findings.map((finding) => (
        <li key={`${finding.code} ${finding.unitIds.join(' ')}`} data-level={finding.level}>
          <Icon name={VERDICT_ICONS[finding.level === 'violation' ? 'illegal' : 'warned']} size={18} />
          {t(findingMessage(finding, nameOf))}
          {detailsOf !== undefined && <div className={styles.more}>{detailsOf(finding)}</div>}
        </li>
      ))}
    </ul>
  );
}
