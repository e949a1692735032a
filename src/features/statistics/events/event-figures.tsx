import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lazy } from '#components/lazy/lazy.tsx';
import { Waiting } from '#components/waiting/waiting.tsx';
import { eventGamesQuery } from '#data/statistics/event-statistics.ts';
import type { GameFilters } from '#data/statistics/game-statistics.ts';
import { type EventGames, TOPIC_KINDS } from '#domain/statistics/event-topics.ts';
import styles from '../statistics.module.css';
import { Section } from '../statistics-section.tsx';
import type { usePlayedFaction } from '../use-played-faction.ts';
import { EventTopicSection } from './event-topic-section.tsx';

/** Fetched with the whole catalogue, which names the units. */
const loadPlayedLists = async () => (await import('./played-lists-section.tsx')).PlayedListsSection;

type EventFiguresProps = { filters: GameFilters; faction: ReturnType<typeof usePlayedFaction> };

/** Figures of games of events: units of played lists, points levels, releases and regions. */
export function EventFigures({ filters, faction }: EventFiguresProps) {
  const { period } = filters;
  const { data, failureReason } = useQuery(eventGamesQuery(period));
  if (data === undefined) return <Waiting shape="figures" failure={failureReason} />;
  if (data === null || data.games === 0) return null;
  return <Known events={data} faction={faction} filters={filters} />;
}

function Known({ events, faction, filters }: EventFiguresProps & { events: EventGames }) {
  const { t } = useLingui();
  const { chosen, choose, factions } = faction;
  return (
    <>
      <p className={styles.hint}>
        <Trans>Only games of finished events tell lists and country.</Trans>
        {(filters.mission !== null || filters.feat !== null) && (
          <>
            {' '}
            <Trans>Mission and feat do not filter these figures.</Trans>
          </>
        )}
      </p>
      <div className={styles.columns}>
        <Section title={t`Units of played lists`}>
          {chosen !== null && (
            <Lazy
              load={loadPlayedLists}
              props={{ period: filters.period, chosen, factions, onChoose: choose }}
            />
          )}
        </Section>
        <div className={styles.column}>
          {TOPIC_KINDS.map((kind) => (
            <EventTopicSection key={kind} kind={kind} events={events} />
          ))}
        </div>
      </div>
    </>
  );
}
