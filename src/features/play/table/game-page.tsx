import { useLingui, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DESKTOP } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { GameUndo } from '../frame/game-undo.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { RoundHead } from './round-head.tsx';
import { Sides } from './sides.tsx';
import { type TableTexts, useTable } from './table-context.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { loadDueStrip, TableShell } from './table-shell.tsx';
import { useGame } from '#data/games/use-game.ts';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import styles from './game-page.module.css';
import { EndAnyway } from './end-activation-buttons.tsx';
import { NextStepButtons } from './next-step-buttons.tsx';
import { RuleButton } from '../sheets/rule-button.tsx';
import { usePlayer } from './use-running-game.ts';
import { nextRound } from './next-round.ts';
import { useScrollToTop } from '../frame/use-scroll-to-top.ts';

type GamePageProps = { texts: TableTexts };

/** `/game`: the table while a game is played (docs/product.md, "Pages and addresses"). */
export function GamePage({ texts }: GamePageProps) {
  const { t } = useLingui();
  return (
    <TableShell texts={texts}>
      <PlayFrame phase="game" title={t`Game`} bar={<BarWithDue />} hasOwnUndo>
        <RoundHead />
        <StartRound />
        <Sides />
      </PlayFrame>
    </TableShell>
  );
}

/** The strip of what is due: above the bar, in a wide window in it: more units are in view. */
function BarWithDue() {
  const isWide = useMediaQuery(DESKTOP);
  const due = <Lazy load={loadDueStrip} props={{ overrule: <EndAnyway /> }} />;
  return (
    <div className={styles.stack}>
      {!isWide && due}
      <ActionBar>{isWide && due}</ActionBar>
    </div>
  );
}

/** The bar in thumb reach: undo, further actions, and the one step that the game waits for. */
function ActionBar({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { sheet } = useTable();
  const hasRound = useGame(({ game }) => game.state.currentTurn > 0);
  const open = (value: string) => () => sheet.open(value);
  return (
    <div className={styles.bar}>
      <GameUndo inBar />
      <Menu
        label={t`More`}
        align="start"
        trigger={<Button iconOnly size="lg" icon="dots" label={t`More`} />}
        items={[
          ...(hasRound
            ? [{ id: 'score', label: t`Score this round`, icon: 'flag' as const, onSelect: open('score') }]
            : []),
          { id: 'mission', label: t`Read the mission`, icon: 'book', onSelect: open('mission') },
          { id: 'log', label: t`Event log`, icon: 'history', onSelect: open('log') },
          { id: 'notes', label: t`Notes`, icon: 'comment', onSelect: open('notes') },
          { id: 'clock', label: t`Chess clock`, icon: 'timer', onSelect: open('clock') },
          { id: 'end', label: t`End the game`, icon: 'success', onSelect: open('end') },
        ]}
      />
      {children}
      <NextStepButtons />
    </div>
  );
}

/** The step between rounds: the player who chooses who begins. The buttons are in the bar below. */
function StartRound() {
  const { t } = useLingui();
  const { sheet } = useTable();
  const round = useGame(({ game }) => nextRound(game.state));
  const initiative = useGame(({ game }) => game.state.initiativePlayer);
  const holder = usePlayer(initiative ?? '');
  useScrollToTop(round, sheet.isOpen);
  if (round === null) return null;
  return (
    <section className={styles.card}>
      <h2>
        <Trans>Round {round}: who begins?</Trans>
      </h2>
      <p>
        {holder === undefined ? (
          <Trans>Choose below who plays first.</Trans>
        ) : (
          <Trans>{holder.name} has the initiative and chooses who plays first.</Trans>
        )}
      </p>
      <RuleButton rule="round" label={t`How a round goes`} />
    </section>
  );
}
