import { useEffect } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { PlayerSection } from './player-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import type { DrawStamp } from './setup-page.tsx';
import styles from './setup.module.css';

// Must open without a network too, so it is fetched as soon as there is nothing better to do.
const loadListDialog = async () => (await import('./list-dialog.tsx')).ListDialog;

/** The set-up of a game that has its mission: the scenario, and both players with their lists. */
export function Prepared({ stamp }: { stamp: DrawStamp }) {
  const players = useGame(({ game }) => game.state.players);
  const list = useDialogAddress('list');
  useEffect(() => whenIdle(() => void loadListDialog().catch(() => undefined)), []);
  const chooser = list.value === null ? undefined : players[list.value];
  return (
    <div className={styles.page}>
      <ScenarioSection stamp={stamp} />
      {Object.values(players).map((player) => (
        <PlayerSection key={player.id} player={player} onChooseList={() => list.open(player.id)} />
      ))}
      {list.isOpen && chooser !== undefined && (
        <Lazy load={loadListDialog} props={{ player: chooser, onClose: list.close }} onFailure={list.close} />
      )}
    </div>
  );
}
