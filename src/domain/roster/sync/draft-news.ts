import { savedState } from '../saved-mark.ts';
import type { RosterDocument } from '../types.ts';

/** The fate, elsewhere, of the cloud list that a draft was loaded from or saved as. */
export type DraftNews =
  | 'none'
  /** It was changed, and the draft has no changes of its own: the draft may follow. */
  | 'follow'
  /** It was changed, and so was the draft: the player decides. */
  | 'ask'
  | 'deleted';

type Seen = {
  /** The revision that the draft stands on; null when it is not known. */
  readonly base: number | null;
  /** The revision in the cloud now; null when the list is gone. */
  readonly revision: number | null;
  /** A change of this device waits to be sent: its answer says more. */
  readonly isPending: boolean;
};

/** Compares a draft with the cloud's list of its id; `none` when it is not a cloud list. */
export function draftNews(document: RosterDocument, { base, revision, isPending }: Seen): DraftNews {
  if (document.saved?.cloudId === undefined || isPending || revision === base) return 'none';
  if (revision === null) return 'deleted';
  return savedState(document) === 'saved' ? 'follow' : 'ask';
}
