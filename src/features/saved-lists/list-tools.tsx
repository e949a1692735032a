import { Trans, useLingui } from '@lingui/react/macro';
import type { ListSort } from '#domain/roster/many/find-lists.ts';
import { valuesOf } from '#domain/roster/many/list-marks.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { toast } from '#ui/toast/toast.tsx';
import type { MarkedList } from './mark-actions.ts';
import type { PickTwo } from './pick-two.tsx';
import styles from './saved-lists.module.css';
import type { Organise } from './use-organise.ts';
import type { ViewControl } from './use-lists-view.ts';

/** The number of lists that fit on a screen without a search. */
const WITHOUT_SEARCH = 5;

type ListToolsProps = {
  items: readonly MarkedList[];
  control: ViewControl;
  onRefresh: () => void;
  pick: PickTwo;
  organise: Pick<Organise<MarkedList>, 'picked' | 'start'>;
};

/** The search among many saved lists, their order, the archive, and Refresh. */
export function ListTools({ items, control, onRefresh, pick, organise }: ListToolsProps) {
  const { t } = useLingui();
  const { view, change } = control;
  const refresh = () => {
    onRefresh();
    toast.info({ title: t`Refreshing saved lists...` });
  };
  const isChoosing = pick.picked !== null || organise.picked !== null;
  return (
    <div className={styles.tools}>
      {items.length > WITHOUT_SEARCH && (
        <TextField
          label={t`Search saved lists`}
          hideLabel
          type="search"
          icon="search"
          placeholder={t`Search saved lists`}
          clearLabel={t`Clear search`}
          value={view.search}
          onValueChange={(search) => change({ search })}
        />
      )}
      {items.length > 1 && (
        <SortSelect control={control} hasGames={items.some(({ record }) => record !== null)} />
      )}
      <Button variant="quiet" iconOnly icon="refresh" label={t`Refresh`} onClick={refresh} />
      <ArchiveButton items={items} control={control} />
      {items.length > 1 && !isChoosing && (
        <>
          <Button variant="quiet" icon="list" onClick={pick.start}>
            <Trans>Compare two lists</Trans>
          </Button>
          <Button variant="quiet" icon="check" onClick={organise.start}>
            <Trans>Select lists</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

type SortSelectProps = { control: ViewControl; hasGames: boolean };

/** The order of the lists; pinned ones come first in each. */
function SortSelect({ control: { view, change }, hasGames }: SortSelectProps) {
  const { t } = useLingui();
  const items: readonly { value: ListSort; label: string }[] = [
    { value: 'newest', label: t`Newest first` },
    { value: 'name', label: t`Name A–Z` },
    { value: 'points-up', label: t`Points, low to high` },
    { value: 'points-down', label: t`Points, high to low` },
    ...(hasGames ? [{ value: 'played' as const, label: t`Last played first` }] : []),
  ];
  return (
    <Select
      label={t`Order of the lists`}
      value={view.sort}
      items={items}
      onValueChange={(sort) => change({ sort })}
    />
  );
}

/** Shows the archived lists, or the others again; nothing while no list is archived. */
function ArchiveButton({ items, control: { view, change } }: Pick<ListToolsProps, 'items' | 'control'>) {
  const count = items.filter(({ marks }) => valuesOf(marks).archived).length;
  if (count === 0 && !view.isArchived) return null;
  return (
    <Button aria-pressed={view.isArchived} onClick={() => change({ isArchived: !view.isArchived })}>
      <Trans>Archive ({count})</Trans>
    </Button>
  );
}
