import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import type { MissionMap } from '#domain/game/map.ts';
import { Button } from '#ui/button/button.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { FirstMission } from './mission-choice.tsx';
import { Prepared } from './prepared.tsx';
import styles from './setup.module.css';

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
