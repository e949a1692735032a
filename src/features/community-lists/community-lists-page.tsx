import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { MY_BOARDS } from '#data/community/board.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { countFilters, NO_FILTERS } from '#domain/community/browse-filters.ts';
import { BoardActiveFilters } from './board-active-filters.tsx';
import { BoardResults, NoLists } from './board-results.tsx';
import { BoardRows } from './board-rows.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import styles from './community-lists.module.css';
import { BoardTabs, MyLists } from './my-lists.tsx';
import { useBoard } from './use-board.ts';
import { useBrowseFilters } from './use-browse-filters.ts';

/**
 * The board: the lists that players have posted, for everybody to read (docs/product.md, "Board").
 */
export function CommunityListsPage() {
  const { t } = useLingui();
  return (
    <WithQueries>
      <title>{t`Community lists – Muster`}</title>
      <Board />
    </WithQueries>
  );
}

function Board() {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const [search] = useSearchParams();
  const userId = userIdOf(useViewer());
  const mine = MY_BOARDS.find((each) => each === search.get('mine')) ?? null;
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>
          <Trans>Community lists</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Armies that other players have posted. Read them, like them, take a copy and make it yours.
          </Trans>
        </p>
      </header>
      {userId !== null && <BoardTabs mine={mine} />}
      {mine !== null && userId !== null ? <MyLists userId={userId} mine={mine} /> : <EverybodysLists />}
    </div>
  );
}

function EverybodysLists() {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const model = useBrowseFilters();
  const board = useBoard(model.filters);
  const author = board.posts.find((post) => post.authorId === model.filters.author)?.author ?? null;
  const isFiltered = countFilters(model.filters) > 0;
  const clear = () => model.change({ ...NO_FILTERS, sort: model.filters.sort });
  return (
    <>
      <BoardToolbar model={model} />
      {isFiltered && <BoardActiveFilters model={model} authorName={author?.name ?? null} />}
      {!isFiltered && <BoardRows />}
      <BoardResults board={board} empty={<NoLists isFiltered={isFiltered} onClear={clear} />} />
    </>
  );
}
