import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import type { MissionMap } from '#domain/game/map.ts';
import { Button } from '#ui/button/button.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { FirstMission } from './mission-choice.tsx';
import styles from './setup.module.css';
import { Lazy } from '#components/lazy/lazy.tsx';
import { whenIdle } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { PlayerSection } from './player-section.tsx';
import { ScenarioSection } from './scenario-section.tsx';

/** Draws a mission's map as small as a stamp. */
export type DrawStamp = (map: MissionMap) => ReactNode;

/**
 * `/setup`: mission and feat first, as a game is stored once it has a mission, then the players and
 * their lists.
 */
export function SetupPage({ stamp }: { stamp: DrawStamp }) {
  const { t } = useLingui();
  const hasMission = useGame(({ game }) => game.state.mission !== null);
  return (
    <PlayFrame
      phase="setup"
      title={t`Set up the game`}
      width="text"
      {...(hasMission ? { bar: <SetupBar /> } : {})}
    >
      {hasMission ? <Prepared stamp={stamp} /> : <FirstMission stamp={stamp} />}
    </PlayFrame>
  );
}

function SetupBar() {
  const players = useGame(({ game }) => game.state.players);
  const without = Object.values(players).flatMap(({ list, name }) => (list === null ? [name] : []));
  const names = without.join(', ');
  return (
    <>
      {names !== '' && (
        <p className={styles.missing}>
          <Trans>No list yet: {names}</Trans>
        </p>
      )}
      <Button
        variant="primary"
        size="lg"
        trailingIcon="chevron-right"
        onClick={() => gameStore.getState().act({ type: 'phase-changed', phase: 'deployment' })}
      >
        <Trans>To deployment</Trans>
      </Button>
    </>
  );
}

// Must open without a network too, so it is fetched as soon as there is nothing better to do.
const loadListDialog = async () => (await import('./list-dialog.tsx')).ListDialog;

/** The set-up of a game that has its mission: the scenario, and both players with their lists. */
function Prepared({ stamp }: { stamp: DrawStamp }) {
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
