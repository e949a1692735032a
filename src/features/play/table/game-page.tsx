import { useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { ActionBar } from './action-bar.tsx';
import { RoundHead } from './round-head.tsx';
import { Sides } from './sides.tsx';
import { StartRound } from './start-round.tsx';
import type { TableParts } from './table-context.tsx';
import { loadGameReminders } from './table-loaders.ts';
import { TableShell } from './table-shell.tsx';

type GamePageProps = { parts: TableParts };

/** `/game`: the table while a game is played (docs/product.md, "Pages and addresses"). */
export function GamePage({ parts }: GamePageProps) {
  const { t } = useLingui();
  return (
    <TableShell parts={parts}>
      <PlayFrame phase="game" title={t`Game`} bar={<ActionBar />}>
        <RoundHead />
        <Reminders />
        <StartRound />
        <Sides />
      </PlayFrame>
    </TableShell>
  );
}

/** Most of the time nothing waits: what shows it is fetched once the table is there. */
function Reminders() {
  return <Lazy load={loadGameReminders} props={{}} />;
}
