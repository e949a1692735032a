import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { factionSummaries } from '#data/faction-summaries.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { BROWSE_SORTS, type BrowseSort, MOST_SEARCHED } from '#domain/community/browse-filters.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Select } from '#ui/select/select.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import styles from './community-lists.module.css';
import type { BrowseModel } from './use-browse-filters.ts';
import { BoardFiltersDialog } from './board-filters-dialog.tsx';

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
      {dialog.isOpen && <BoardFiltersDialog model={model} onClose={dialog.close} />}
    </div>
  );
}

/** The pause after the last key before the search runs, in milliseconds. */
const PAUSE_MS = 350;

type SearchFieldProps = { value: string; onValueChange: (text: string) => void };

/** A search field. Typed text shows at once; the search runs when the typing pauses. */
function BoardSearchField({ value, onValueChange }: SearchFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // While the typing pauses the address may change, as when a dialog opens.
  const latest = useRef(onValueChange);
  useEffect(() => {
    latest.current = onValueChange;
  });
  // Typed over a search that something else has changed meanwhile: that counts.
  const isCurrent = typed !== null && (typed.over === value || typed.text === value);
  const look = (text: string) => {
    clearTimeout(timer.current);
    latest.current(text);
  };
  const type = (text: string) => {
    setTyped({ text, over: value });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => look(text), text === '' ? 0 : PAUSE_MS);
  };
  const shown = isCurrent ? typed.text : value;
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        look(shown);
      }}
    >
      <TextField
        type="search"
        label={t`Search lists`}
        hideLabel
        icon="search"
        placeholder={t`List, unit or author`}
        clearLabel={t`Clear search`}
        maxLength={MOST_SEARCHED}
        value={shown}
        onValueChange={type}
      />
    </form>
  );
}

/** The names of the board's orders. */
const SORT_WORDS: Readonly<Record<BrowseSort, MessageDescriptor>> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  likes: msg`Most liked`,
  points: msg`Most points`,
  points_low: msg`Fewest points`,
  name: msg`Name A-Z`,
};
