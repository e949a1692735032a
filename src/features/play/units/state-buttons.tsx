import { useLingui } from '@lingui/react/macro';
import { UNIT_STATES, type UnitState } from '#domain/game/types.ts';
import styles from './state-buttons.module.css';
import { STATE_NAMES } from '#platform/words/game-words.ts';

type StateButtonsProps = {
  label: string;
  states: readonly UnitState[];
  /** States that stay as they are here. */
  locked?: readonly UnitState[];
  onToggle: (state: UnitState, on: boolean) => void;
};

/** The five states, each put on and taken off with a tap. */
export function StateButtons({ label, states, locked = [], onToggle }: StateButtonsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.states} role="group" aria-label={label}>
      {UNIT_STATES.map((state) => (
        <button
          key={state}
          type="button"
          className={styles.state}
          aria-pressed={states.includes(state)}
          disabled={locked.includes(state)}
          onClick={() => onToggle(state, !states.includes(state))}
        >
          {t(STATE_NAMES[state])}
        </button>
      ))}
    </div>
  );
}
