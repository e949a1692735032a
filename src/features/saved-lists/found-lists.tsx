import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './saved-lists.module.css';
import type { ViewControl } from './use-lists-view.ts';

/** The number of lists that are drawn at once: more make the dialog slow to open. */
const PAGE = 50;

type FoundListsProps<Item> = {
  /** True when there are no lists at all. */
  isEmpty: boolean;
  /** The lists of the view. */
  found: readonly Item[];
  control: ViewControl;
  /** Draws one list as a list item with a key. */
  children: (item: Item) => ReactNode;
};

/** The saved lists of a view, 50 at a time, or a note that it has none. */
export function FoundLists<Item>({ isEmpty, found, control, children }: FoundListsProps<Item>) {
  const [most, setMost] = useState(PAGE);
  const left = found.length - most;
  if (!isEmpty && found.length === 0) return <NothingFound control={control} onClear={control.clear} />;
  return (
    <>
      <ul className={styles.list}>{found.slice(0, most).map(children)}</ul>
      {left > 0 && (
        <Button onClick={() => setMost(most + PAGE)}>
          <Trans>Show more ({left})</Trans>
        </Button>
      )}
    </>
  );
}

/** Says why no list is in the view: the search, the tags, or the archive. */
function NothingFound({ control: { view, change }, onClear }: { control: ViewControl; onClear: () => void }) {
  const { t } = useLingui();
  if (view.search.trim() === '' && view.tags.length === 0) {
    return view.isArchived ? (
      <EmptyState title={t`No archived lists`} icon="list">
        <Button variant="secondary" onClick={onClear}>
          <Trans>Show the other lists</Trans>
        </Button>
      </EmptyState>
    ) : (
      <EmptyState title={t`All of your lists are archived`} icon="list">
        <Button variant="secondary" onClick={() => change({ isArchived: true })}>
          <Trans>Show archived lists</Trans>
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t`No lists match your search`} icon="search">
      <Button variant="secondary" onClick={onClear}>
        <Trans>Clear search</Trans>
      </Button>
    </EmptyState>
  );
}
