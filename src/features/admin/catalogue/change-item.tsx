import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReviewedChange } from '#data/admin/catalogue-review.ts';
import { factionName } from '#data/faction-summaries.ts';
import { subjectOf, useChangeNames } from '#data/workshop/use-change-names.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { When } from '../when.tsx';
import { ChangeReview } from './change-review.tsx';
import { addedFacts, kindWords, sourceWords } from './change-words.ts';

type ChangeItemProps = {
  change: ReviewedChange;
  /** The number of other changes that wait for the same target. */
  others: number;
  /** Shows facts in place of the author and the reason, which stand above all of the group. */
  isInGroup?: boolean;
};

/** A change that waits: what it is about, who proposed it and why; opened, what it changes. */
export function ChangeItem({ change, others, isInGroup = false }: ChangeItemProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const name = useChangeNames([change.section], language)(subjectOf(change, language));
  const faction =
    change.section === 'units' ? factionName(change.target.split('/')[0] ?? '', language) : null;
  const Heading = isInGroup ? 'h3' : 'h2';
  return (
    <article className={styles.row} data-faction={change.target.split('/')[0]}>
      <div className={styles.head}>
        <div className={styles.who}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.facts}>
            {faction !== null && <span>{faction}</span>}
            {isInGroup ? addedFacts(change, language, t).join(' · ') : <Origin change={change} />}
          </p>
        </div>
        <div className={styles.badges}>
          <Badge>{t(kindWords(change))}</Badge>
          {change.state === 'returned' && (
            <Badge tone="gold">
              <Trans>Given back</Trans>
            </Badge>
          )}
        </div>
      </div>
      {!isInGroup && <blockquote className={styles.quote}>{change.note}</blockquote>}
      {change.answer !== null && (
        <p className={styles.muted}>
          <Trans>The last answer: {change.answer}</Trans>
        </p>
      )}
      {others > 0 && (
        <p className={styles.muted}>
          {t`${plural(others, { one: '# more change waits for this.', other: '# more changes wait for this.' })}`}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Close: ${name}` : t`Look at it: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Close</Trans> : <Trans>Look at it</Trans>}
        </Button>
      </div>
      {isOpen && <ChangeReview change={change} />}
    </article>
  );
}

/** The author of a change, when it was sent, and where its facts stand. */
export function Origin({ change }: { change: ReviewedChange }) {
  const { t } = useLingui();
  return (
    <>
      <span>{change.author?.username ?? change.author?.short_id ?? t`A deleted account`}</span>
      <When at={change.updated_at} />
      <span>
        {t(sourceWords(change.source))}
        {change.source_page !== null && `, ${change.source_page}`}
      </span>
    </>
  );
}

/** Returns the number of other changes that wait for the same target. */
export function othersOf(change: ReviewedChange, waiting: readonly ReviewedChange[]): number {
  return waiting.filter(({ id, target }) => target === change.target && id !== change.id).length;
}
