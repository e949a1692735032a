import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { postQuery } from '#data/community/post.ts';
import { problemOf } from '#data/community/problem-of.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { isUuid } from '#domain/access/token.ts';
import type { Army } from '#domain/roster/types.ts';
import { paths } from '#platform/paths.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import styles from './community-list.module.css';
import { PostView } from './post-view.tsx';

type CommunityListPageProps = {
  /** The units of an army of a faction, each with its card at hand. */
  unitList: (army: Army, faction: string) => ReactNode;
};

/** One posted list: its content, its comments, and a button that opens a copy. */
export function CommunityListPage(props: CommunityListPageProps) {
  const { id = '' } = useParams();
  return <WithQueries>{isUuid(id) ? <PostPage key={id} id={id} {...props} /> : <NotThere />}</WithQueries>;
}

function PostPage({ id, unitList }: CommunityListPageProps & { id: string }) {
  const { t } = useLingui();
  const query = useQuery(postQuery(id));
  if (query.isPending) {
    return (
      <div className={styles.waiting} role="status">
        <title>{t`Community list – Muster`}</title>
        <Spinner />
        <p>
          {query.failureCount > 0 ? (
            <Trans>There is no answer yet. Trying again…</Trans>
          ) : (
            <Trans>Loading the list…</Trans>
          )}
        </p>
      </div>
    );
  }
  if (query.data === null) return <NotThere />;
  if (query.data === undefined) return <Failure error={query.error} onRetry={() => void query.refetch()} />;
  return <PostView post={query.data} unitList={unitList} />;
}

/** Taken down, hidden from this reader, or never there: which of it is nobody's business. */
function NotThere() {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  return (
    <EmptyState title={t`This list is not here`} headingLevel={1} icon="banner">
      <title>{t`List not found – Muster`}</title>
      <p>
        <Trans>Its author may have taken it down, or the address is not complete.</Trans>
      </p>
      <Button variant="primary" render={<Link to={paths.communityLists()} />}>
        <Trans>To the community lists</Trans>
      </Button>
    </EmptyState>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  return (
    <EmptyState title={t`The list could not be loaded`} headingLevel={1} icon="warning">
      <title>{t`Community list – Muster`}</title>
      <p>{t(communityProblemMessage(problemOf(error)))}</p>
      <Button variant="primary" icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  );
}
