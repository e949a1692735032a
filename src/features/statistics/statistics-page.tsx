import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { statisticsQuery } from '#data/statistics/game-statistics.ts';
import { useMissions } from '#data/use-missions.ts';
import { paths } from '#platform/paths.ts';
import { statisticsPaths } from '#platform/statistics-paths.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { AboutFigures } from './about-figures.tsx';
import { GameFilters } from './game-filters.tsx';
import { NoGames } from './no-games.tsx';
import styles from './statistics.module.css';
import { StatisticsFigures } from './statistics-figures.tsx';
import { useGameFilters } from './use-game-filters.ts';

/** `/statistics`: what confirmed games say about factions and units (docs/statistics.md). */
export function Component() {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Statistics – Muster`}</title>
      <header className="page-head">
        <h1>
          <Trans>Statistics</Trans>
        </h1>
        <p>
          <Trans>Does one faction win more often? From games that both players confirmed.</Trans>{' '}
          <Link to={statisticsPaths.own()}>
            <Trans>My statistics</Trans>
          </Link>
          {' · '}
          <Link to={statisticsPaths.ratings()}>
            <Trans>Ratings</Trans>
          </Link>
        </p>
      </header>
      <WithQueries>
        <Content />
      </WithQueries>
    </div>
  );
}

function Content() {
  const model = useGameFilters();
  const missions = useMissions(useLanguage());
  const { data, failureReason } = useQuery(statisticsQuery(model.filters));
  const isEmpty = data !== undefined && (data === null || data.games === 0);
  return (
    <>
      <GameFilters model={model} missions={missions} />
      {data === undefined && <Waiting shape="figures" failure={failureReason} />}
      {data !== undefined &&
        (isEmpty ? (
          <div className={styles.columns}>
            <NoConfirmedGames onClear={model.isFiltered ? model.clear : null} />
            <AboutFigures isOpen />
          </div>
        ) : (
          <StatisticsFigures statistics={data} missions={missions} filters={model.filters} />
        ))}
      {!isEmpty && <AboutFigures />}
    </>
  );
}

function NoConfirmedGames({ onClear }: { onClear: (() => void) | null }) {
  const { t } = useLingui();
  return (
    <NoGames title={t`Not enough confirmed games yet`} onClear={onClear}>
      <p>
        <Trans>Play on two phones, or record a game: it counts once both confirm it.</Trans>
      </p>
      <Button variant="primary" icon="map" render={<Link to={paths.missions()} />}>
        <Trans>Choose a mission</Trans>
      </Button>
    </NoGames>
  );
}
