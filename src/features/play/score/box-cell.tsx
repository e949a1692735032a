import { useLingui } from '@lingui/react/macro';
import { useGame } from '#data/games/use-game.ts';
import type { ScoringBox } from '#domain/game/mission.ts';
import { refusalOf } from '#domain/game/reduce.ts';
import { boxKey, enteredCount } from '#domain/game/scoring.ts';
import { countNow } from '#domain/game/summary.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { perform } from '../table/perform.ts';
import styles from './score-boxes.module.css';

type BoxCellProps = {
  player: string;
  /** The player's name. */
  name: string;
  box: ScoringBox;
  round: number;
  marker: string | null;
};

/**
 * A player's tick or count for one box in one round. It renders again when this count changes, and
 * no other.
 */
export function BoxCell({ player, name, box, round, marker }: BoxCellProps) {
  const { t } = useLingui();
  const count = useGame(({ game }) => countNow(game.state, round, player, box, marker));
  const set = (next: number | null) =>
    perform({ type: 'box-set', player, round, box: box.id, marker, count: next });
  const isTick = box.most === 1 || box.markers.length > 0;
  return (
    <div className={styles.cell}>
      {isTick ? (
        <Tick player={player} name={name} box={box} round={round} marker={marker} count={count} />
      ) : (
        <div className={styles.count}>
          <span className={styles.who}>{name}</span>
          <Stepper
            className={styles.stepper}
            label={name}
            value={count}
            max={box.most ?? Number.POSITIVE_INFINITY}
            onIncrement={() => set(count + 1)}
            onDecrement={() => set(count - 1)}
            incrementLabel={t`${name} plus 1`}
            decrementLabel={t`${name} minus 1`}
          />
        </div>
      )}
      {box.formula !== null && <Automatic {...{ player, box, round, marker }} onReset={() => set(null)} />}
    </div>
  );
}

/** A tick of a box. If it cannot be set, it shows the reason, also when it is tapped. */
function Tick({ player, name, box, round, marker, count }: BoxCellProps & { count: number }) {
  const isSet = count > 0;
  const action = { type: 'box-set', player, round, box: box.id, marker, count: isSet ? 0 : 1 } as const;
  const isSpent = useGame(({ game }) => refusalOf(game.state, { ...action, at: 0 }) === 'scored-before');
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={isSet}
      aria-disabled={isSpent || undefined}
      onClick={() => perform(action)}
    >
      <span className={styles.mark}>{isSet && <Icon name="check" size={22} />}</span>
      <span className={styles.who}>{name}</span>
    </button>
  );
}

type AutomaticProps = Pick<BoxCellProps, 'player' | 'box' | 'round' | 'marker'> & { onReset: () => void };

/** Of a box that counts itself: whether it does, or what was entered by hand holds. */
function Automatic({ player, box, round, marker, onReset }: AutomaticProps) {
  const { t } = useLingui();
  const isEntered = useGame(
    ({ game }) => enteredCount(game.state, round, player, boxKey(box.id, marker)) !== null,
  );
  if (!isEntered) return <span className={styles.auto}>{t`counted from the game`}</span>;
  return (
    <button type="button" className={styles.reset} onClick={onReset}>
      {t`By hand: count it again`}
    </button>
  );
}
