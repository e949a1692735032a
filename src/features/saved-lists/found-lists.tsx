import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { factionName } from '#data/faction-summaries.ts';
import { foldText } from '#domain/catalogue/fold.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { documentFromSavedList, type SavedList } from '#domain/roster/saved-list.ts';
import { useLanguage } from '#platform/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import styles from './saved-lists.module.css';

/** The number of lists that are drawn at once: more make the dialog slow to open. */
const PAGE = 200;

type FoundListsProps<Item> = {
  items: readonly Item[];
  listOf: (item: Item) => SavedList;
  search: string;
  onClear: () => void;
  /** Draws one list as a list item with a key. */
  children: (item: Item) => ReactNode;
};

/** The saved lists that a search finds, 200 at a time, or a note that it finds none. */
export function FoundLists<Item>({ items, listOf, search, onClear, children }: FoundListsProps<Item>) {
  const { t } = useLingui();
  const language = useLanguage();
  const [most, setMost] = useState(PAGE);
  const found = items.filter((item) => isFoundBy(listOf(item), search, language));
  const left = found.length - most;
  if (items.length > 0 && found.length === 0) {
    return (
      <EmptyState title={t`No lists match your search`} icon="search">
        <Button variant="secondary" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      </EmptyState>
    );
  }
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

/** True when a list's name or its faction's name holds the words. */
function isFoundBy(list: SavedList, search: string, language: Language): boolean {
  const wanted = foldText(search.trim());
  if (wanted === '') return true;
  const { faction } = documentFromSavedList(list, catalogue);
  const names = [list.name, factionName(faction, language) ?? list.faction];
  return names.some((name) => foldText(name).includes(wanted));
}
