import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EventLine } from '#data/events/event.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DayLeaf } from './day-leaf.tsx';
import { whereText, zonedText } from './event-texts.ts';
import { OWN_SEAT_MARKS, STATE_MARKS } from './event-words.ts';
import styles from './events-page.module.css';

/** One event in a list: when, where, seats, and the reader's own place in it. */
export function EventRow({ event }: { event: EventLine }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, fee, isHidden, isInviteOnly, name, runs, seat, seats, startsAt, state, taken, zone } = event;
  const where = whereText(event, language);
  const own = seat === null ? null : OWN_SEAT_MARKS[seat];
  return (
    <li className={styles.row}>
      <DayLeaf event={event} />
      <time className={styles.when} dateTime={startsAt}>
        {zonedText(startsAt, zone, language)}
      </time>
      <h2 className={styles.name}>
        <Link to={paths.event(id)}>{name}</Link>
      </h2>
      <p className={styles.facts}>
        {where !== '' && <span>{where}</span>}
        <span>
          <Plural value={taken} one={`# of ${seats} seats taken`} other={`# of ${seats} seats taken`} />
        </span>
        {fee !== null && <span>{fee}</span>}
      </p>
      <p className={styles.marks}>
        <Badge tone={STATE_MARKS[state].tone}>{t(STATE_MARKS[state].words)}</Badge>
        {own !== null && <Badge tone={own.tone}>{t(own.words)}</Badge>}
        {runs && (
          <Badge tone="accent" icon="crown">
            <Trans>You run it</Trans>
          </Badge>
        )}
        {isInviteOnly && (
          <Badge>
            <Trans>By invitation</Trans>
          </Badge>
        )}
        {isHidden && (
          <Badge tone="danger">
            <Trans>Hidden</Trans>
          </Badge>
        )}
      </p>
    </li>
  );
}
