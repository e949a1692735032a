import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localName, localText } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { Described, DescribedMission } from '#domain/game/missions/mission-library.ts';
import type { EndCondition, Mission, SpecialRule } from '#domain/game/missions/mission.ts';
import { GameText } from './game-text.tsx';
import styles from './mission-article.module.css';
import { MapFigure } from './map-figure.tsx';
import { ScoringTable } from './scoring-table.tsx';

type HeadProps = {
  name: string;
  text: string;
  facts: ReactNode;
  also: readonly string[];
};

/** The name of a mission or feat, what it is about, and its facts in a line. */
export function Head({ name, text, facts, also }: HeadProps) {
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.facts}>{facts}</p>
      <p className={styles.lead}>{text}</p>
      {also.length > 0 && (
        <p className={styles.also}>
          <Trans>Also called {also.join(', ')}.</Trans>
        </p>
      )}
    </header>
  );
}

type Part = { readonly title: string; readonly rules: readonly SpecialRule[]; readonly language: Language };

/** Rules with their titles under one heading; nothing when there are none. */
export function Rules({ title, rules, language }: Part) {
  if (rules.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <dl className={styles.rules}>
        {rules.map((rule) => (
          <div key={rule.id}>
            <dt>{localName(rule, language)}</dt>
            <dd>
              <GameText text={localText(rule, language)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The questions that sources leave open or disagree on. */
export function Notes({ notes }: Pick<Described, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h3>
        <Trans>What sources leave open</Trans>
      </h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** The older versions of a mission, with their differences. */
export function Variants({ mission, language }: { mission: DescribedMission; language: Language }) {
  const { t } = useLingui();
  const name = localName(mission, language);
  return mission.variants.map((variant) => (
    <section key={variant.id} className={styles.variant}>
      <h3>{localName(variant, language)}</h3>
      {variant.map !== undefined && (
        <MapFigure map={variant.map} title={`${name}, ${localName(variant, language)}`} />
      )}
      {variant.scoring !== undefined && (
        <ScoringTable
          scoring={variant.scoring}
          language={language}
          caption={t`Scoring of ${name}, ${localName(variant, language)}`}
        />
      )}
      {variant.endConditions !== undefined && (
        <div className={styles.ends}>
          <h4>
            <Trans>The game ends</Trans>
          </h4>
          <EndWords mission={mission} ends={variant.endConditions} language={language} />
        </div>
      )}
    </section>
  ));
}

type EndWordsProps = { mission: Mission; ends: readonly EndCondition[]; language: Language };

/** Renders the conditions that end the game, one line each. */
export function EndWords({ mission, ends, language }: EndWordsProps) {
  return (
    <ul>
      {ends.map((end) => (
        <li key={end.code}>
          <EndLine mission={mission} end={end} language={language} />
        </li>
      ))}
    </ul>
  );
}

function EndLine({ mission, end, language }: { mission: Mission; end: EndCondition; language: Language }) {
  if (end.code === 'last-round') return <Trans>After round {mission.rounds}.</Trans>;
  if (end.code === 'no-units') return <Trans>When a side has no units left.</Trans>;
  if (end.code === 'all-demoralized') return <Trans>When all units of a side are Demoralized.</Trans>;
  const names = mission.pieces
    .filter(({ id }) => end.pieces.includes(id))
    .map((piece) => localName(piece, language))
    .join(', ');
  return <Trans>When all of these are destroyed: {names}.</Trans>;
}
