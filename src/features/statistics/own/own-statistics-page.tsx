import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { deviceGamesQuery } from '#data/games/device-games-query.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { ownGamesQuery } from '#data/statistics/own-games.ts';
import { useMissions } from '#data/use-missions.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { filterGames } from '#domain/statistics/own/own-game.ts';
import { now } from '#platform/clock.ts';
import { paths } from '#platform/paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { GameFilters } from '../game-filters.tsx';
import { NoGames } from '../no-games.tsx';
import styles from '../statistics.module.css';
import { useGameFilters } from '../use-game-filters.ts';
import { AboutOwnFigures } from './about-own-figures.tsx';
import { DeviceFigures } from './device-figures.tsx';
import { OwnCsv } from './own-csv.tsx';
import { OwnFigures } from './own-figures.tsx';
import { readGames } from './own-rows.ts';

/** `/statistics/mine`: figures of the player's own games, for the player alone. */
export function Component() {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`My statistics – Muster`}</title>
      <header className="page-head">
        <h1>
          <Trans>My statistics</Trans>
        </h1>
        <p>
          <Trans>Do you win more often than you lose? From your recorded games, for your eyes alone.</Trans>{' '}
          <Link to={paths.statistics()}>
            <Trans>Statistics of all players</Trans>
          </Link>
        </p>
      </header>
      <WithQueries>
        <Content />
      </WithQueries>
      <AboutOwnFigures />
    </div>
  );
}

function Content() {
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const { data: device } = useQuery(deviceGamesQuery());
  if (viewer.status === 'loading') return <Waiting shape="figures" />;
  return (
    <>
      {userId === null ? <SignInFirst /> : <Recorded userId={userId} />}
      {device !== undefined && <DeviceFigures device={device} />}
    </>
  );
}

/** Says what an account adds; the way back keeps the filters. */
function SignInFirst() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t`Sign in to see your recorded games`} headingLevel={2} icon="user">
      <p>
        <Trans>Nobody but you sees their figures.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.login(pathname + search)} />}>
        <Trans>Sign in</Trans>
      </Button>
    </EmptyState>
  );
}

/** The figures of the recorded games that the filters let through. */
function Recorded({ userId }: { userId: string }) {
  const model = useGameFilters();
  const missions = useMissions(useLanguage());
  const { data, failureReason } = useQuery(ownGamesQuery(userId));
  const { data: device = null } = useQuery(deviceGamesQuery());
  if (data === undefined) return <Waiting shape="figures" failure={failureReason} />;
  if (data.games.length === 0) return <NoOwnGames onClear={null} />;
  const games = readGames(filterGames(data.games, model.filters, now().getTime()));
  return (
    <>
      <GameFilters model={model} missions={missions} />
      {games.length === 0 ? (
        <NoOwnGames onClear={model.clear} />
      ) : (
        <OwnFigures
          games={games}
          missions={missions}
          leftOut={data.number - data.games.length}
          download={<OwnCsv games={games} missions={missions} device={device} />}
        />
      )}
    </>
  );
}

function NoOwnGames({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useLingui();
  return (
    <NoGames title={t`No recorded games here yet`} onClear={onClear}>
      <p>
        <Trans>Record a game at its end. Another player’s game counts once both confirm it.</Trans>
      </p>
      <Button variant="primary" icon="dice" render={<Link to={paths.play()} />}>
        <Trans>Play a game</Trans>
      </Button>
    </NoGames>
  );
}
