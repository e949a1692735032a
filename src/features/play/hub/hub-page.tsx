import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { useGame } from '#data/games/use-game.ts';
import { isKept } from '#domain/game/saved-game.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { GameNotices } from '../frame/game-notices.tsx';
import { PlayGate } from '../frame/play-gate.tsx';
import styles from './hub.module.css';
import { RunningGame } from './running-game.tsx';
import { SetAsideGames } from './set-aside-games.tsx';
import { ShelfSections } from './shelf-sections.tsx';
import { useShelf } from './use-shelf.ts';

type HubPageProps = {
  /** Results of other players that wait for an answer. */
  results?: ReactNode;
};

/**
 * `/play`: the running game, a new one, paused and finished ones. With a game's id it leads to that
 * game.
 */
export function HubPage({ results }: HubPageProps) {
  return (
    <PlayGate>
      <Hub results={results} />
    </PlayGate>
  );
}

function Hub({ results }: HubPageProps) {
  const { t } = useLingui();
  const { gameId } = useParams();
  const game = useGame((state) => state.game);
  const shelf = useShelf();
  const isRunning = isKept(game.state);
  if (gameId !== undefined) {
    const phase = gameId === game.log.id ? game.state.currentPhase : 'summary';
    return <Navigate to={paths.phase(phase, gameId)} replace />;
  }
  return (
    <div className={styles.page}>
      <title>{t`Play Mode – Muster`}</title>
      <header className={styles.head}>
        <h1>
          <Trans>Play Mode</Trans>
        </h1>
        <p>
          <Trans>Your game at the table: set up, count, keep. It works without a network.</Trans>
        </p>
      </header>
      <GameNotices />
      {results}
      {isRunning ? <RunningGame game={game} onDelete={() => void shelf.removeRunning()} /> : <NoGame />}
      <ShelfSections shelf={shelf} />
      <SetAsideGames />
    </div>
  );
}

function NoGame() {
  return (
    <section className={styles.begin}>
      <h2>
        <Trans>No game is running</Trans>
      </h2>
      <p>
        <Trans>Choose a mission, enter both players and their lists, and deploy.</Trans>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" size="lg" icon="plus" render={<Link to={paths.phase('setup')} />}>
          <Trans>New game</Trans>
        </Button>
        <Button size="lg" icon="book" render={<Link to={paths.missions()} />}>
          <Trans>Missions and feats</Trans>
        </Button>
      </div>
    </section>
  );
}
