import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { MY_BOARDS, type MyBoard } from '#data/community/board.ts';
import { WithQueries } from '#data/query/with-queries.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { countFilters, NO_FILTERS } from '#domain/community/browse-filters.ts';
import { paths } from '#platform/paths.ts';
import { useSettled } from '#platform/use-settled.ts';
import { WIDE } from '#ui/breakpoints.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Select } from '#ui/select/select.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { BoardFilterFields } from './board-filter-fields.tsx';
import { BoardResults, NoLists } from './board-results.tsx';
import { BoardRows } from './board-rows.tsx';
import { BoardActiveFilters, BoardToolbar } from './board-toolbar.tsx';
import styles from './community-lists.module.css';
import { isAwaited, useBoard, useMyBoard } from './use-board.ts';
import { useBrowseFilters } from './use-browse-filters.ts';

/**
 * The board: the lists that players have posted, for everybody to read (docs/product.md, "Board").
 */
export function Component() {
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
    <div className={classNames('page', styles.page)} data-width="wide">
      <header className={styles.header}>
        <div className="page-head" data-list="">
          <h1>
            <Trans>Community lists</Trans>
          </h1>
          <p>
            <Trans>
              Armies that other players have posted. Read them, like them, take a copy and make it yours.
            </Trans>
          </p>
        </div>
        {userId !== null && <BoardTabs mine={mine} />}
      </header>
      {mine !== null && userId !== null ? <MyLists userId={userId} mine={mine} /> : <EverybodysLists />}
    </div>
  );
}

/** The pause after the last key before the search runs, in milliseconds. */
const PAUSE_MS = 350;

function EverybodysLists() {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const isWide = useMediaQuery(WIDE);
  const model = useBrowseFilters();
  const typed = useSettled(model.filters.search, PAUSE_MS);
  const filters = { ...model.filters, search: model.filters.search === '' ? '' : typed };
  const board = useBoard(filters);
  const author = board.posts.find((post) => post.authorId === filters.author)?.author ?? null;
  const isFiltered = countFilters(filters) > 0;
  const isEmpty = board.query.isSuccess && board.posts.length === 0;
  const clear = () => model.change({ ...NO_FILTERS, sort: filters.sort });
  return (
    <>
      <BoardToolbar model={model} />
      <div className={styles.columns}>
        <aside className={styles.filterPane} aria-label={t`Filters`}>
          {isWide && <BoardFilterFields filters={model.filters} change={model.change} />}
        </aside>
        <div className={styles.found}>
          {isFiltered && (
            <BoardActiveFilters
              filters={filters}
              authorName={author?.name ?? null}
              onRemove={model.change}
              onClear={isEmpty ? null : clear}
            />
          )}
          {/* A board without lists has no rows either, so their place goes with the outline. */}
          {!isFiltered && !isEmpty && <BoardRows isBoardWaiting={isAwaited(board.query)} />}
          <BoardResults board={board} empty={<NoLists filters={filters} onClear={clear} />} />
        </div>
      </div>
    </>
  );
}

const MY_BOARD_WORDS: Readonly<Record<MyBoard, MessageDescriptor>> = {
  posted: msg`My posts`,
  liked: msg`Liked`,
  taken_down: msg`Taken down`,
  copied: msg`Copied by others`,
};

/**
 * The user's own lists of a kind. Their pages put back those taken down and explain those hidden.
 */
function MyLists({ userId, mine }: { userId: string; mine: MyBoard }) {
  const board = useMyBoard(userId, mine);
  return <BoardResults board={board} empty={<NoneOfMine mine={mine} />} />;
}

function NoneOfMine({ mine }: { mine: MyBoard }) {
  const { t } = useLingui();
  const words = {
    posted: t`You have not posted a list yet`,
    liked: t`You have not liked a list yet`,
    taken_down: t`None of your lists is taken down or hidden`,
    copied: t`Nobody has posted a copy of your lists yet`,
  };
  return (
    <EmptyState title={words[mine]} headingLevel={2} icon="board">
      <p>
        <Trans>Only you see this page.</Trans>
      </p>
      {mine === 'posted' ? (
        <Button variant="primary" render={<Link to={paths.builder()} />}>
          <Trans>Build a list</Trans>
        </Button>
      ) : (
        <Button variant="primary" render={<Link to={paths.communityLists()} />}>
          <Trans>Show all lists</Trans>
        </Button>
      )}
    </EmptyState>
  );
}

/** Chooses between all lists and a group of the user's own: posted, liked, taken down, copied. */
function BoardTabs({ mine }: { mine: MyBoard | null }) {
  const { t } = useLingui();
  const [, setSearch] = useSearchParams();
  return (
    <Select<MyBoard | 'all'>
      className={styles.kind}
      label={t`Which lists`}
      value={mine ?? 'all'}
      items={[
        { value: 'all', label: t`All lists` },
        ...MY_BOARDS.map((value) => ({ value, label: t(MY_BOARD_WORDS[value]) })),
      ]}
      onValueChange={(next) => setSearch(next === 'all' ? {} : { mine: next }, { preventScrollReset: true })}
    />
  );
}
