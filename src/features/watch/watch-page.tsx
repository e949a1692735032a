import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from 'react-router';
import { GameViewer } from '#components/game-view/viewer/game-viewer.tsx';
import { ViewerPage } from '#components/game-view/viewer/viewer-page.tsx';
import { useFirstStep, useStepAddress } from '#components/game-view/viewer/use-step-address.ts';
import { useStepping } from '#components/game-view/viewer/use-stepping.ts';
import { useSayOf } from '#data/games/use-say-of.ts';
import { useWatchedGame } from '#data/live/use-watched-game.ts';
import type { WatchedGame } from '#data/live/watched-game.ts';
import { isOver } from '#domain/game/saved/keeping.ts';
import { liveReplay } from '#domain/live/live-replay.ts';
import type { LiveGame } from '#domain/live/types.ts';
import { isWatchSecret } from '#domain/live/watch-link.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Waiting } from '#components/waiting/waiting.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './watch-page.module.css';
import { WatchStatus } from './watch-status.tsx';

/** `/watch/{secret}`: a shared game as its spectators follow it, without an account. */
export function Component() {
  const { t } = useLingui();
  const { watch = '' } = useParams();
  return (
    <>
      <title>{t`Watch a game – Muster`}</title>
      <meta name="robots" content="noindex" />
      {isWatchSecret(watch) ? <Watching key={watch} watch={watch} /> : <Missing />}
    </>
  );
}

function Watching({ watch }: { watch: string }) {
  const { t } = useLingui();
  const game = useWatchedGame(watch);
  if (game.live !== null) return <Shown watched={game} live={game.live} watch={watch} />;
  if (game.link === 'ended') return <Missing />;
  if (game.link === 'off') {
    return (
      <EmptyState title={t`The game cannot be reached`} headingLevel={1} icon="offline">
        <p>
          <Trans>Check the network. The game shows as soon as it can be read.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="page" data-width="wide">
      <Waiting />
    </div>
  );
}

function Missing() {
  const { t } = useLingui();
  return (
    <EmptyState title={t`This link shows no game`} headingLevel={1} icon="offline">
      <p>
        <Trans>The players may have made a new link. Ask them for it.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.home()} />}>
        <Trans>Go to the start page</Trans>
      </Button>
    </EmptyState>
  );
}

type ShownProps = { watched: WatchedGame; live: LiveGame; watch: string };

function Shown({ watched, live, watch }: ShownProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { mission, feat, players } = live.state;
  const say = useSayOf([mission?.id ?? null, feat?.id ?? null], language);
  const isLive = !isOver(live.state) && watched.link !== 'ended';
  const replay = liveReplay(live);
  const stepping = useStepping(replay, useFirstStep() ?? 'end', isLive);
  useStepAddress(isLive && stepping.isAtEnd ? null : stepping.step, stepping.isPlaying);
  const [one, other] = Object.values(players);
  const isClockRunning = isLive && watched.link === 'on';
  return (
    <ViewerPage>
      {one !== undefined && other !== undefined && (
        <title>{`${one.name} ${String(one.score)} : ${String(other.score)} ${other.name} – Muster`}</title>
      )}
      <h1 className="visually-hidden">{t`Watch a game`}</h1>
      {one === undefined ? (
        <EmptyState title={t`The game has not begun`} headingLevel={1} icon="dice">
          <p>
            <Trans>The players are setting it up. It shows here at once.</Trans>
          </p>
        </EmptyState>
      ) : (
        <GameViewer
          {...{ replay, stepping, say, language }}
          serverOffset={isClockRunning ? watched.serverOffset : null}
        >
          <WatchStatus watched={watched} live={live} />
          <p className={styles.ways}>
            <Button variant="quiet" size="sm" icon="screen" render={<Link to={paths.wall([watch])} />}>
              <Trans>Show on a big screen</Trans>
            </Button>
          </p>
        </GameViewer>
      )}
    </ViewerPage>
  );
}
