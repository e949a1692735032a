import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { TakeList } from './list-dialog.tsx';
import { ListRows } from './list-rows.tsx';

/** The lists saved in this browser. */
export function SavedLists({ take }: { take: TakeList }) {
  const { t } = useLingui();
  const lists = useStore(savedListsStore, (state) => state.lists);
  if (lists.length === 0) {
    return (
      <EmptyState title={t`No saved lists yet`} icon="list">
        <p>
          <Trans>Build a list and save it, or paste one under “Link or text”.</Trans>
        </p>
        <Button render={<Link to={paths.builder()} />}>
          <Trans>Start Building</Trans>
        </Button>
      </EmptyState>
    );
  }
  return <ListRows lists={lists} source="saved" take={take} />;
}
