import { Trans, useLingui } from '@lingui/react/macro';
import { Lazy } from '#components/lazy/lazy.tsx';
import { factionSummaries } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { BROWSE_SORTS } from '#domain/community/browse-filters.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import styles from './community-lists.module.css';
import { BoardSearchField } from './board-search-field.tsx';
import { SORT_WORDS } from './sort-words.ts';
import type { BrowseModel } from './use-browse-filters.ts';

const loadFilters = async () => (await import('./board-filters-dialog.tsx')).BoardFiltersDialog;

/** The search, faction and order of the board; all other filters are behind one button. */
export function BoardToolbar({ model }: { model: BrowseModel }) {
  'use no memo'; // Drawn once or twice: remembering its parts would weigh more than it saves.
  const { t } = useLingui();
  const language = useLanguage();
  const dialog = useDialogAddress('filters');
  const { filters, change } = model;
  const inside = [
    filters.kind !== null,
    filters.legalOnly,
    filters.minPoints !== null || filters.maxPoints !== null,
  ].filter(Boolean).length;
  const count = inside + filters.units.length;
  const factions = factionSummaries
    .toSorted((one, other) => one.rank[language] - other.rank[language])
    .map((faction) => ({ value: faction.id, label: localName(faction, language) }));
  return (
    <div className={styles.toolbar}>
      <BoardSearchField value={filters.search} onValueChange={(search) => change({ search })} />
      <Select<string>
        label={t`Faction`}
        value={filters.faction ?? ''}
        items={[{ value: '', label: t`All factions` }, ...factions]}
        onValueChange={(faction) => change({ faction: faction === '' ? null : faction })}
      />
      <Select
        label={t`Sort`}
        value={filters.sort}
        items={BROWSE_SORTS.map((sort) => ({ value: sort, label: t(SORT_WORDS[sort]) }))}
        onValueChange={(sort) => change({ sort })}
      />
      <Button variant="secondary" icon="filter" onClick={() => dialog.open()} aria-haspopup="dialog">
        {count === 0 ? <Trans>Filters</Trans> : <Trans>Filters ({count})</Trans>}
      </Button>
      {dialog.isOpen && (
        <Lazy load={loadFilters} props={{ model, onClose: dialog.close }} onFailure={dialog.close} />
      )}
    </div>
  );
}
