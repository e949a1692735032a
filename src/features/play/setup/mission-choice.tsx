import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { localName } from '#domain/catalogue/localise.ts';
import type { MissionLibrary } from '#domain/game/mission-library.ts';
import type { Feat, Mission } from '#domain/game/mission.ts';
import { drawScenario, type ScenarioKinds, scenarioMissions } from '#domain/game/scenario.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useMissionLength } from '#platform/words/mission-length.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { ToggleGroup } from '#ui/toggle-group/toggle-group.tsx';
import styles from './mission-choice.module.css';
import type { DrawStamp } from './setup-page.tsx';
import { startGame } from './start-game.ts';
import { useMissions } from '#data/use-missions.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** The first step of a new game: the choice of a mission, which starts the game. */
export function FirstMission({ stamp }: { stamp: DrawStamp }) {
  return (
    <section className={styles.first} aria-labelledby="what-is-played">
      <h2 id="what-is-played">
        <Trans>What do you play?</Trans>
      </h2>
      <MissionChoice
        stamp={stamp}
        chosenId={null}
        onChoose={(mission, feat) => void startGame(mission, feat ?? null)}
      />
    </section>
  );
}

type MissionChoiceProps = {
  stamp: DrawStamp;
  chosenId: string | null;
  /** `feat` undefined: chance was not asked, so the feat stays as it is. */
  onChoose: (mission: Mission, feat?: Feat) => void;
};

function MissionChoice(props: MissionChoiceProps) {
  const { t } = useLingui();
  const { library, hasFailed, retry } = useMissions(useLanguage());
  if (hasFailed) {
    return (
      <EmptyState title={t`The missions could not be loaded`} icon="warning">
        <p>
          <Trans>Check the network and try again.</Trans>
        </p>
        <Button icon="refresh" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    );
  }
  if (library === null) {
    return (
      <div className={styles.waiting}>
        <Spinner label={t`Loading missions…`} />
      </div>
    );
  }
  return <Choice {...props} library={library} />;
}

const KINDS: Readonly<Record<'official' | 'all', ScenarioKinds>> = {
  official: { official: true, community: false },
  all: { official: true, community: true },
};

function Choice({ stamp, chosenId, onChoose, library }: MissionChoiceProps & { library: MissionLibrary }) {
  const { t } = useLingui();
  const [kinds, setKinds] = useState<keyof typeof KINDS>('all');
  const shown = scenarioMissions(library.missions, KINDS[kinds]);
  const draw = () => {
    const drawn = drawScenario(library, KINDS[kinds], Math.random);
    const mission = library.missions.find(({ id }) => id === drawn?.missionId);
    const feat = library.feats.find(({ id }) => id === drawn?.featId);
    if (mission !== undefined) onChoose(mission, feat);
  };
  return (
    <div className={styles.choice}>
      <div className={styles.tools}>
        <ToggleGroup
          label={t`Missions to choose from`}
          value={kinds}
          onValueChange={setKinds}
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
        {shown.map((mission) => (
          <li key={mission.id}>
            <MissionButton
              mission={mission}
              stamp={stamp}
              isChosen={mission.id === chosenId}
              onChoose={() => onChoose(mission)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

type MissionButtonProps = { mission: Mission; stamp: DrawStamp; isChosen: boolean; onChoose: () => void };

function MissionButton({ mission, stamp, isChosen, onChoose }: MissionButtonProps) {
  const length = useMissionLength();
  const language = useLanguage();
  return (
    <button type="button" className={styles.mission} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.stamp}>{stamp(mission.map)}</span>
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

/** Another mission for the game that is being set up. */
export function MissionDialog({ onClose, ...choice }: MissionChoiceProps & { onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Choose the mission`}
      closeLabel={t`Close`}
      size="lg"
    >
      <MissionChoice {...choice} />
    </Dialog>
  );
}
