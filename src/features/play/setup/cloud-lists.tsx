import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { cloudListsQuery, cloudShelfQuery } from '#data/cloud/cloud-lists.ts';
import { dedupeSavedLists } from '#domain/roster/saved-list.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import type { TakeList } from './list-dialog.tsx';
import { ListRows } from './list-rows.tsx';
import styles from './list-rows.module.css';

/** The lists in the cloud; without an answer, as they were last on this device. */
export function CloudLists({ userId, take }: { userId: string; take: TakeList }) {
  const { t } = useLingui();
  const cloud = useQuery({ ...cloudListsQuery(userId), retry: false });
  const shelf = useQuery(cloudShelfQuery(userId));
  const known = cloud.data ?? shelf.data;
  if (known === undefined || known === null) {
    if (!cloud.isError) {
      return (
        <div className={styles.waiting}>
          <Spinner label={t`Loading...`} />
        </div>
      );
    }
    return (
      <EmptyState title={t`The cloud cannot be reached`} icon="cloud">
        <Button icon="refresh" onClick={() => void cloud.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    );
  }
  const lists = dedupeSavedLists(known.lists.map(({ list }) => list));
  return (
    <div className={styles.panel}>
      {cloud.isError && (
        <Banner tone="info">
          <p>
            <Trans>The cloud cannot be reached. These are your lists as they were last on this device.</Trans>
          </p>
        </Banner>
      )}
      {lists.length === 0 ? (
        <EmptyState title={t`No lists in the cloud yet`} icon="cloud" />
      ) : (
        <ListRows lists={lists} source="cloud" take={take} />
      )}
    </div>
  );
}
