import { createStore } from 'zustand/vanilla';
import type { SaveOver } from '#data/lists/save-list.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';

/**
 * A question or refusal over the builder. They hold no place in the address: Back would ask them
 * again.
 */
export type BuilderQuestion =
  | { readonly kind: 'high-command-limit' }
  | {
      readonly kind: 'save-over';
      /** The list that has the name now. */
      readonly stored: SavedList;
      /** It is the open list, changed elsewhere since; else another list. */
      readonly isChanged: boolean;
      /** True when the replaced list stays among the older versions. */
      readonly canKeep: boolean;
      readonly choose: (over: SaveOver) => void;
    }
  | { readonly kind: 'confirm'; readonly body: string; readonly run: () => void };

/** The open question; any row or menu may raise one, and one component shows it. */
export const questionStore = createStore<{ readonly question: BuilderQuestion | null }>(() => ({
  question: null,
}));

/** Raises a question. */
export function ask(question: BuilderQuestion): void {
  questionStore.setState({ question });
}

/** Closes the open question. */
export function closeQuestion(): void {
  questionStore.setState({ question: null });
}
