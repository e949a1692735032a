import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { WaitingResults } from '#components/recorded-games/waiting-results.tsx';
import { Lazy } from '#components/lazy/lazy.tsx';
import { useGame } from '#data/games/use-game.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { isKept } from '#domain/game/saved/saved-game.ts';
import { usePlayGate } from '#data/games/play-access.ts';
import { paths } from '#platform/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { GameNotices } from '../frame/game-notices.tsx';
import { PlayGate } from '../frame/play-gate.tsx';
import styles from './hub-page.module.css';
import { RunningGame } from './running-game.tsx';
import { ShelfSections } from './shelf-sections.tsx';
import { useShelf } from './use-shelf.ts';
import { plural } from '@lingui/core/macro';
import { countGamesSetAside, dropGamesSetAside, gamesSetAsideText } from '#data/games/games-set-aside.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx';

/** Only the signed-in have other devices. */
const loadGamesElsewhere = async () => (await import('./games-elsewhere.tsx')).GamesElsewhere;

/**
 * `/play`: the running game, a new one, paused and finished ones. With a game's id it leads to that
 * game.
 */
export function Component() {
  return (
    <PlayGate isForJoiners>
      <Hub />
    </PlayGate>
  );
}

function Hub() {
  const { t } = useLingui();
  const { gameId } = useParams();
  const game = useGame((state) => state.game);
  const shelf = useShelf();
  const userId = userIdOf(useViewer());
  const isRunning = isKept(game.state);
  const isOpening = useGame((state) => state.isShared && state.shared === null);
  const [asked, setAsked] = useState<string | null>(null);
  if (gameId !== undefined) {
    const phase = gameId === game.log.id ? game.state.currentPhase : 'summary';
    return <Navigate to={paths.phase(phase, gameId)} replace />;
  }
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Play Mode – Muster`}</title>
      <header className={styles.head}>
        <h1>
          <Trans>Play Mode</Trans>
        </h1>
        <p>
          <Trans>Your game at the table: set up, count, keep. It works offline.</Trans>
        </p>
      </header>
      <GameNotices />
      <WaitingResults />
      <div className={styles.columns}>
        {isRunning ? (
          <RunningGame game={game} onDelete={() => setAsked(game.log.id)} />
        ) : isOpening ? (
          <Skeleton shape="rows" label={t`Loading...`} />
        ) : (
          <NoGame />
        )}
        <div className={styles.shelf}>
          <ShelfSections shelf={shelf} onDelete={setAsked} />
          {userId !== null && shelf.ids !== null && (
            <Lazy load={loadGamesElsewhere} props={{ userId, here: [game.log.id, ...shelf.ids] }} isQuiet />
          )}
          <SetAsideGames />
        </div>
      </div>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={t`Delete this game?`}
        body={<Trans>You can bring it back for 30 days. Recorded results stay.</Trans>}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => {
          if (asked !== null) shelf.remove.mutate(asked);
        }}
      />
    </div>
  );
}

function NoGame() {
  const mayBegin = usePlayGate(false) !== 'closed';
  return (
    <section className={styles.begin}>
      <h2>
        <Trans>No game is running</Trans>
      </h2>
      <p>
        <Trans>Choose a mission, enter both players and their lists, and deploy.</Trans>
      </p>
      <div className={styles.actions}>
        {mayBegin && (
          <Button variant="primary" size="lg" icon="plus" render={<Link to={paths.phase('setup')} />}>
            <Trans>New game</Trans>
          </Button>
        )}
        <Button size="lg" icon="phones" render={<Link to={paths.join(null)} />}>
          <Trans>Join a game</Trans>
        </Button>
        <Button size="lg" icon="book" render={<Link to={paths.missions()} />}>
          <Trans>Missions and feats</Trans>
        </Button>
      </div>
    </section>
  );
}

/**
 * Saved games that could not be read, to download or to delete. Renders nothing when there are
 * none.
 */
function SetAsideGames() {
  const { t } = useLingui();
  const [count, setCount] = useState(countGamesSetAside);
  const [asks, setAsks] = useState(false);
  if (count === 0) return null;
  const save = () =>
    downloadText(`muster-games-${nowIso().slice(0, 10)}.json`, gamesSetAsideText(), 'application/json');
  return (
    <section className={styles.section}>
      <Banner
        tone="warning"
        title={t`${plural(count, { one: '# saved game could not be read', other: '# saved games could not be read' })}`}
        actions={
          <>
            <Button size="sm" icon="download" onClick={save}>
              <Trans>Save as a file</Trans>
            </Button>
            <Button size="sm" variant="quiet" icon="trash" onClick={() => setAsks(true)}>
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>They were set aside unchanged. A file of them helps us find the fault.</Trans>
        </p>
      </Banner>
      <AlertDialog
        open={asks}
        onOpenChange={setAsks}
        title={t`Delete what could not be read?`}
        body={<Trans>This cannot be undone.</Trans>}
        confirmLabel={t`Delete`}
        cancelLabel={t`Cancel`}
        danger
        onConfirm={() => {
          dropGamesSetAside();
          setCount(countGamesSetAside());
        }}
      />
    </section>
  );
}
