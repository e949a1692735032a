import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { factionName } from '#data/faction-summaries.ts';
import { queryClient } from '#data/query/query-client.ts';
import { eventGamesQuery, playedListsQuery } from '#data/statistics/event-statistics.ts';
import type { GameFilters, Period } from '#data/statistics/game-statistics.ts';
import type { MissionsState } from '#data/use-missions.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { answerOf } from '#domain/statistics/answer.ts';
import type { Statistics, TopicFigure } from '#domain/statistics/types.ts';
import { csvOf } from '#domain/units/export.ts';
import { downloadText } from '#platform/files/download.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { AnswerSentence } from './answer-sentence.tsx';
import { EventFigures } from './events/event-figures.tsx';
import { FirstPlayers } from './first-players.tsx';
import { FigureTable, RateChart } from './rate-chart.tsx';
import { factionRows, matchupRows, type RateRow } from './rate-rows.ts';
import styles from './statistics.module.css';
import { Section } from './statistics-section.tsx';
import { TopicChart, type TopicChartProps, type TopicRow } from './topic-chart.tsx';
import { usePlayedFaction } from './use-played-faction.ts';

/** Fetched with the whole catalogue, which names the units. */
const loadUnitLists = async () => (await import('./unit-lists.tsx')).UnitLists;

type StatisticsFiguresProps = {
  statistics: Statistics;
  missions: MissionsState;
  filters: GameFilters;
};

/** The answer, then the figures behind it. */
export function StatisticsFigures({ statistics, missions, filters }: StatisticsFiguresProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const topics = {
    missions: topicRows(statistics.missions, missions.library?.missions, missions.language),
    feats: topicRows(statistics.feats, missions.library?.feats, missions.language),
  };
  const lists = usePlayedFaction(statistics);
  const download = async () => {
    const { statisticsSheet } = await import('./statistics-sheet.ts');
    const events = shownEvents(filters.period, lists.chosen);
    const sheet = statisticsSheet({ statistics, ...topics, ...events }, i18n, language);
    downloadText(t`Muster statistics.csv`, csvOf(sheet), 'text/csv');
  };
  const played = statistics.factions.map(({ faction, games, mirrors }): TopicRow => ({
    id: faction,
    name: factionName(faction, language) ?? faction,
    games: games + mirrors,
    players: null,
  }));
  const total = statistics.games;
  return (
    <>
      <AnswerSentence answer={answerOf(statistics)} />
      <Overview statistics={statistics} />
      <div>
        <Button icon="download" onClick={() => void download()}>
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <RateSection title={t`Factions`} label={t`Faction`} rows={factionRows(statistics, language)} />
          <TopicSection
            title={t`How often factions are played`}
            label={t`Faction`}
            rows={played}
            total={total}
          />
          <TopicSection title={t`Missions`} label={t`Mission`} rows={topics.missions} total={total} />
          <TopicSection title={t`Feats`} label={t`Feat`} rows={topics.feats} total={total} />
          {statistics.began !== null && <FirstPlayers figure={statistics.began} />}
        </div>
        <div className={styles.column}>
          <RateSection title={t`Match-ups`} label={t`Match-up`} rows={matchupRows(statistics, language)} />
          <Section title={t`Units on lists of the board`}>
            <Lazy load={loadUnitLists} props={{ statistics }} />
          </Section>
        </div>
      </div>
      <EventFigures filters={filters} faction={lists} />
    </>
  );
}

/** The figures of events that the page has by now; null for what it does not. */
function shownEvents(period: Period, faction: string | null) {
  const events = queryClient().getQueryData(eventGamesQuery(period).queryKey) ?? null;
  if (faction === null) return { events, played: null };
  const found = queryClient().getQueryData(playedListsQuery(period, faction).queryKey) ?? null;
  return { events, played: found === null ? null : { faction, lists: found } };
}

/** Names missions or feats; what this build does not know is left out. */
function topicRows(
  figures: readonly TopicFigure[],
  known: readonly { readonly id: string; readonly name: string; readonly names: object }[] = [],
  language: MissionsState['language'],
): readonly TopicRow[] {
  return figures.flatMap((figure) => {
    const topic = known.find(({ id }) => id === figure.id);
    return topic === undefined ? [] : [{ ...figure, name: localName(topic, language) }];
  });
}

/** The sums of all games that the filters let through. */
function Overview({ statistics }: { statistics: Statistics }) {
  const { i18n } = useLingui();
  const { games, players, mirrors, unknown, whole, at } = statistics;
  const average = whole === null ? '' : i18n.number(whole.margin / games, { maximumFractionDigits: 1 });
  const time = i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul className={styles.overview}>
      <li>
        <Plural value={games} one="# confirmed game" other="# confirmed games" />
      </li>
      <li>
        <Plural value={players} one="# player" other="# players" />
      </li>
      {mirrors > 0 && (
        <li>
          <Plural value={mirrors} one="# mirror game" other="# mirror games" />
        </li>
      )}
      {unknown > 0 && (
        <li>
          <Plural
            value={unknown}
            one="# game without known factions"
            other="# games without known factions"
          />
        </li>
      )}
      {whole !== null && (
        <>
          <li>
            <Plural value={whole.draws} one="# draw" other="# draws" />
          </li>
          <li>
            <Trans>{average} points between the scores on average</Trans>
          </li>
        </>
      )}
      <li>
        <Trans>counted on {time}</Trans>
      </li>
    </ul>
  );
}

/** Shares of games; nothing while nothing is known of any. */
function TopicSection(props: TopicChartProps) {
  if (props.rows.length === 0) return null;
  return (
    <Section title={props.title}>
      <TopicChart {...props} />
    </Section>
  );
}

type RateSectionProps = { title: string; label: string; rows: readonly RateRow[] };

function RateSection(props: RateSectionProps) {
  const { t } = useLingui();
  const { title, rows } = props;
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No game of two different factions yet.</Trans>
        </p>
      ) : (
        <>
          <RateChart {...props} />
          <Disclosure title={t`All figures`}>
            <FigureTable {...props} title={t`All figures: ${title}`} />
          </Disclosure>
        </>
      )}
    </Section>
  );
}
