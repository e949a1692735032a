import { Trans, useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { GameUnit } from '#domain/game/types.ts';
import { isNearlyDown } from '#domain/game/unit-play.ts';
import { Button } from '#ui/button/button.tsx';
import { GameSymbol } from '#ui/game-symbol/game-symbol.tsx';
import { nextStep } from '../table/next-round.ts';
import { perform } from '../table/perform.ts';
import { useTable } from '../table/table-context.tsx';
import { useUnitNow } from '../table/use-running-game.ts';
import styles from './row-actions.module.css';

type RowActionsProps = { unit: GameUnit; name: string };

/**
 * The taps of a closed row: one more stress or wound, and the activation; or the arrival of a unit
 * that is held back. Renders nothing for a unit that is gone.
 */
export function RowActions({ unit, name }: RowActionsProps) {
  const { id, place, joinedTo } = unit;
  const isJoined = joinedTo !== null;
  if (isHeldBack(unit)) {
    return (
      <div className={styles.actions}>
        <ArriveButton id={id} name={name} />
      </div>
    );
  }
  if (place !== 'table') return null;
  return (
    <div className={styles.actions}>
      <div className={styles.counts}>
        {!isJoined && <StressButton unit={unit} name={name} />}
        <WoundsButton unit={unit} name={name} />
      </div>
      {!isJoined && <RowActivate unit={unit} name={name} />}
    </div>
  );
}

/** True for a unit that is still to come onto the table by itself. */
export function isHeldBack({ place, joinedTo }: Pick<GameUnit, 'place' | 'joinedTo'>): boolean {
  return joinedTo === null && (place === 'hidden' || place === 'reserve');
}

/** Brings a unit that is held back onto the table. */
export function ArriveButton({ id: unit, name }: { id: string; name: string }) {
  const { t } = useLingui();
  return (
    <Button
      className={styles.activate}
      icon="flag"
      aria-label={t`Arrives: ${name}`}
      onClick={() => perform({ type: 'unit-placed', unit, place: 'table' })}
    >
      <Trans>Arrives</Trans>
    </Button>
  );
}

function StressButton({ unit, name }: RowActionsProps) {
  const { t } = useLingui();
  const { morale, overMorale } = useUnitNow(unit);
  const count = countText(unit.stress, morale);
  return (
    <button
      type="button"
      className={styles.count}
      data-tone={overMorale > 0 ? 'danger' : unit.stress > 0 ? 'some' : undefined}
      aria-label={t`Stress ${count}, plus 1: ${name}`}
      onClick={() => perform({ type: 'unit-stressed', unit: unit.id, by: 1 })}
    >
      <GameSymbol symbol="stress-bolt-modifier" label={t`Stress`} /> {count}
    </button>
  );
}

function WoundsButton({ unit, name }: RowActionsProps) {
  const { t } = useLingui();
  const { woundsPerTroop } = useUnitNow(unit);
  const count = countText(unit.wounds, woundsPerTroop);
  return (
    <button
      type="button"
      className={styles.count}
      data-tone={isNearlyDown(unit, woundsPerTroop) ? 'danger' : unit.wounds > 0 ? 'some' : undefined}
      aria-label={t`Wounds ${count}, plus 1: ${name}`}
      onClick={() => perform({ type: 'unit-wounded', unit: unit.id, by: 1 })}
    >
      <GameSymbol symbol="wound-damage" label={t`Wounds`} /> {count}
    </button>
  );
}

function countText(count: number, limit: number | null): string {
  return limit === null ? String(count) : `${count}/${limit}`;
}

/**
 * Begins the unit's activation, with an attack or without, while the game waits for its player to
 * choose a unit.
 */
function RowActivate({ unit, name }: RowActionsProps) {
  const { t } = useLingui();
  const { sheet } = useTable();
  const isOpen = useGame(
    ({ game: { state } }) =>
      nextStep(state) === 'choose-unit' && state.turns[state.currentTurn]?.activePlayer === unit.player,
  );
  if (!isOpen || unit.states.includes('demoralized')) return null;
  const activate = () => perform({ type: 'activation-started', unit: unit.id });
  return (
    <div className={styles.begin}>
      {!unit.activated && (
        <Button
          className={styles.attack}
          variant="quiet"
          aria-label={t`Attack: ${name}`}
          onClick={() => {
            if (activate()) sheet.open('attack');
          }}
        >
          <Trans>Attack</Trans>
        </Button>
      )}
      {unit.activated ? (
        <Button
          className={styles.activate}
          variant="quiet"
          aria-label={t`Again (1 stress): ${name}`}
          onClick={activate}
        >
          <Trans>Again (1 stress)</Trans>
        </Button>
      ) : (
        <Button
          className={`${styles.activate ?? ''} ${styles.first ?? ''}`}
          variant="quiet"
          aria-label={t`Activate: ${name}`}
          onClick={activate}
        >
          <Trans>Activate</Trans>
        </Button>
      )}
    </div>
  );
}
