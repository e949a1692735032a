import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findMission } from '#data/missions.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type {
  DescribedFeat,
  DescribedMission,
  MissionLibrary,
} from '#domain/game/missions/mission-library.ts';
import {
  drawScenario,
  redrawFeat,
  redrawMission,
  type Scenario,
  type ScenarioKinds,
} from '#domain/game/missions/scenario.ts';
import type { DialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { announce } from '#ui/live-region/live-region.tsx';
import { ScenarioCards } from './scenario-cards.tsx';
import styles from './scenario.module.css';
import { localName } from '#domain/catalogue/localise.ts';
import type { Named } from '#domain/game/missions/mission.ts';

type ScenarioDialogProps = {
  address: DialogAddress;
  library: MissionLibrary;
  language: Language;
  onPlay?: (scenario: Scenario) => void;
};

/**
 * A random mission and feat of the ticked kinds. The address names them, so that Back and reload
 * keep them.
 */
export function ScenarioDialog({ address, library, language, onPlay }: ScenarioDialogProps) {
  const { t } = useLingui();
  const [kinds, setKinds] = useState<ScenarioKinds>({ official: true, community: false });
  const drawn = readScenario(address.value, library);
  const names = useScenarioNames(language);
  const show = (scenario: Scenario | null) => {
    if (scenario === null) return;
    address.open(`${scenario.missionId}.${scenario.featId}`);
    const next = readScenario(`${scenario.missionId}.${scenario.featId}`, library);
    if (next !== null) announce(names(next.mission, next.feat));
  };
  const isNone = !kinds.official && !kinds.community;
  const scenario = drawn === null ? null : { missionId: drawn.mission.id, featId: drawn.feat.id };
  return (
    <Dialog
      open={address.isOpen}
      onOpenChange={(open) => !open && address.close()}
      title={t`Create Scenario`}
      closeLabel={t`Close`}
      size={drawn === null ? 'md' : 'lg'}
      footer={
        <>
          <Button
            variant={drawn === null || onPlay === undefined ? 'primary' : 'secondary'}
            icon="dice"
            disabled={isNone}
            onClick={() => show(drawScenario(library, kinds, Math.random))}
          >
            {drawn === null ? <Trans>Generate</Trans> : <Trans>Generate again</Trans>}
          </Button>
          {onPlay !== undefined && scenario !== null && (
            <Button variant="primary" icon="flag" onClick={() => onPlay(scenario)}>
              <Trans>Play this</Trans>
            </Button>
          )}
        </>
      }
    >
      <fieldset className={styles.kinds}>
        <legend>
          <Trans>Missions to draw from</Trans>
        </legend>
        <Checkbox
          label={t`Official missions`}
          checked={kinds.official}
          onCheckedChange={(official) => setKinds({ ...kinds, official })}
        />
        <Checkbox
          label={t`Community missions`}
          checked={kinds.community}
          onCheckedChange={(community) => setKinds({ ...kinds, community })}
        />
      </fieldset>
      {isNone && (
        <p className={styles.hint}>
          <Trans>Tick at least one kind.</Trans>
        </p>
      )}
      {drawn !== null && scenario !== null && (
        <ScenarioCards
          {...drawn}
          language={language}
          isMissionFixed={isNone}
          onRedrawMission={() => show(redrawMission(scenario, library, kinds, Math.random))}
          onRedrawFeat={() => show(redrawFeat(scenario, library, Math.random))}
        />
      )}
    </Dialog>
  );
}

type Drawn = { readonly mission: DescribedMission; readonly feat: DescribedFeat };

/** Returns the mission and feat in the address; null when either is unknown. */
function readScenario(value: string | null, library: MissionLibrary): Drawn | null {
  const [missionId = '', featId = ''] = (value ?? '').split('.');
  const mission = findMission(library, missionId);
  const feat = findMission(library, featId);
  return mission?.kind === 'mission' && feat?.kind === 'feat'
    ? { mission: mission.mission, feat: feat.feat }
    : null;
}

/** Returns a function that names the drawn mission and feat for screen readers. */
function useScenarioNames(language: Language): (mission: Named, feat: Named) => string {
  const { t } = useLingui();
  return (mission, feat) => {
    const missionName = localName(mission, language);
    const featName = localName(feat, language);
    return t`Mission: ${missionName}. Feat: ${featName}.`;
  };
}
