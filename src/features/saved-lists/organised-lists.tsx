import { type ReactNode, useDeferredValue } from 'react';
import { Lazy } from '#components/lazy/lazy.tsx';
import { catalogue } from '#data/catalogue.ts';
import { documentOfList, findLists } from '#domain/roster/many/find-lists.ts';
import { allTags } from '#domain/roster/many/list-marks.ts';
import { useLanguage } from '#platform/use-language.ts';
import { FoundLists } from './found-lists.tsx';
import { ListTools } from './list-tools.tsx';
import { loadNotesDialog } from './load-notes-dialog.ts';
import { loadTagsDialog } from './load-tags-dialog.ts';
import { ManyBar, SelectBox } from './many-bar.tsx';
import type { MarkedList, OnMarked } from './mark-actions.ts';
import { PickBar, PickBox, usePickTwo } from './pick-two.tsx';
import { TagFilter } from './tag-filter.tsx';
import { useListsView } from './use-lists-view.ts';
import { useOrganise } from './use-organise.ts';

/** The part of a row that brings order into the lists. */
export type RowTools = {
  /** Stands in for the row's buttons while lists are chosen; else null. */
  readonly box: ReactNode;
  readonly onMarked: OnMarked;
  readonly onTags: () => void;
  readonly onNote: () => void;
};

type OrganisedListsProps<Item extends MarkedList> = {
  items: readonly Item[];
  onRefresh: () => void;
  /** Marks have changed. */
  onMarked: OnMarked;
  onDelete: (items: readonly Item[]) => void;
  /** Stands between the tools and the lists. */
  note?: ReactNode;
  /** Draws one list as a list item with a key. */
  children: (item: Item, tools: RowTools) => ReactNode;
};

/** Saved lists with all that finds, orders, tags and selects them. */
export function OrganisedLists<Item extends MarkedList>(props: OrganisedListsProps<Item>) {
  const { items, onRefresh, onMarked, onDelete, note, children } = props;
  const language = useLanguage();
  const control = useListsView();
  const pick = usePickTwo();
  const organise = useOrganise(items);
  // A key press is shown at once, and the lists follow it.
  const view = useDeferredValue(control.view);
  const found = findLists(items, (item) => item, view, catalogue, language);
  const boxOf = (item: Item) => {
    if (pick.picked !== null) return <PickBox list={item.list} pick={pick} />;
    return organise.picked === null ? null : <SelectBox item={item} organise={organise} />;
  };
  return (
    <>
      <ListTools items={items} control={control} onRefresh={onRefresh} pick={pick} organise={organise} />
      <TagFilter items={items} control={control} />
      <PickBar pick={pick} />
      <ManyBar organise={organise} found={found} onMarked={onMarked} onDelete={onDelete} />
      {note}
      <FoundLists isEmpty={items.length === 0} found={found} control={control}>
        {(item) =>
          children(item, {
            box: boxOf(item),
            onMarked,
            onTags: () => organise.openTags([item]),
            onNote: () => organise.openNote(item),
          })
        }
      </FoundLists>
      {organise.noted !== null && (
        <Lazy
          load={loadNotesDialog}
          props={{
            item: organise.noted,
            document: documentOfList(organise.noted.list, catalogue),
            onMarked,
            onClose: () => organise.openNote(null),
          }}
          onFailure={() => organise.openNote(null)}
        />
      )}
      {organise.tagged.length > 0 && (
        <Lazy
          load={loadTagsDialog}
          props={{
            items: organise.tagged,
            tags: allTags(items.map(({ marks }) => marks)),
            onMarked,
            onClose: organise.closeTags,
          }}
          onFailure={organise.closeTags}
        />
      )}
    </>
  );
}
