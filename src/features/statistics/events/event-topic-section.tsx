import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { factionName } from '#data/faction-summaries.ts';
import {
  type EventGames,
  type EventTopic,
  type TopicKind,
  untoldGames,
} from '#domain/statistics/event-topics.ts';
import { winRate } from '#domain/statistics/rates.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Select } from '#ui/select/select.tsx';
import { FigureTable, RateChart } from '../rate-chart.tsx';
import { byRate, type RateRow } from '../rate-rows.ts';
import styles from '../statistics.module.css';
import { Section } from '../statistics-section.tsx';
import { TopicChart } from '../topic-chart.tsx';
import { useAddressChoice } from '../use-address-choice.ts';
import { TOPIC_LABELS, TOPIC_TITLES, topicName } from './topic-words.ts';

type EventTopicSectionProps = { kind: TopicKind; events: EventGames };

/** Shares of the games of events by points level, release or country; rates of factions in one. */
export function EventTopicSection({ kind, events }: EventTopicSectionProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const topics = events.topics[kind];
  const { chosen, choose } = useAddressChoice(
    kind,
    topics.map(({ value }) => value),
  );
  const topic = topics.find(({ value }) => value === chosen);
  if (topic === undefined) return null;
  const [title, label] = [i18n._(TOPIC_TITLES[kind]), i18n._(TOPIC_LABELS[kind])];
  const nameOf = (value: string) => topicName(kind, value, i18n, language);
  const untold = untoldGames(events.games, topics);
  return (
    <Section title={title}>
      <TopicChart
        title={title}
        label={label}
        rows={topics.map(({ value, games, players }) => ({ id: value, name: nameOf(value), games, players }))}
        total={events.games}
      />
      {untold > 0 && (
        <p className={styles.hint}>
          <Plural
            value={untold}
            one="# game of an event is not in this table."
            other="# games of events are not in this table."
          />
        </p>
      )}
      <div className={styles.filters}>
        <Select<string>
          label={t`Factions in: ${label}`}
          value={topic.value}
          items={topics.map(({ value }) => ({ value, label: nameOf(value) }))}
          onValueChange={choose}
        />
      </div>
      <FactionsIn topic={topic} title={t`Factions: ${nameOf(topic.value)}`} />
    </Section>
  );
}

/** The rates of the factions in one topic, and the sums of its games. */
function FactionsIn({ topic, title }: { topic: EventTopic; title: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rows = topic.factions
    .map((figure): RateRow => ({
      key: figure.faction,
      faction: figure.faction,
      name: factionName(figure.faction, language) ?? figure.faction,
      rival: null,
      figure,
      rate: winRate(figure),
      mirrors: 0,
    }))
    .toSorted(byRate);
  return (
    <>
      <WholeWords topic={topic} />
      {rows.length === 0 ? (
        <p className={styles.hint}>
          <Trans>No game of two different factions yet.</Trans>
        </p>
      ) : (
        <>
          <RateChart title={title} label={t`Faction`} rows={rows} />
          <Disclosure title={t`All figures`}>
            <FigureTable title={t`All figures: ${title}`} label={t`Faction`} rows={rows} />
          </Disclosure>
        </>
      )}
    </>
  );
}

/** Draws and margins of all games of a topic; nothing where these are refused. */
function WholeWords({ topic: { whole, games } }: { topic: EventTopic }) {
  const { i18n } = useLingui();
  if (whole === null) return null;
  const average = i18n.number(whole.margin / games, { maximumFractionDigits: 1 });
  return (
    <ul className={styles.overview}>
      <li>
        <Plural value={whole.draws} one="# draw" other="# draws" />
      </li>
      <li>
        <Trans>{average} points between the scores on average</Trans>
      </li>
    </ul>
  );
}
