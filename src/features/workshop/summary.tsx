import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DraftFault } from '#domain/catalogue/workshop/draft-faults.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { faultWords } from './fault-words.ts';
import styles from './workshop.module.css';

type SummaryProps = {
  faults: readonly DraftFault[];
  /** The label of the field at a fault's path. */
  wordsOf: (field: string) => string;
  /** Renders what changes, once the catalogue would take it. */
  children: () => ReactNode;
};

/** The changes that a draft makes; in their place what keeps it from being sent. */
export function Summary({ faults, wordsOf, children }: SummaryProps) {
  const { t } = useLingui();
  const shown = faults.filter(({ field }) => field !== 'note' && field !== 'page');
  return (
    <section className={styles.summary} aria-label={t`What changes`}>
      <h2>
        <Trans>What changes</Trans>
      </h2>
      {shown.length > 0 ? <FaultList faults={shown} wordsOf={wordsOf} /> : children()}
    </section>
  );
}

/** The faults by field; a fault without a field is that nothing differs. */
function FaultList({ faults, wordsOf }: Pick<SummaryProps, 'faults' | 'wordsOf'>) {
  const { t } = useLingui();
  const isUnchanged = faults.every(({ field }) => field === '');
  if (isUnchanged) {
    return (
      <p>
        <Trans>Nothing differs from the catalogue yet.</Trans>
      </p>
    );
  }
  return (
    <Banner tone="warning" title={t`Not ready to be sent`}>
      <ul>
        {faults
          .filter(({ field }) => field !== '')
          .map(({ field, reason }) => {
            const [label, fault] = [wordsOf(field), t(faultWords(reason))];
            return <li key={`${field} ${reason.code}`}>{t`${label}: ${fault}`}</li>;
          })}
      </ul>
    </Banner>
  );
}
