import { isRecord } from '#domain/catalogue/is-record.ts';
import { sessionKeys, storageKeys } from '#platform/storage/keys.ts';
import { localTexts, sessionTexts } from '#platform/storage/local.ts';
import { newestDraftIds, recordOf } from './newest-drafts.ts';

/** A draft with units, as far as it can be told without the catalogue. */
export type KeptDraft = {
  /** The stored text, for those who have the code to read all of it. */
  readonly text: string;
  readonly name: string;
  readonly faction: string;
};

/**
 * The text of this tab's draft, else of the draft that was written last; null without a draft. Only
 * reads: the draft stays free for the tab that opens it next.
 */
export function keptDraftText(): string | null {
  const id = sessionTexts.readText(sessionKeys.draft) ?? newestDraftIds(localTexts)[0];
  return id === undefined ? null : localTexts.readText(storageKeys.draft(id));
}

/**
 * The draft that the builder would open, for a page without the code of the builder; null while it
 * has no units.
 */
export function keptDraft(): KeptDraft | null {
  const text = keptDraftText();
  const history = recordOf(text ?? '')?.['history'];
  const document = isRecord(history) ? history['document'] : null;
  if (text === null || !isRecord(document)) return null;
  const { name, faction, entries } = document;
  const hasUnits = Array.isArray(entries) && entries.length > 0;
  return hasUnits && typeof name === 'string' && typeof faction === 'string' ? { text, name, faction } : null;
}
