import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MissionsState } from '#data/use-missions.ts';
import { useLanguage } from '#platform/use-language.ts';
import styles from '../statistics.module.css';
import { Section } from '../statistics-section.tsx';
import { OwnAnswerSentence } from './own-answer-sentence.tsx';
import { OwnChart } from './own-chart.tsx';
import { OwnForm } from './own-form.tsx';
import { factionRows, type OwnRow, type ReadGame, rivalRows, topicRows } from './own-rows.ts';

type OwnFiguresProps = {
  games: readonly ReadGame[];
  missions: MissionsState;
  /** Games before the latest thousand. */
  leftOut: number;
  download: ReactNode;
};

/** The answer, then the figures behind it. */
export function OwnFigures({ games, missions, leftOut, download }: OwnFiguresProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <>
      <OwnAnswerSentence games={games} />
      {leftOut > 0 && (
        <p className={styles.hint}>
          <Plural value={leftOut} one="# older game is left out." other="# older games are left out." />
        </p>
      )}
      <div>{download}</div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <Section title={t`Form`}>
            <OwnForm games={games} />
          </Section>
          <ChartSection
            title={t`My factions`}
            label={t`Faction`}
            rows={factionRows(games, 'faction', language)}
          />
          <ChartSection title={t`Missions`} label={t`Mission`} rows={topicRows(games, 'mission', missions)} />
        </div>
        <div className={styles.column}>
          <ChartSection title={t`Rivals`} label={t`Rival`} rows={rivalRows(games, t`Deleted accounts`)} />
          <ChartSection
            title={t`Factions of rivals`}
            label={t`Faction`}
            rows={factionRows(games, 'rivalFaction', language)}
          />
          <ChartSection title={t`Feats`} label={t`Feat`} rows={topicRows(games, 'feat', missions)} />
        </div>
      </div>
    </>
  );
}

type ChartSectionProps = { title: string; label: string; rows: readonly OwnRow[] };

/** Nothing while no game knows it, such as a feat. */
function ChartSection(props: ChartSectionProps) {
  if (props.rows.length === 0) return null;
  return (
    <Section title={props.title}>
      <OwnChart {...props} />
    </Section>
  );
}
