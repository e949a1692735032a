import { Trans, useLingui } from '@lingui/react/macro';
import type { MissionOrFeat } from '#data/missions.ts';
import { localName, localText } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { EndWords, Head, Notes, Rules, Variants } from './article-sections.tsx';
import { KindBadge, MissionFacts } from './mission-facts.tsx';
import { MapFigure } from './map-figure.tsx';
import styles from './mission-article.module.css';
import { ScoringTable } from './scoring-table.tsx';

type MissionArticleProps = { found: MissionOrFeat; language: Language };

/**
 * A mission or feat, whole: how to set it up, its own rules and what scores; of a mission also its
 * map and when it ends.
 */
export function MissionArticle({ found, language }: MissionArticleProps) {
  const { t } = useLingui();
  const mission = found.kind === 'mission' ? found.mission : null;
  const item = found.kind === 'mission' ? found.mission : found.feat;
  const name = localName(item, language);
  const isScoredAtEnd = item.scoring.every(({ when }) => when === 'game-end');
  return (
    <article className={styles.article} data-has-map={mission === null ? undefined : ''}>
      <Head
        name={name}
        text={localText(item, language)}
        also={item.also}
        facts={mission === null ? <FeatFacts /> : <MissionFacts mission={mission} isWhole />}
      />
      {mission !== null && (
        <div className={styles.map}>
          <MapFigure map={mission.map} title={name} />
        </div>
      )}
      <section className={styles.part} data-part="scoring">
        <h3>{isScoredAtEnd ? t`Scoring at the end of the game` : t`Scoring per round`}</h3>
        <ScoringTable scoring={item.scoring} language={language} caption={t`Scoring of ${name}`} />
      </section>
      <Rules title={t`Setup`} rules={item.setup} language={language} />
      <Rules title={t`Special rules`} rules={item.rules} language={language} />
      {mission !== null && (
        <>
          <section className={styles.part}>
            <h3>
              <Trans>The game ends</Trans>
            </h3>
            <div className={styles.ends}>
              <EndWords mission={mission} ends={mission.endConditions} language={language} />
            </div>
          </section>
          <Variants mission={mission} language={language} />
        </>
      )}
      <Notes notes={item.notes} />
    </article>
  );
}

function FeatFacts() {
  return (
    <>
      <KindBadge kind="official" />
      <span>
        <Trans>Feat: a second goal beside the mission</Trans>
      </span>
    </>
  );
}
