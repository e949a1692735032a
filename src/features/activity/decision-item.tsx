import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { ChangeDecision } from '#data/community/feed.ts';
import { useChangeNames } from '#data/workshop/use-change-names.ts';
import { linkedText } from '#domain/community/linked-text.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useMoment } from '#platform/use-moment.ts';
import { workshopPaths } from '#platform/workshop-paths.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { LinkedText } from '#ui/linked-text/linked-text.tsx';
import styles from './activity.module.css';

/** More names than this are a number. */
const MOST_NAMED = 3;

type DecisionItemProps = { decisions: readonly ChangeDecision[]; createdAt: string; isNew: boolean };

/** Decisions about changes of the catalogue that the reader proposed, all of one kind. */
export function DecisionItem({ decisions, createdAt, isNew }: DecisionItemProps) {
  const moment = useMoment();
  const [first] = decisions;
  if (first === undefined) return null;
  const { answer, section, target } = first;
  return (
    <li
      className={styles.event}
      data-faction={section === 'units' ? target.split('/')[0] : undefined}
      data-new={isNew ? '' : undefined}
    >
      <span className={styles.mark}>
        <Icon name="book" />
      </span>
      <div className={styles.what}>
        <p className={styles.sentence}>
          <DecisionSentence decision={first} decisions={decisions} />
        </p>
        {answer !== undefined && <LinkedText className={styles.quote} pieces={linkedText(answer)} />}
        <p className={styles.when}>
          <time {...moment(createdAt)} />
          {isNew && (
            <Badge tone="gold">
              <Trans>New</Trans>
            </Badge>
          )}
          <Link className={styles.open} to={workshopPaths.proposals()}>
            <Trans>My proposals</Trans>
          </Link>
        </p>
      </div>
    </li>
  );
}

type DecisionSentenceProps = { decision: ChangeDecision; decisions: readonly ChangeDecision[] };

function DecisionSentence({ decision: { decision, release }, decisions }: DecisionSentenceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const nameOf = useChangeNames(
    decisions.map(({ section }) => section),
    language,
  );
  const names = [
    ...new Set(decisions.map(({ section, target, name = null }) => nameOf({ section, target, name }))),
  ];
  const more = names.length > MOST_NAMED ? ', …' : '';
  const what = (
    <strong dir="auto">
      {names.slice(0, MOST_NAMED).join(', ')}
      {more}
    </strong>
  );
  const count = decisions.length;
  const number = release ?? 0;
  switch (decision) {
    case 'accepted':
      return (
        <>
          {t`${plural(count, { one: 'Your change was accepted and comes with the next release:', other: '# of your changes were accepted and come with the next release:' })}`}{' '}
          {what}
        </>
      );
    case 'published':
      return (
        <>
          {t`${plural(count, { one: `Your change is in release ${number}:`, other: `# of your changes are in release ${number}:` })}`}{' '}
          {what}
        </>
      );
    case 'returned':
      return <Trans>An editor asks back about your change of {what}:</Trans>;
    case 'declined':
      return <Trans>Your change of {what} was declined:</Trans>;
  }
}
