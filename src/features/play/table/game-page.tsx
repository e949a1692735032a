import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useGame } from '#data/games/use-game.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { PlayFrame } from '../frame/play-frame.tsx';
import { ActionBar } from './action-bar.tsx';
import styles from './game-page.module.css';
import { GameReminders } from './game-reminders.tsx';
import { MissionPanel } from './mission-panel.tsx';
import { PlayerHead } from './player-head.tsx';
import { RoundHead } from './round-head.tsx';
import { StartRound } from './start-round.tsx';
import type { TableParts } from './table-context.tsx';
import { TableShell } from './table-shell.tsx';
import { UnitList } from './unit-list.tsx';
import { usePlayerIds } from './use-game-parts.ts';

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

/** Both sides and the mission: beside each other on a desktop, one of them on a phone. */
function Sides() {
  const { t } = useLingui();
  const players = usePlayerIds();
  const active = useGame(({ game }) => game.state.activeUnit);
  const isWide = useMediaQuery('(min-width: 60rem)');
  const [shown, setShown] = useState(players[0] ?? 'mission');
  // What was opened by hand goes before the unit that is being activated.
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const open = opened === undefined ? active : opened;
  const toggle = (unit: string) => setOpened(open === unit ? null : unit);
  if (isWide) {
    return (
      <div className={styles['wide']}>
        {players.map((id) => (
          <section key={id} className={styles['side']} aria-labelledby={`side-${id}`}>
            <h2 id={`side-${id}`} className={styles['sideHead']}>
              <PlayerHead id={id} />
            </h2>
            <UnitList player={id} open={open} onToggle={toggle} />
          </section>
        ))}
        <MissionPanel />
      </div>
    );
  }
  return (
    <div className={styles['narrow']}>
      <div className={styles['switch']} role="group" aria-label={t`What is shown`}>
        {players.map((id) => (
          <button key={id} type="button" aria-pressed={shown === id} onClick={() => setShown(id)}>
            <PlayerHead id={id} />
          </button>
        ))}
        <button type="button" aria-pressed={shown === 'mission'} onClick={() => setShown('mission')}>
          {t`Mission`}
        </button>
      </div>
      {shown === 'mission' ? <MissionPanel /> : <UnitList player={shown} open={open} onToggle={toggle} />}
    </div>
  );
}
