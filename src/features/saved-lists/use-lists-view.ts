import { useState } from 'react';
import type { ListsView } from '#domain/roster/many/find-lists.ts';

const ALL: ListsView = { search: '', tags: [], isArchived: false, sort: 'newest' };

/** The view of the saved lists, and what changes it. */
export type ViewControl = {
  readonly view: ListsView;
  readonly change: (change: Partial<ListsView>) => void;
  /** Shows all lists again, in the order that was chosen. */
  readonly clear: () => void;
};

/** Keeps which saved lists are shown, and in which order, while the dialog is open. */
export function useListsView(): ViewControl {
  const [view, setView] = useState(ALL);
  return {
    view,
    change: (change) => setView((before) => ({ ...before, ...change })),
    clear: () => setView(({ sort }) => ({ ...ALL, sort })),
  };
}
