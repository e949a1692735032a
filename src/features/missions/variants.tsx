import { Trans, useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { DescribedMission } from '#domain/game/mission-library.ts';
import { EndWords } from './end-words.tsx';
import { MapFigure } from './map-figure.tsx';
import styles from './mission-article.module.css';
import { ScoringTable } from './scoring-table.tsx';

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
