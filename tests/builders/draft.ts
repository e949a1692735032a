/** The working draft of the page, for tests of what shows and changes it. */
import { draftStore } from '#data/lists/draft-store.ts';
import { newHistory } from '#domain/roster/history.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith } from './catalogue.ts';

/**
 * Makes `document` the draft, with nothing to undo. Call it before each test that looks at the
 * draft.
 */
export function putDraft(document: RosterDocument = documentWith({})): void {
  draftStore.setState({ history: newHistory(document), draftId: 'test', persisted: true });
}

/** The draft as it is now. */
export function draft(): RosterDocument {
  return draftStore.getState().history.document;
}
