import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { endsReached } from '#domain/game/reminders.ts';
import { type Due, dueNow, isBlocking } from '#domain/game/table/due.ts';
import { EndReasonWords } from '../sheets/end-reason-words.tsx';
import { DUE_ID } from './due-id.ts';
import { DueItem } from './due-item.tsx';
import { DueRow } from './due-row.tsx';
import styles from './due-strip.module.css';

type DueStripProps = {
  /** Leaves out what cannot be answered in a sheet over the table. */
  inSheet?: boolean;
  /** The button that overrules what is due. */
  overrule?: ReactNode;
};

/**
 * Everything that is due now in one place, with the buttons that settle it; an end of the game that
 * is reached comes first. Renders nothing while nothing is due.
 */
export function DueStrip({ inSheet = false, overrule }: DueStripProps) {
  const { t } = useLingui();
  const state = useGame(({ game }) => game.state);
  const dues = dueNow(state).filter((due) => !inSheet || isBlocking(due));
  const end = inSheet || state.gameEndTime !== null ? undefined : endsReached(state)[0];
  if (dues.length === 0 && end === undefined) return null;
  return (
    <section
      id={inSheet ? undefined : DUE_ID}
      className={styles.strip}
      data-sheet={inSheet || undefined}
      data-holds-bottom={!inSheet || undefined}
      tabIndex={-1}
      aria-label={t`Due now`}
    >
      <div role="status">
        <ul className={styles.items}>
          {end !== undefined && (
            <DueRow icon="flag" title={<Trans>The game is over</Trans>}>
              <EndReasonWords reason={end.code} player={state.players[end.player ?? '']?.name ?? null} />
            </DueRow>
          )}
          {dues.map((due) => (
            <DueItem key={keyOf(due)} due={due} />
          ))}
        </ul>
      </div>
      {overrule !== undefined && dues.some(isBlocking) && <div className={styles.foot}>{overrule}</div>}
    </section>
  );
}

function keyOf(due: Due): string {
  return Object.values(due).join(' ');
}
