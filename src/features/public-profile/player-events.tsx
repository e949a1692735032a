import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { factionName } from '#data/faction-summaries.ts';
import { type PlayerEvent, playerEventsQuery } from '#data/profiles/player-events.ts';
import type { PublicProfile } from '#data/profiles/profile-rows.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { dateFormat } from '#platform/language/language.ts';
import { paths } from '#platform/paths.ts';
import { knownZone } from '#platform/time-zones.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Crest } from '#ui/crest/crest.tsx';
import styles from './public-profile.module.css';

/**
 * The finished public events that a player took part in; renders nothing when there are none, or
 * while they cannot be loaded.
 */
export function PlayerEvents({ player }: { player: PublicProfile }) {
  const id = useId();
  const userId = userIdOf(useViewer());
  const query = useInfiniteQuery({
    ...playerEventsQuery(player.id, userId),
    enabled: player.showsActivity,
  });
  const events = query.data?.pages.flat() ?? [];
  if (events.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Trans>Events</Trans>
      </h2>
      <ul className={styles.posts}>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </section>
  );
}

function EventRow({ event }: { event: PlayerEvent }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, name, city, startsAt, zone, won, drawn, lost } = event;
  const faction = factionName(event.faction, language);
  const day = dateFormat(language, { dateStyle: 'long', timeZone: knownZone(zone) });
  return (
    <li>
      <Crest hue={event.faction ?? ''} size={36} />
      <div>
        <Link to={paths.event(id)} dir="auto">
          {name}
        </Link>
        <p className={styles.small}>
          <time dateTime={startsAt}>{day.format(new Date(startsAt))}</time>
          {city !== null && <> · {city}</>}
          {faction !== null && <> · {faction}</>}
        </p>
        <p className={styles.small}>
          <abbr title={t`won – drawn – lost`}>{t`W–D–L`}</abbr> {won}–{drawn}–{lost} ·{' '}
          <Link to={paths.eventStandings(id)} aria-label={t`Standings of ${name}`}>
            <Trans>Standings</Trans>
          </Link>
        </p>
      </div>
    </li>
  );
}
