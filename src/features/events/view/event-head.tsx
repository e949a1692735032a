import { Trans, useLingui } from '@lingui/react/macro';
import { useShareLink } from '#components/clipboard/use-share-link.ts';
import type { EventView } from '#data/events/event.ts';
import { calendarFile } from '#domain/events/calendar/calendar-file.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';
import { absoluteUrl, paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { deviceZone, knownZone, zoneLabel } from '#platform/time-zones.ts';
import { localIn } from '#platform/zoned-time.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { DayLeaf } from '../day-leaf.tsx';
import { whereText, zonedText } from '../event-texts.ts';
import { STATE_MARKS } from '../event-words.ts';
import styles from './event-page.module.css';

type EventHeadProps = { event: EventView; invite: string | null };

/** The event's name, state, time and place, and ways to take them along. */
export function EventHead({ event, invite }: EventHeadProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const share = useShareLink();
  const { fee, isInviteOnly, name, startsAt, state, zone } = event;
  const where = whereText(event, language);
  // An organiser passes on the invitation itself.
  const code = isInviteOnly ? (event.invite ?? invite) : null;
  const url = absoluteUrl(paths.event(event.id, code));
  const here = deviceZone();
  const isElsewhere = localIn(zone, startsAt) !== localIn(here, startsAt);
  const download = () =>
    downloadText(`${name}.ics`, calendarFile(calendarEventOf(event, where, url), nowIso()), 'text/calendar');
  return (
    <header className={styles.head}>
      <DayLeaf event={event} />
      <h1>{name}</h1>
      <p className={styles.when}>
        <time dateTime={startsAt}>{zonedText(startsAt, zone, language)}</time>{' '}
        <span className="muted">({zoneLabel(knownZone(zone))})</span>
      </p>
      <div className={styles.where}>
        {where !== '' && <p>{where}</p>}
        {isElsewhere && (
          <p>
            <Trans>For you: {zonedText(startsAt, here, language)}</Trans>
          </p>
        )}
      </div>
      <div className={styles.marks}>
        <Badge tone={STATE_MARKS[state].tone}>{t(STATE_MARKS[state].words)}</Badge>
        {isInviteOnly && (
          <Badge>
            <Trans>By invitation</Trans>
          </Badge>
        )}
        {fee !== null && <Badge icon="coin">{fee}</Badge>}
        <div className={styles.take}>
          <Button size="sm" variant="quiet" icon="share" onClick={() => void share(name, url)}>
            <Trans>Share</Trans>
          </Button>
          <Button size="sm" variant="quiet" icon="download" onClick={download}>
            <Trans>Add to calendar</Trans>
          </Button>
        </div>
      </div>
    </header>
  );
}

/** The rounds one after the other, those of the knock-out included, are the event's length. */
function calendarEventOf(event: EventView, where: string, url: string) {
  const { about, cut, id, name, roundMinutes, rounds, startsAt, state } = event;
  const knockOuts = cut === null ? 0 : Math.log2(cut);
  const start = new Date(startsAt);
  const end = start.getTime() + (rounds + knockOuts) * roundMinutes * 60_000;
  return {
    id,
    name,
    startsAt: start.toISOString(),
    endsAt: new Date(end).toISOString(),
    where,
    about: about ?? '',
    url,
    isCancelled: state === 'cancelled',
  };
}
