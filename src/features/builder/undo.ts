import { draftStore } from '#data/lists/draft-store.ts';

/** Takes the last edit of the draft back. */
export function undo(): void {
  draftStore.getState().undo();
}

/** Does the last undone edit again. */
export function redo(): void {
  draftStore.getState().redo();
}
