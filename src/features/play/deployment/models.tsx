import { Trans, useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useUnit } from '../table/use-running-game.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import styles from './deployment.module.css';
import { useUnitName } from './use-deployment-texts.ts';

/** The most models that a player may enter for one unit. */
const MOST = 20;

/** Units whose card prints no number of models: the players count them on the table. */
export function Models({ units }: { units: readonly string[] }) {
  if (units.length === 0) return null;
  return (
    <div className={styles.group}>
      <h3>
        <Trans>Models of the full unit</Trans>
      </h3>
      <p className={styles.hint}>
        <Trans>The card prints no number. Once you enter it, fallen troops and conquest are counted.</Trans>
      </p>
      {units.map((id) => (
        <ModelsOfUnit key={id} id={id} />
      ))}
    </div>
  );
}

function ModelsOfUnit({ id }: { id: string }) {
  const { t } = useLingui();
  const unit = useUnit(id);
  const nameOf = useUnitName();
  if (unit === undefined) return null;
  const models = unit.models ?? 0;
  return (
    <CountStepper
      label={nameOf(unit)}
      of={t`Models of the full unit`}
      value={models}
      valueText={unit.models === null ? '–' : String(models)}
      min={1}
      max={MOST}
      onStep={(by) => gameStore.getState().act({ type: 'models-given', unit: id, models: models + by })}
    />
  );
}
