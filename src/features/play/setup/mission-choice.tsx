import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { MissionMapStamp } from '#components/mission-map/mission-map-stamp.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import type { Feat, Mission } from '#domain/game/missions/mission.ts';
import { drawScenario, type ScenarioKinds, scenarioMissions } from '#domain/game/missions/scenario.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useMissionLength } from '#platform/words/mission-length.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './mission-choice.module.css';
import { useStartGame } from './start-game.ts';
import { useMissions } from '#data/use-missions.ts';
import { loadAgainChoice } from './load-later.ts';

/** The first step of a new game: the choice of a mission, which starts the game. */
export function FirstMission() {
  const { t } = useLingui();
  const start = useStartGame();
  const [isAgain, setAgain] = useState(true);
  return (
    <section className={styles.first} aria-labelledby="what-is-played">
      <h2 id="what-is-played">
        <Trans>What do you play?</Trans>
      </h2>
      {start.isPending ? (
        <Skeleton shape="rows" label={t`Loading...`} />
      ) : (
        <>
          <Lazy load={loadAgainChoice} props={{ isAgain, onChange: setAgain }} isQuiet />
          <MissionChoice
            chosenId={null}
            onChoose={(mission, feat) => start.mutate({ mission, feat: feat ?? null, isAgain })}
          />
        </>
      )}
    </section>
  );
}

type MissionChoiceProps = {
  chosenId: string | null;
  /** `feat` undefined: chance was not asked, so the feat stays as it is. */
  onChoose: (mission: Mission, feat?: Feat) => void;
};

/** The missions to choose from, and one by chance. */
export function MissionChoice(props: MissionChoiceProps) {
  const { t } = useLingui();
  const { library, failure } = useMissions(useLanguage());
  if (library === null) {
    return (
      <Waiting
        shape="rows"
        label={t`Loading missions…`}
        failure={failure}
        title={t`The missions could not be loaded`}
      />
    );
  }
  return <Choice {...props} library={library} />;
}

function Choice({ chosenId, onChoose, library }: MissionChoiceProps & { library: MissionLibrary }) {
  const { t } = useLingui();
  const [range, setRange] = useState<'official' | 'all'>('all');
  const kinds: ScenarioKinds = { official: true, community: range === 'all' };
  const draw = () => {
    const drawn = drawScenario(library, kinds, Math.random);
    const mission = library.missions.find(({ id }) => id === drawn?.missionId);
    const feat = library.feats.find(({ id }) => id === drawn?.featId);
    if (mission !== undefined) onChoose(mission, feat);
  };
  return (
    <div className={styles.choice}>
      <div className={styles.tools}>
        <ToggleGroup
          label={t`Missions to choose from`}
          value={range}
          onValueChange={setRange}
          items={[
            { value: 'all', label: t`All` },
            { value: 'official', label: t`Official only` },
          ]}
        />
        <Button icon="dice" onClick={draw}>
          <Trans>Random</Trans>
        </Button>
      </div>
      <ul className={styles.list} aria-label={t`Missions`}>
        {scenarioMissions(library.missions, kinds).map((mission) => (
          <li key={mission.id}>
            <MissionButton
              mission={mission}
              isChosen={mission.id === chosenId}
              onChoose={() => onChoose(mission)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MissionButtonProps = { mission: Mission; isChosen: boolean; onChoose: () => void };

function MissionButton({ mission, isChosen, onChoose }: MissionButtonProps) {
  const length = useMissionLength();
  const language = useLanguage();
  return (
    <button type="button" className={styles.mission} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.stamp}>
        <MissionMapStamp map={mission.map} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{localName(mission, language)}</span>
        <span className={styles.facts}>{length(mission)}</span>
        {mission.kind === 'community' && (
          <Badge tone="info" icon="user">
            <Trans>Community</Trans>
          </Badge>
        )}
      </span>
    </button>
  );
}
