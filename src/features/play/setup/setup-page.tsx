import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { gameStore } from '#data/games/game-store.ts';
import { useGame } from '#data/games/use-game.ts';
import type { MissionMap } from '#domain/game/map.ts';
import { Button } from '#ui/button/button.tsx';
import { PlayFrame } from '../frame/play-frame.tsx';
import { FirstMission } from './mission-choice.tsx';
import styles from './setup.module.css';

const loadPrepared = async () => (await import('./prepared.tsx')).Prepared;

/** Draws a mission's map as small as a stamp. */
export type DrawStamp = (map: MissionMap) => ReactNode;

/**
 * `/setup`: mission and feat first, as a game is stored once it has a mission, then the players and
 * their lists.
 */
export function SetupPage({ stamp }: { stamp: DrawStamp }) {
  const { t } = useLingui();
  const hasMission = useGame(({ game }) => game.state.mission !== null);
  useEffect(() => void loadPrepared().catch(nothing), []);
  return (
    <PlayFrame
      phase="setup"
      title={t`Set up the game`}
      width="text"
      {...(hasMission ? { bar: <SetupBar /> } : {})}
    >
      {hasMission ? <Lazy load={loadPrepared} props={{ stamp }} /> : <FirstMission stamp={stamp} />}
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

function nothing(): void {
  // The next visit fetches it.
}
