import { Trans, useLingui } from '@lingui/react/macro';
import { WithQueries } from '#data/query/with-queries.tsx';
import { countFilters, NO_FILTERS } from '#domain/community/browse-filters.ts';
import { OnDemand } from '#ui/on-demand/on-demand.tsx';
import { BoardResults } from './board-results.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import styles from './community-lists.module.css';
import { useBoard } from './use-board.ts';
import { useBrowseFilters } from './use-browse-filters.ts';

/** Most visits look at the whole board. */
const loadActiveFilters = async () => (await import('./active-filters.tsx')).ActiveFilters;

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
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const model = useBrowseFilters();
  const board = useBoard(model.filters);
  const author = board.posts.find((post) => post.authorId === model.filters.author)?.author ?? null;
  const isFiltered = countFilters(model.filters) > 0;
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
      {isFiltered && (
        <OnDemand
          load={loadActiveFilters}
          props={{ model, authorName: author?.name ?? null }}
          onFailure={onPartFailure}
        />
      )}
      <BoardResults
        board={board}
        isFiltered={isFiltered}
        onClear={() => model.change({ ...NO_FILTERS, sort: model.filters.sort })}
      />
    </div>
  );
}
