import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { WithQueries } from '#data/query/with-queries.tsx';
import { pendingResultsQuery } from '#data/results/results-table.ts';
import { paths } from '#platform/paths.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';

/** That results of others wait for an answer, and where to give it. Nothing while none does, or nobody can tell. */
export function WaitingNotice({ userId }: { userId: string }) {
  return (
    <WithQueries>
      <Waiting userId={userId} />
    </WithQueries>
  );
}

function Waiting({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data = [] } = useQuery({ ...pendingResultsQuery(userId), retry: false });
  if (data.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={t`${plural(data.length, { one: '# result waits for you', other: '# results wait for you' })}`}
      actions={
        <Button size="sm" render={<Link to={`${paths.profile()}?section=games`} />}>
          <Trans>To the profile</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It counts once you have confirmed it.</Trans>
      </p>
    </Banner>
  );
}
