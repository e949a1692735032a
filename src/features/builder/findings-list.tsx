import { useLingui } from '@lingui/react/macro';
import type { Finding } from '#domain/roster/types.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import styles from './findings-list.module.css';

type FindingsListProps = { findings: readonly Finding[]; nameOf: (unitId: string) => string };

/**
 * What is against a rule and what the player should know, each with its reason. What is merely
 * missing is not nagged about.
 */
export function FindingsList({ findings, nameOf }: FindingsListProps) {
  const { t } = useLingui();
  const shown = findings.filter((finding) => finding.level !== 'missing');
  if (shown.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label={t`Warnings`}>
      {shown.map((finding) => (
        <li key={`${finding.code} ${finding.unitIds.join(' ')}`}>
          <Banner tone={finding.level === 'violation' ? 'violation' : 'warning'}>
            {t(findingMessage(finding, nameOf))}
          </Banner>
        </li>
      ))}
    </ul>
  );
}
