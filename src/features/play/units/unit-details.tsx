import { Trans, useLingui } from '@lingui/react/macro';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { isCharacter } from '#domain/game/setup.ts';
import type { GameUnit, PlayCard } from '#domain/game/types.ts';
import { modelsOf } from '#domain/game/unit-play.ts';
import { Button } from '#ui/button/button.tsx';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';
import { RallyToken } from './unit-states.tsx';
import { useTable } from '../table/table-context.tsx';
import { UnitActivation } from './unit-activation.tsx';
import styles from './unit-details.module.css';
import { UnitJoin } from './unit-join.tsx';
import { UnitNumbers } from './unit-numbers.tsx';
import { UnitPlace } from './unit-place.tsx';
import { UnitReminders } from './unit-reminders.tsx';
import { UnitStates } from './unit-states.tsx';
import { UnitTokens } from './unit-tokens.tsx';
import { useUnitNow } from '../table/use-game-parts.ts';

const NO_ROWS: PlayCard['rows'] = [];

/**
 * Everything that can be done with a unit: the likely first, in thumb reach, each with its rule.
 * Notes that come and go with a count are below the counts, so that no control moves under the
 * thumb. Each section gets only the values that it shows, so a tap renders that section alone.
 */
export function UnitDetails({ unit, name }: { unit: GameUnit; name: string }) {
  const { t } = useLingui();
  const table = useTable();
  const now = useUnitNow(unit);
  const models = modelsOf(unit);
  const isJoined = unit.joinedTo !== null;
  const morale = now.morale;
  const perTroop = now.woundsPerTroop;
  return (
    <div className={styles.details}>
      <UnitActivation
        id={unit.id}
        player={unit.player}
        activated={unit.activated}
        canAct={!isJoined && unit.place === 'table'}
        demoralized={unit.states.includes('demoralized')}
      />
      <div className={styles.steppers}>
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
        <UnitTokens id={unit.id} tokens={unit.tokens} name={name} />
      </div>
      <UnitReminders unit={unit} />
      {isJoined ? (
        <p className={styles.note}>
          <Trans>Stress, states and tinge are those of the unit that it has joined.</Trans>
        </p>
      ) : (
        <UnitStates id={unit.id} states={unit.states}>
          <RallyToken id={unit.id} player={unit.player} name={name} />
        </UnitStates>
      )}
      <UnitNumbers rows={unit.card?.rows ?? NO_ROWS} row={now.row} conquest={now.conquest} />
      {isCharacter(unit) && <UnitJoin id={unit.id} joined={isJoined} canJoin={unit.place === 'table'} />}
      <UnitPlace id={unit.id} place={unit.place} />
      <div className={styles.ways}>
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
