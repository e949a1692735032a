import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Waiting } from '#components/waiting/waiting.tsx';
import { playedListsQuery } from '#data/statistics/event-statistics.ts';
import type { Period } from '#data/statistics/game-statistics.ts';
import { type PlayedLists, unitAnswer } from '#domain/statistics/played.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { FactionSelect } from '../faction-select.tsx';
import { FigureTable, RateChart } from '../rate-chart.tsx';
import styles from '../statistics.module.css';
import { pairRows, unitRows } from './played-rows.ts';
import { UnitAnswerSentence } from './unit-answer-sentence.tsx';
import { UnitRateChart } from './unit-rate-chart.tsx';

type PlayedListsSectionProps = {
  period: Period;
  /** The faction whose units show, among all that are played. */
  chosen: string;
  factions: readonly string[];
  onChoose: (faction: string) => void;
};

/** The units and pairs of units on the lists that a faction's players played at events. */
export function PlayedListsSection({ period, chosen, factions, onChoose }: PlayedListsSectionProps) {
  const { data, failureReason } = useQuery(playedListsQuery(period, chosen));
  return (
    <>
      <FactionSelect chosen={chosen} factions={factions} onChoose={onChoose} />
      {data === undefined && <Waiting shape="rows" failure={failureReason} />}
      {data === null && (
        <p className={styles.hint}>
          <Trans>Nothing is counted yet.</Trans>
        </p>
      )}
      {data !== undefined && data !== null && <Played played={data} faction={chosen} />}
    </>
  );
}

function Played({ played, faction }: { played: PlayedLists; faction: string }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const units = unitRows(played, faction, i18n, language);
  const pairs = pairRows(played, faction, i18n, language);
  const rows = units.flatMap(({ with: held, without }) => (without === null ? [held] : [held, without]));
  const players = <Plural value={played.players} one="# player" other="# players" />;
  return (
    <>
      <UnitAnswerSentence answer={unitAnswer(played)} faction={faction} />
      {played.lists > 0 && (
        <p className={styles.hint}>
          <Plural value={played.lists} one="# played list" other="# played lists" /> · {players}
        </p>
      )}
      {units.length > 0 && (
        <>
          <UnitRateChart units={units} played={played} />
          <Disclosure title={t`All figures`}>
            <FigureTable title={t`All figures: Units of played lists`} label={t`Unit`} rows={rows} />
          </Disclosure>
        </>
      )}
      <LeftOut units={played.fewUnits} pairs={0} />
      {pairs.length > 0 && (
        <>
          <h3 className={styles.part}>
            <Trans>Pairs of units</Trans>
          </h3>
          <RateChart title={t`Pairs of units`} label={t`Pair`} rows={pairs} />
          <Disclosure title={t`All figures`}>
            <FigureTable title={t`All figures: Pairs of units`} label={t`Pair`} rows={pairs} />
          </Disclosure>
        </>
      )}
      <LeftOut units={0} pairs={played.fewPairs} />
    </>
  );
}

/** The number of units or pairs that are not told. */
function LeftOut({ units, pairs }: { units: number; pairs: number }) {
  if (units + pairs === 0) return null;
  return (
    <p className={styles.hint}>
      {units > 0 && (
        <Plural
          value={units}
          one="# unit with under 20 games or 5 players is left out."
          other="# units with under 20 games or 5 players are left out."
        />
      )}
      {pairs > 0 && (
        <Plural
          value={pairs}
          one="# pair with fewer games is left out."
          other="# pairs with fewer games are left out."
        />
      )}
    </p>
  );
}
