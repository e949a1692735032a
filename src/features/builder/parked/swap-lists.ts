import { reportWrite } from '#components/refused-write/report-write.ts';
import { draftStore } from '#data/lists/draft-store.ts';
import { parkedListsStore } from '#data/lists/parked-lists-store.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { withParked } from '#domain/roster/parked.ts';
import { dispatch } from '../actions.ts';

/**
 * Parks the list in the builder and brings back the one that was parked, or begins a new one of the
 * same points. Nothing changes where the browser cannot keep it.
 */
export function swapLists(): void {
  const { draftId, history } = draftStore.getState();
  if (draftId === null) return;
  const { document } = history;
  const next = parkedListsStore.getState().value[draftId] ?? {
    ...emptyDocument(document.faction),
    target: document.target,
  };
  const written = parkedListsStore.getState().change((parked) => withParked(parked, draftId, document));
  if (!reportWrite(written, 'parked')) return;
  dispatch({ type: 'load', document: next });
}
