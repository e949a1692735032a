import { Trans } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { Select } from '#ui/select/select.tsx';
import { useUnit } from '../table/use-running-game.ts';
import styles from './deployment.module.css';
import { useUnitName } from './use-deployment-texts.ts';

/** The numbers of models that a player may choose for one unit. */
const COUNTS = Array.from({ length: 20 }, (_, at) => String(at + 1));

/** Units whose card prints no number of models: the players count them on the table. */
export function Models({ units }: { units: readonly string[] }) {
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
  const unit = useUnit(id);
  const nameOf = useUnitName();
  if (unit === undefined) return null;
  return (
    <Select
      showLabel
      label={nameOf(unit)}
      value={unit.models === null ? null : String(unit.models)}
      placeholder="–"
      items={COUNTS.map((count) => ({ value: count, label: count }))}
      onValueChange={(count) =>
        gameStore.getState().act({ type: 'models-given', unit: id, models: Number(count) })
      }
    />
  );
}
