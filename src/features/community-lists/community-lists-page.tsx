import { Trans, useLingui } from '@lingui/react/macro';
import { WithQueries } from '#data/query/with-queries.tsx';
import { countFilters, NO_FILTERS } from '#domain/community/browse-filters.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BoardResults } from './board-results.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import styles from './community-lists.module.css';
import { useBoard } from './use-board.ts';
import { useBrowseFilters } from './use-browse-filters.ts';

type CommunityListsPageProps = {
  /** Says that a part's code could not be fetched. */
  onPartFailure: () => void;
};

/** The board: the lists that players have posted, for everybody to read (spec section 2). */
export function CommunityListsPage({ onPartFailure }: CommunityListsPageProps) {
  const { t } = useLingui();
  return (
    <WithQueries>
      <title>{t`Community lists – Muster`}</title>
      <Board onPartFailure={onPartFailure} />
    </WithQueries>
  );
}

function Board({ onPartFailure }: CommunityListsPageProps) {
  const model = useBrowseFilters();
  const board = useBoard(model.filters);
  const author = board.posts.find((post) => post.authorId === model.filters.author)?.author ?? null;
  return (
    <div className={styles['page']}>
      <header>
        <h1 className={styles['title']}>
          <Trans>Community lists</Trans>
        </h1>
        <p className={styles['lead']}>
          <Trans>
            Armies that other players have posted. Read them, like them, take a copy and make it yours.
          </Trans>
        </p>
      </header>
      <BoardToolbar model={model} onPartFailure={onPartFailure} />
      <ActiveFilters model={model} authorName={author?.name ?? null} />
      <BoardResults
        board={board}
        isFiltered={countFilters(model.filters) > 0}
        onClear={() => model.change({ ...NO_FILTERS, sort: model.filters.sort })}
      />
    </div>
  );
}
