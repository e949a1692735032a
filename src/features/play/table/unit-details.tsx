import { Trans, useLingui } from '@lingui/react/macro';
import { unitKey } from '#domain/catalogue/lookup.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { modelsOf } from '#domain/game/unit-play.ts';
import { Button } from '#ui/button/button.tsx';
import { CountStepper } from './count-stepper.tsx';
import { perform } from './perform.ts';
import { useTable } from './table-context.tsx';
import { UnitActivation } from './unit-activation.tsx';
import styles from './unit-details.module.css';
import { UnitJoin } from './unit-join.tsx';
import { UnitNumbers } from './unit-numbers.tsx';
import { UnitPlace } from './unit-place.tsx';
import { UnitReminders } from './unit-reminders.tsx';
import { UnitStates } from './unit-states.tsx';
import { UnitTokens } from './unit-tokens.tsx';
import { useUnitNow } from './use-game-parts.ts';

/** Everything that can be done with a unit: the likely first, in thumb reach, each with its rule. */
export function UnitDetails({ unit, name }: { unit: GameUnit; name: string }) {
  const { t } = useLingui();
  const table = useTable();
  const now = useUnitNow(unit);
  const models = modelsOf(unit);
  const isJoined = unit.joinedTo !== null;
  const morale = now.morale;
  const perTroop = now.woundsPerTroop;
  return (
    <div className={styles['details']}>
      <UnitReminders unit={unit} />
      <UnitActivation unit={unit} />
      <div className={styles['steppers']}>
        {!isJoined && (
          <CountStepper
            label={t`Stress`}
            of={name}
            rule="stress"
            value={unit.stress}
            onStep={(by) => perform({ type: 'unit-stressed', unit: unit.id, by })}
            {...(morale === null ? {} : { hint: t`MOR ${morale}` })}
          />
        )}
        <CountStepper
          label={t`Wounds`}
          of={name}
          rule="wounds"
          value={unit.wounds}
          min={unit.fallen > 0 ? -1 : 0}
          onStep={(by) => perform({ type: 'unit-wounded', unit: unit.id, by })}
          {...(perTroop === null ? {} : { hint: t`${perTroop} fell one troop` })}
        />
        {models !== 1 && (
          <CountStepper
            label={t`Fallen troops`}
            of={name}
            rule="troops"
            value={unit.fallen}
            max={models ?? Number.POSITIVE_INFINITY}
            onStep={(by) => perform({ type: 'troops-fallen', unit: unit.id, by })}
            {...(models === null ? {} : { hint: t`${models - unit.fallen} of ${models} left` })}
          />
        )}
        {!isJoined && (
          <CountStepper
            label={t`Tinge`}
            of={name}
            rule="tinge"
            value={unit.tinge}
            onStep={(by) => perform({ type: 'unit-tinged', unit: unit.id, by })}
          />
        )}
        <UnitTokens unit={unit} name={name} />
      </div>
      {isJoined ? (
        <p className={styles['note']}>
          <Trans>Stress, states and tinge are those of the unit that it has joined.</Trans>
        </p>
      ) : (
        <UnitStates unit={unit} />
      )}
      <UnitNumbers unit={unit} now={now} />
      <UnitJoin unit={unit} />
      <UnitPlace unit={unit} />
      <div className={styles['ways']}>
        <Button icon="card" onClick={() => table.card.open(unitKey(unit.faction, unit.unitId))}>
          <Trans>View Card</Trans>
        </Button>
        <Button icon="comment" onClick={() => table.sheet.open(`notes:${unit.id}`)}>
          <Trans>Note</Trans>
        </Button>
      </div>
    </div>
  );
}
