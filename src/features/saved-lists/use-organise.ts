import { useState } from 'react';
import type { MarkedList } from './mark-actions.ts';

/** The lists that are selected, and those whose tags are shown. */
export type Organise<Item extends MarkedList> = {
  /** Null while lists are not selected. */
  readonly picked: readonly Item[] | null;
  readonly start: () => void;
  readonly stop: () => void;
  readonly toggle: (item: MarkedList) => void;
  readonly pickAll: (items: readonly MarkedList[]) => void;
  /** The lists of the dialog with the tags; none while it is closed. */
  readonly tagged: readonly Item[];
  /** The list of the dialog with the note; null while it is closed. */
  readonly noted: Item | null;
  readonly openNote: (item: MarkedList | null) => void;
  readonly openTags: (items: readonly MarkedList[]) => void;
  readonly closeTags: () => void;
};

/** Keeps which of these lists are selected, and whose tags are shown. */
export function useOrganise<Item extends MarkedList>(items: readonly Item[]): Organise<Item> {
  const [pickedIds, setPicked] = useState<readonly string[] | null>(null);
  const [taggedIds, setTagged] = useState<readonly string[]>([]);
  const [notedId, setNoted] = useState<string | null>(null);
  const toggle = ({ list: { id } }: MarkedList) =>
    setPicked((before) => {
      const others = (before ?? []).filter((one) => one !== id);
      return others.length < (before ?? []).length ? others : [...others, id];
    });
  // Lists that were deleted meanwhile, here or in another tab, are selected no longer.
  const present = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    return items.filter(({ list }) => wanted.has(list.id));
  };
  return {
    picked: pickedIds === null ? null : present(pickedIds),
    start: () => setPicked([]),
    stop: () => setPicked(null),
    toggle,
    pickAll: (all) => setPicked(idsOf(all)),
    noted: items.find(({ list }) => list.id === notedId) ?? null,
    openNote: (item) => setNoted(item?.list.id ?? null),
    tagged: present(taggedIds),
    openTags: (tagged) => setTagged(idsOf(tagged)),
    closeTags: () => setTagged([]),
  };
}

function idsOf(items: readonly MarkedList[]): readonly string[] {
  return items.map(({ list }) => list.id);
}
