import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Waiting } from '#components/waiting/waiting.tsx';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { ratingsQuery } from '#data/statistics/ratings.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from '../statistics.module.css';
import { AboutRatings } from './about-ratings.tsx';
import { RatingTable } from './rating-table.tsx';
import { SeasonSelect, useSeason } from './season-select.tsx';

/** `/statistics/ratings`: players who asked to be listed, by half-year (docs/statistics.md). */
export function Component() {
  const { t } = useLingui();
  return (
    <div className={classNames('page', styles.page)} data-width="wide">
      <title>{t`Ratings – Muster`}</title>
      <header className="page-head">
        <h1>
          <Trans>Ratings</Trans>
        </h1>
        <p>
          <Trans>Who wins against whom? Only players who asked for it are listed.</Trans>{' '}
          <Link to={paths.statistics()}>
            <Trans>Statistics of all players</Trans>
          </Link>
        </p>
      </header>
      <WithQueries>
        <Content />
      </WithQueries>
      <AboutRatings />
    </div>
  );
}

function Content() {
  const { t, i18n } = useLingui();
  const { season, choose } = useSeason();
  const userId = userIdOf(useViewer());
  const { data, failureReason } = useQuery(ratingsQuery(season, userId));
  if (data === undefined) return <Waiting shape="list" failure={failureReason} />;
  const isListed = data.players.some(({ own }) => own);
  const time =
    data.at === null ? null : i18n.date(new Date(data.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <SeasonSelect shown={data.season} seasons={data.seasons} onChoose={choose} />
      {data.players.length === 0 ? (
        <EmptyState title={t`Nobody is rated in this season yet`} headingLevel={2} icon="crown">
          <p>
            <Trans>A rating needs a confirmed game between two players who both turned ratings on.</Trans>
          </p>
          <ProfileLink isPrimary />
        </EmptyState>
      ) : (
        <>
          <RatingTable ratings={data} />
          {time !== null && (
            <p className={styles.hint}>
              <Trans>counted on {time}</Trans>
            </p>
          )}
          <div>{!isListed && <ProfileLink isPrimary={false} />}</div>
        </>
      )}
    </>
  );
}

/** Leads to the choice in the profile; guests sign in there first and come back. */
function ProfileLink({ isPrimary }: { isPrimary: boolean }) {
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      render={<Link to={`${paths.profile()}?section=privacy`} />}
    >
      <Trans>Turn on my rating in the profile</Trans>
    </Button>
  );
}
