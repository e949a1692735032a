import { useLingui } from '@lingui/react/macro';
import type { Finding } from '#domain/roster/types.ts';
import { findingMessage } from '#platform/words/findings.ts';
import { Banner } from '#ui/banner/banner.tsx';
import styles from './findings-list.module.css';

type FindingsListProps = { findings: readonly Finding[]; nameOf: (unitId: string) => string };

/**
 * The broken rules and the warnings of an army, each with its reason. Missing parts are not listed,
 * so that an unfinished army is not nagged about.
 */
export function FindingsList({ findings, nameOf }: FindingsListProps) {
  const { t } = useLingui();
  const shown = findings.filter((finding) => finding.level !== 'missing');
  if (shown.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Warnings`}>
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
