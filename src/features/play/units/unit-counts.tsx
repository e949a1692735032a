import { useLingui } from '@lingui/react/macro';
import type { GameUnit } from '#domain/game/types.ts';
import { modelsOf, type UnitNow } from '#domain/game/unit-play.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { perform } from '../table/perform.ts';
import styles from './unit-details.module.css';
import { useGame } from '#data/games/use-game.ts';
import { useTable } from '../table/table-context.tsx';

type UnitCountsProps = { unit: GameUnit; name: string; now: UnitNow };

/** The counts of a unit, each with minus and plus: stress, wounds, fallen troops, tinge, tokens. */
export function UnitCounts({ unit, name, now }: UnitCountsProps) {
  const { t } = useLingui();
  const models = modelsOf(unit);
  const isJoined = unit.joinedTo !== null;
  const { morale, woundsPerTroop: perTroop } = now;
  return (
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
  );
}

/** The tokens that the mission and the feat let a unit gather. */
function UnitTokens({ id: unit, tokens, name }: Pick<GameUnit, 'id' | 'tokens'> & { name: string }) {
  const { say, sheet } = useTable();
  const mission = useGame(({ game }) => game.state.mission);
  const feat = useGame(({ game }) => game.state.feat);
  const kinds = [
    ...(mission?.tokens ?? []).map((kind) => ({ ...kind, from: 'mission' })),
    ...(feat?.tokens ?? []).map((kind) => ({ ...kind, from: 'feat' })),
  ];
  return kinds
    .filter(({ on }) => on === 'unit')
    .map((kind) => (
      <CountStepper
        key={kind.id}
        label={say(kind.name, kind.names)}
        of={name}
        value={tokens[kind.id] ?? 0}
        onRead={() => sheet.open(kind.from)}
        max={kind.most ?? Number.POSITIVE_INFINITY}
        onStep={(by) => perform({ type: 'unit-token-moved', unit, token: kind.id, by })}
      />
    ));
}
