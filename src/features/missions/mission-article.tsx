import { Trans, useLingui } from '@lingui/react/macro';
import { localName } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/mission-library.ts';
import type { Mission } from '#domain/game/mission.ts';
import { EndWords, useLength } from './end-words.tsx';
import { Head, Notes, Rules } from './article-sections.tsx';
import { KindBadge } from './kind-badge.tsx';
import { MapFigure } from './map-figure.tsx';
import { localText } from './local-text.ts';
import styles from './mission-article.module.css';
import { ScoringTable } from './scoring-table.tsx';
import { Variants } from './article-sections.tsx';

/** One mission, whole: its map, how to set it up, its own rules, what scores and when it ends. */
export function MissionArticle({ mission, language }: { mission: DescribedMission; language: Language }) {
  const { t } = useLingui();
  const length = useLength(mission);
  const name = localName(mission, language);
  return (
    <article className={styles.article} data-has-map="">
      <Head
        name={name}
        text={localText(mission, language)}
        also={mission.also}
        facts={
          <>
            <KindBadge kind={mission.kind} /> <span>{length}</span>
            {mission.creator !== null && (
              <span>
                <Trans>by {mission.creator}</Trans>
              </span>
            )}
            {mission.listPoints !== null && (
              <span>
                <Trans>lists of {mission.listPoints} pts</Trans>
              </span>
            )}
          </>
        }
      />
      <div className={styles.map}>
        <MapFigure map={mission.map} title={name} />
      </div>
      <section className={styles.part} data-part="scoring">
        <h3>{scoringTitle(mission, t`Scoring at the end of the game`, t`Scoring per round`)}</h3>
        <ScoringTable scoring={mission.scoring} language={language} caption={t`Scoring of ${name}`} />
      </section>
      <Rules title={t`Set-up`} rules={mission.setup} language={language} />
      <Rules title={t`Special rules`} rules={mission.rules} language={language} />
      <section className={styles.part}>
        <h3>
          <Trans>The game ends</Trans>
        </h3>
        <div className={styles.ends}>
          <EndWords mission={mission} ends={mission.endConditions} language={language} />
        </div>
      </section>
      <Variants mission={mission} language={language} />
      <Notes notes={mission.notes} />
    </article>
  );
}

function scoringTitle(mission: Mission, atEnd: string, perRound: string): string {
  return mission.scoring.every(({ when }) => when === 'game-end') ? atEnd : perRound;
}

/** One feat, whole. */
export function FeatArticle({ feat, language }: { feat: DescribedFeat; language: Language }) {
  const { t } = useLingui();
  const name = localName(feat, language);
  return (
    <article className={styles.article}>
      <Head
        name={name}
        text={localText(feat, language)}
        also={feat.also}
        facts={
          <>
            <KindBadge kind="official" />
            <span>
              <Trans>Feat: a second goal beside the mission</Trans>
            </span>
          </>
        }
      />
      <section className={styles.part} data-part="scoring">
        <h3>
          <Trans>Scoring at the end of the game</Trans>
        </h3>
        <ScoringTable scoring={feat.scoring} language={language} caption={t`Scoring of ${name}`} />
      </section>
      <Rules title={t`Set-up`} rules={feat.setup} language={language} />
      <Rules title={t`Special rules`} rules={feat.rules} language={language} />
      <Notes notes={feat.notes} />
    </article>
  );
}
