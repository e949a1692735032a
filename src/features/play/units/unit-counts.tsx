import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { GameUnit, PlayCard } from '#domain/game/types.ts';
import { countsTinge, mayGiveModels, modelsOf, type UnitNow } from '#domain/game/unit-play.ts';
import { CountStepper } from '../sheets/count-stepper.tsx';
import { RuleButton } from '../sheets/rule-button.tsx';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import styles from './unit-details.module.css';

type UnitCountsProps = { unit: GameUnit; name: string; now: UnitNow };

/** The counts of a unit, each with minus and plus: stress, wounds, fallen troops, tinge, tokens. */
export function UnitCounts({ unit, name, now }: UnitCountsProps) {
  const { t } = useLingui();
  const models = modelsOf(unit);
  const isJoined = unit.joinedTo !== null;
  const hasTinge = useGame(({ game }) => countsTinge(game.state));
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
        {...(perTroop === null
          ? {}
          : {
              hint: t`${plural(perTroop, { one: 'one troop falls per wound', other: 'one troop falls per # wounds' })}`,
            })}
      />
      {mayGiveModels(unit) && (
        <CountStepper
          label={t`Models of the full unit`}
          of={name}
          value={unit.models ?? 0}
          valueText={unit.models === null ? '–' : String(unit.models)}
          min={1}
          max={20}
          onStep={(by) => perform({ type: 'models-given', unit: unit.id, models: (unit.models ?? 0) + by })}
          hint={t`The card does not say it`}
        />
      )}
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
      {!isJoined && hasTinge && (
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

type UnitNumbersProps = { rows: PlayCard['rows'] } & Pick<UnitNow, 'row' | 'conquest'>;

/**
 * The rows of the unit's card by troops, the current row marked, and the conquest value now.
 * Renders nothing when the card is not known.
 */
export function UnitNumbers({ rows, row, conquest: current }: UnitNumbersProps) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <section className={styles.group}>
      <h4>
        <Trans>Card</Trans>
      </h4>
      <ul className={styles.rows}>
        {rows.map(({ troops, conquest }, at) => (
          <li key={troops} aria-current={at === row ? 'true' : undefined}>
            <span>
              <TroopsWords troops={troops} />
            </span>
            <span className={styles.conquest}>
              <Trans>conquest {conquest}</Trans>
            </span>
          </li>
        ))}
      </ul>
      {current !== null && (
        <p>
          <RuleButton rule="conquest" label={t`Conquest now: ${current}`} />
        </p>
      )}
    </section>
  );
}

/** `3+`, `2-`, `1` or `all`, as words. */
function TroopsWords({ troops }: { troops: string }) {
  const count = Number.parseInt(troops, 10);
  if (troops.endsWith('+')) return <Plural value={count} one="# or more troops" other="# or more troops" />;
  if (troops.endsWith('-')) return <Plural value={count} one="# or fewer troops" other="# or fewer troops" />;
  if (!Number.isNaN(count)) return <Plural value={count} one="# troop" other="# troops" />;
  return <Trans>Profile</Trans>;
}
