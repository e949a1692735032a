import { useLingui } from '@lingui/react/macro';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import { PHASES } from '#domain/game/types.ts';
import type { GameLog } from '#domain/game/events.ts';
import { PHASE_NAMES } from '#platform/words/phase-names.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './phase-strip.module.css';

/**
 * Shows the current phase among all phases. A tap leads back to any phase that was reached, as
 * every step after it can be undone.
 */
export function PhaseStrip() {
  const { t } = useLingui();
  const current = useGame(({ game }) => game.state.currentPhase);
  const last = useGame(({ game }) => lastReached(game.log));
  return (
    <nav className={styles.strip} aria-label={t`Phases of the game`}>
      <ol>
        {PHASES.map((phase, at) => (
          <li key={phase} data-state={stateOf(at, PHASES.indexOf(current))}>
            <button
              type="button"
              aria-current={phase === current ? 'step' : undefined}
              disabled={at > last}
              onClick={() => gameStore.getState().act({ type: 'phase-changed', phase })}
            >
              <span className={styles.mark}>
                {at < PHASES.indexOf(current) ? <Icon name="check" size={14} /> : at + 1}
              </span>{' '}
              <span className={styles.name}>{t(PHASE_NAMES[phase])}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateOf(at: number, current: number): 'past' | 'current' | 'ahead' {
  if (at === current) return 'current';
  return at < current ? 'past' : 'ahead';
}

/** Returns the furthest phase that the game has reached, as an index of the phases. */
function lastReached({ events, cursor }: GameLog): number {
  return events.reduce(
    (last, event, at) =>
      at < cursor && event.type === 'phase-changed' ? Math.max(last, PHASES.indexOf(event.phase)) : last,
    0,
  );
}
