import { Trans, useLingui } from '@lingui/react/macro';
import { Waiting } from '#components/waiting/waiting.tsx';
import { ListLines } from '#components/list-lines/list-lines.tsx';
import { catalogue } from '#data/catalogue.ts';
import type { GameList } from '#domain/game/types.ts';
import { armyOf } from '#domain/roster/army.ts';
import { documentFromSavedList, type SavedList, dedupeSavedLists } from '#domain/roster/saved-list.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { Crest } from '#ui/crest/crest.tsx';
import type { TakeList } from './take-list.ts';
import styles from './list-sources.module.css';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { paths } from '#platform/paths.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { cloudListsQuery, cloudShelfQuery } from '#data/cloud/cloud-lists.ts';
import { Banner } from '#ui/banner/banner.tsx';

type ListRowsProps = { lists: readonly SavedList[]; source: GameList['source']; take: TakeList };

/** Lists to take with one tap. */
function ListRows({ lists, source, take }: ListRowsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.list} aria-label={t`Lists`}>
      {lists.map((list) => (
        <li key={list.id}>
          <Row list={list} source={source} take={take} />
        </li>
      ))}
    </ul>
  );
}

function Row({ list, source, take }: Omit<ListRowsProps, 'lists'> & { list: SavedList }) {
  const document = documentFromSavedList(list, catalogue);
  const army = armyOf(document, catalogue);
  const unknown = army.flatMap(({ unit }) => (unit.known ? [] : [unit.name]));
  return (
    <button
      type="button"
      className={styles.row}
      data-faction={document.faction}
      onClick={() => take({ document, source, unknown })}
    >
      <Crest hue={document.faction} size={40} />
      <span className={styles.words}>
        <ListLines name={list.name} faction={document.faction} points={totalsOf(army).points} />
      </span>
    </button>
  );
}

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

/** The lists in the cloud; without an answer, as they were last on this device. */
export function CloudLists({ userId, take }: { userId: string; take: TakeList }) {
  const { t } = useLingui();
  const cloud = useQuery({ ...cloudListsQuery(userId), retry: false });
  const shelf = useQuery(cloudShelfQuery(userId));
  const known = cloud.data ?? shelf.data;
  if (known === undefined || known === null) {
    return <Waiting shape="rows" failure={cloud.failureReason} title={t`The cloud cannot be reached`} />;
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
        <EmptyState title={t`No lists in the cloud yet`} icon="cloud">
          <Button render={<Link to={paths.builder()} />}>
            <Trans>Start Building</Trans>
          </Button>
        </EmptyState>
      ) : (
        <ListRows lists={lists} source="cloud" take={take} />
      )}
    </div>
  );
}
