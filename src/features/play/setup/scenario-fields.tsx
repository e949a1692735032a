import { useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { localName } from '#domain/catalogue/localise.ts';
import type { MissionLibrary } from '#domain/game/missions/mission-library.ts';
import type { Mission } from '#domain/game/missions/mission.ts';
import { featRules, missionRules } from '#domain/game/setup.ts';
import type { MissionRules } from '#domain/game/types.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Select } from '#ui/select/select.tsx';
import styles from './setup.module.css';
import { StatesEndField } from './states-end-field.tsx';

type ScenarioFieldsProps = {
  mission: Mission | null;
  rules: MissionRules;
  library: MissionLibrary | null;
};

/** The choices of a scenario besides its mission: version, feat, and how states end. */
export function ScenarioFields({ mission, rules, library }: ScenarioFieldsProps) {
  return (
    <div className={styles.fields}>
      {mission !== null && mission.variants.length > 0 && <VersionField mission={mission} rules={rules} />}
      <FeatField library={library} />
      <StatesEndField />
    </div>
  );
}

function VersionField({ mission, rules }: { mission: Mission; rules: MissionRules }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Select
      label={t`Version`}
      showLabel
      value={rules.variant ?? ''}
      items={[
        { value: '', label: t`Current version` },
        ...mission.variants.map((each) => ({ value: each.id, label: localName(each, language) })),
      ]}
      onValueChange={(variant) =>
        gameStore
          .getState()
          .act({ type: 'mission-set', mission: missionRules(mission, variant === '' ? null : variant) })
      }
    />
  );
}

function FeatField({ library }: { library: MissionLibrary | null }) {
  const { t } = useLingui();
  const language = useLanguage();
  const current = useGame(({ game }) => game.state.feat);
  const feats = library?.feats ?? [];
  const choose = (id: string) => {
    const feat = feats.find((each) => each.id === id);
    gameStore.getState().act({ type: 'feat-set', feat: feat === undefined ? null : featRules(feat) });
  };
  return (
    <Select
      label={t`Feat`}
      showLabel
      value={current?.id ?? ''}
      items={[
        { value: '', label: t`No feat` },
        ...(feats.length > 0 || current === null ? feats : [current]).map((feat) => ({
          value: feat.id,
          label: localName(feat, language),
        })),
      ]}
      onValueChange={choose}
    />
  );
}
