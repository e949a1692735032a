import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { MissionMapStamp } from '#components/mission-map/mission-map-stamp.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { localName } from '#domain/catalogue/localise.ts';
import { boxPoints } from '#domain/game/missions/box-points.ts';
import type { Feat, Mission } from '#domain/game/missions/mission.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import type { MissionRules } from '#domain/game/types.ts';
import { paths } from '#platform/paths.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { useMissionLength } from '#platform/words/mission-length.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Companies } from '../frame/companies.tsx';
import { loadScenarioFields } from './load-later.ts';
import { MissionChoice } from './mission-choice.tsx';
import styles from './setup.module.css';
import { useMissions } from '#data/use-missions.ts';

/** The scenario of the game: mission, map, companies, version and feat. */
export function ScenarioSection() {
  const { t } = useLingui();
  const rules = useGame(({ game }) => game.state.mission);
  const { library } = useMissions(useLanguage());
  const choice = useDialogAddress('mission');
  if (rules === null) return null;
  const mission = library?.missions.find(({ id }) => id === rules.id) ?? null;
  const choose = (next: Mission, feat?: Feat) => {
    const { act } = gameStore.getState();
    if (next.id !== rules.id) act({ type: 'mission-set', mission: missionRules(next) });
    if (feat !== undefined) act({ type: 'feat-set', feat: featRules(feat) });
    choice.close();
  };
  return (
    <section className={styles.first} aria-labelledby="scenario">
      <MissionHead rules={rules} mission={mission} onChange={() => choice.open()} />
      <Companies canSwap />
      <div className={styles.scenario} data-versions={mission !== null && mission.variants.length > 0}>
        <Lazy load={loadScenarioFields} props={{ mission, rules, library }} isQuiet />
      </div>
      {choice.isOpen && (
        <Dialog
          open
          onOpenChange={(open) => !open && choice.close()}
          title={t`Choose the mission`}
          closeLabel={t`Close`}
          size="lg"
        >
          <MissionChoice chosenId={rules.id} onChoose={choose} />
        </Dialog>
      )}
    </section>
  );
}

type MissionHeadProps = {
  rules: MissionRules;
  mission: Mission | null;
  onChange: () => void;
};

function MissionHead({ rules, mission, onChange }: MissionHeadProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const length = useMissionLength();
  return (
    <div className={styles.mission}>
      {mission !== null && (
        <span className={styles.stamp}>
          <MissionMapStamp map={mission.map} />
        </span>
      )}
      <div className={styles.words}>
        <h2 id="scenario">{localName(mission ?? rules, language)}</h2>
        <p className="muted">{length(rules)}</p>
        {mission !== null && mission.listPoints !== null && (
          <p className="muted">
            <Trans>Lists of {mission.listPoints} points</Trans>
          </p>
        )}
        {rules.creator !== null && (
          <p className="muted">
            <Trans>by {rules.creator}</Trans>
          </p>
        )}
        <ul className={styles.scores} aria-label={t`Scored for`}>
          {rules.scoring.map((box) => (
            <li key={box.id}>
              <span>{localName(box, language)}</span>
              <strong>{boxPoints(box)}</strong>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button size="sm" icon="flag" onClick={onChange}>
            <Trans>Other mission</Trans>
          </Button>
          <Button shrinks size="sm" icon="book" render={<Link to={paths.missions(rules.id)} />}>
            <Trans>Read</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}
