import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { decideChanges, type ReviewedChange } from '#data/admin/catalogue-review.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../admin.module.css';
import { Loaded } from '../loaded.tsx';
import { useAct } from '../use-act.tsx';
import { AnswerField } from './answer-field.tsx';
import { ChangeItem, Origin, othersOf } from './change-item.tsx';
import { Refusal } from './refusal.tsx';
import { type Judge, overlayOf, useJudge } from './use-judge.ts';

type ChangeGroupProps = {
  first: ReviewedChange;
  more: readonly ReviewedChange[];
  /** All changes that wait. */
  waiting: readonly ReviewedChange[];
};

/** Changes that a player sent together, such as a table of units: looked at and decided as one. */
export function ChangeGroup({ first, more, waiting }: ChangeGroupProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const changes = [first, ...more];
  const title = t`${plural(changes.length, { one: '# change sent together', other: '# changes sent together' })}`;
  return (
    <article className={styles.row}>
      <div className={styles.who}>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.facts}>
          <Origin change={first} />
        </p>
      </div>
      {[...new Set(changes.map(({ note }) => note))].map((note) => (
        <blockquote key={note} className={styles.quote}>
          {note}
        </blockquote>
      ))}
      <div className={styles.actions}>
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Close: ${title}` : t`Look at them: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Close</Trans> : <Trans>Look at them</Trans>}
        </Button>
      </div>
      {isOpen && <GroupReview changes={changes} waiting={waiting} />}
    </article>
  );
}

type GroupReviewProps = { changes: readonly ReviewedChange[]; waiting: readonly ReviewedChange[] };

function GroupReview({ changes, waiting }: GroupReviewProps) {
  return (
    <>
      <ul className={styles.rows}>
        {changes.map((change) => (
          <li key={change.id}>
            <ChangeItem change={change} others={othersOf(change, waiting)} isInGroup />
          </li>
        ))}
      </ul>
      <Loaded query={useJudge()}>{(judge) => <DecideAll changes={changes} judge={judge} />}</Loaded>
    </>
  );
}

function DecideAll({ changes, judge }: { changes: readonly ReviewedChange[]; judge: Judge }) {
  const { t } = useLingui();
  const { isBusy, ask, dialog } = useAct();
  const [answer, setAnswer] = useState('');
  const count = changes.length;
  const judged = judge.judgeNext(overlayOf(changes));
  const action = (decision: 'accepted' | 'declined') => async () =>
    decideChanges(
      changes.map(({ id }) => id),
      { decision, answer: answer.trim() || null },
    );
  return (
    <div className={styles.panel}>
      {dialog}
      {!judged.ok && <Refusal faults={judged.faults} />}
      <AnswerField hint={t`Needed to decline.`} value={answer} onChange={setAnswer} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          icon="check"
          busy={isBusy}
          disabled={!judged.ok}
          onClick={() =>
            ask({
              title: t`Accept all ${count} changes?`,
              body: t`They come with the next release. Until then each can be put back.`,
              confirm: t`Accept`,
              done: t`${count} changes are accepted.`,
              action: action('accepted'),
            })
          }
        >
          <Trans>Accept all {count}</Trans>
        </Button>
        <Button
          icon="close"
          busy={isBusy}
          disabled={answer.trim() === ''}
          onClick={() =>
            ask({
              title: t`Decline all ${count} changes?`,
              body: t`Their author reads your answer.`,
              confirm: t`Decline`,
              isDanger: true,
              done: t`${count} changes are declined.`,
              action: action('declined'),
            })
          }
        >
          <Trans>Decline all {count}</Trans>
        </Button>
      </div>
    </div>
  );
}
