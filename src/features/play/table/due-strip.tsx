import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { endsReached } from '#domain/game/reminders.ts';
import { type Due, dueNow, isBlocking } from '#domain/game/table/due.ts';
import { LOW } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { EndReasonWords } from '#components/game-view/end-reason-words.tsx';
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
 * is reached comes first. Several are folded to one line; on a phone held sideways, one is too.
 * Renders nothing while nothing is due.
 */
export function DueStrip({ inSheet = false, overrule }: DueStripProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { dues, end } = useDue(inSheet);
  const count = dues.length + Number(end !== undefined);
  const folding = useFolding(count, inSheet);
  const isShort = folding === 'short' && !isOpen;
  // A blocked button of the bar focuses the strip itself.
  const openOnFocus = (strip: HTMLElement) => {
    const open = () => setOpen(true);
    strip.addEventListener('focus', open);
    return () => strip.removeEventListener('focus', open);
  };
  if (count === 0) return null;
  return (
    <section
      ref={openOnFocus}
      id={inSheet ? undefined : DUE_ID}
      className={styles.strip}
      data-sheet={inSheet || undefined}
      data-fold={folding === 'low' ? String(!isOpen) : undefined}
      data-short={isShort || undefined}
      data-holds-bottom={!inSheet || undefined}
      tabIndex={-1}
      aria-label={t`Due now`}
    >
      <div role="status">
        <ul className={styles.items}>
          {end !== undefined && <EndDue {...end} />}
          {dues.map((due) => (
            <DueItem key={keyOf(due)} due={due} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        {dues.some(isBlocking) && !isShort && overrule}
        {folding !== null && <Fold count={count} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />}
      </div>
    </section>
  );
}

/** Returns the way that the strip folds: 'low' sideways, 'short' for several, else null. */
function useFolding(count: number, inSheet: boolean): 'low' | 'short' | null {
  const isLow = useMediaQuery(LOW);
  if (inSheet) return null;
  if (isLow) return 'low';
  return count > 1 ? 'short' : null;
}

/** Returns what is due now, and the end of the game that is reached. */
function useDue(inSheet: boolean) {
  const state = useGame(({ game }) => game.state);
  const dues = dueNow(state).filter((due) => !inSheet || isBlocking(due));
  const end = inSheet || state.gameEndTime !== null ? undefined : endsReached(state)[0];
  if (end === undefined) return { dues };
  return { dues, end: { reason: end.code, player: state.players[end.player ?? '']?.name ?? null } };
}

/** An end of the game that is reached. */
function EndDue(end: ComponentProps<typeof EndReasonWords>) {
  return (
    <DueRow icon="flag" title={<Trans>The game is over</Trans>}>
      <EndReasonWords {...end} />
    </DueRow>
  );
}

type FoldProps = { count: number; isOpen: boolean; onToggle: () => void };

/** Opens and folds the strip. */
function Fold({ count, isOpen, onToggle }: FoldProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      trailingIcon={isOpen ? 'chevron-down' : 'chevron-up'}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {isOpen ? <Trans>Show less</Trans> : <Trans>Show all ({count})</Trans>}
    </Button>
  );
}

function keyOf(due: Due): string {
  return Object.values(due).join(' ');
}
