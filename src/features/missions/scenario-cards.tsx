import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { localName, localText } from '#domain/catalogue/localise.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { DescribedFeat, DescribedMission } from '#domain/game/missions/mission-library.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { KindBadge, MissionFacts } from './mission-facts.tsx';
import { MissionMapPicture } from '#components/mission-map/mission-map.tsx';
import styles from './scenario.module.css';
import { ScoringTable } from './scoring-table.tsx';

type ScenarioCardsProps = {
  mission: DescribedMission;
  feat: DescribedFeat;
  language: Language;
  /** No kind is ticked, so there is no other mission to draw. */
  isMissionFixed: boolean;
  onRedrawMission: () => void;
  onRedrawFeat: () => void;
};

/** The drawn mission and feat side by side. */
export function ScenarioCards(props: ScenarioCardsProps) {
  const { mission, feat, language } = props;
  const { t } = useLingui();
  const missionName = localName(mission, language);
  const featName = localName(feat, language);
  return (
    <div className={styles.cards}>
      <Card
        kind={t`Mission`}
        name={missionName}
        id={mission.id}
        text={localText(mission, language)}
        facts={<MissionFacts mission={mission} />}
        redraw={
          <Button size="sm" icon="dice" disabled={props.isMissionFixed} onClick={props.onRedrawMission}>
            <Trans>Another mission</Trans>
          </Button>
        }
      >
        <MissionMapPicture map={mission.map} label={t`Map of ${missionName}`} />
      </Card>
      <Card
        kind={t`Feat`}
        name={featName}
        id={feat.id}
        text={localText(feat, language)}
        facts={<KindBadge kind="official" />}
        redraw={
          <Button size="sm" icon="dice" onClick={props.onRedrawFeat}>
            <Trans>Another feat</Trans>
          </Button>
        }
      >
        <ScoringTable scoring={feat.scoring} language={language} caption={t`Scoring of ${featName}`} />
      </Card>
    </div>
  );
}

type CardProps = {
  kind: string;
  name: string;
  id: string;
  text: string;
  facts: ReactNode;
  redraw: ReactNode;
  children: ReactNode;
};

function Card({ kind, name, id, text, facts, redraw, children }: CardProps) {
  return (
    <section className={styles.card}>
      <p className="eyebrow">{kind}</p>
      <h3>
        <Link to={paths.missions(id)}>{name}</Link>
      </h3>
      <p className={styles.facts}>{facts}</p>
      <div>{redraw}</div>
      <p>{text}</p>
      {children}
    </section>
  );
}
