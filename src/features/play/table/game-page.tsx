import { useLingui } from '@lingui/react/macro';
import { PlayFrame } from '../frame/play-frame.tsx';
import { ActionBar } from './action-bar.tsx';
import { GameReminders } from './game-reminders.tsx';
import { RoundHead } from './round-head.tsx';
import { Sides } from './sides.tsx';
import { StartRound } from './start-round.tsx';
import type { TableParts } from './table-context.tsx';
import { TableShell } from './table-shell.tsx';

type GamePageProps = { parts: TableParts };

/** `/game`: the table while a game is played (spec section 2). */
export function GamePage({ parts }: GamePageProps) {
  const { t } = useLingui();
  return (
    <TableShell parts={parts}>
      <PlayFrame phase="game" title={t`Game`} bar={<ActionBar />}>
        <RoundHead />
        <GameReminders />
        <StartRound />
        <Sides />
      </PlayFrame>
    </TableShell>
  );
}
