import { Trans, Plural, useLingui } from '@lingui/react/macro';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { isCharacter } from '#domain/game/setup.ts';
import type { GameUnit, PlayCard } from '#domain/game/types.ts';
import { Button } from '#ui/button/button.tsx';
import { UnitStates } from './unit-states.tsx';
import { useTable } from '../table/table-context.tsx';
import { UnitActivation, UnitReminders } from './unit-activation.tsx';
import styles from './unit-details.module.css';
import { JoinUnit, LeaveUnit, UnitPlace } from './unit-place.tsx';
import { UnitCounts } from './unit-counts.tsx';
import { useUnitNow } from '../table/use-running-game.ts';
import type { UnitNow } from '#domain/game/unit-play.ts';
import { RuleButton } from '../sheets/rule-button.tsx';

const NO_ROWS: PlayCard['rows'] = [];

/**
 * Everything that can be done with a unit: the likely first, in thumb reach, each with its rule.
 * Notes that come and go with a count are below the counts, so that no control moves under the
 * thumb. Each section gets only the values that it shows, so a tap renders that section alone.
 */
export function UnitDetails({ unit, name }: { unit: GameUnit; name: string }) {
  const table = useTable();
  const now = useUnitNow(unit);
  const isJoined = unit.joinedTo !== null;
  return (
    <div className={styles.details}>
      <UnitActivation
        id={unit.id}
        player={unit.player}
        activated={unit.activated}
        canAct={!isJoined && unit.place === 'table'}
        demoralized={unit.states.includes('demoralized')}
      />
      <UnitCounts unit={unit} name={name} now={now} />
      <UnitReminders unit={unit} />
      {isJoined ? (
        <p className={styles.note}>
          <Trans>Stress, states and tinge are those of the unit that it has joined.</Trans>
        </p>
      ) : (
        <UnitStates id={unit.id} player={unit.player} name={name} states={unit.states} />
      )}
      <UnitNumbers rows={unit.card?.rows ?? NO_ROWS} row={now.row} conquest={now.conquest} />
      {isCharacter(unit) && isJoined && <LeaveUnit id={unit.id} />}
      {isCharacter(unit) && !isJoined && unit.place === 'table' && <JoinUnit id={unit.id} />}
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

type UnitNumbersProps = { rows: PlayCard['rows'] } & Pick<UnitNow, 'row' | 'conquest'>;

/**
 * The rows of the unit's card by troops, the current row marked, and the conquest value now.
 * Renders nothing when the card is not known.
 */
function UnitNumbers({ rows, row, conquest: current }: UnitNumbersProps) {
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
        <p className={styles.now}>
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
