import { isRecord } from '#domain/catalogue/is-record.ts';
import { jsonOf } from '#domain/catalogue/json-of.ts';
import { draftIdOf, storageKeys } from '#platform/storage/keys.ts';
import type { TextStore } from '#platform/storage/text-store.ts';

/** Ids of all stored drafts, the one written last first; those that do not say when come last. */
export function newestDraftIds(texts: Pick<TextStore, 'readText' | 'keys'>): readonly string[] {
  const savedAtOf = (key: string) => {
    const savedAt = recordOf(texts.readText(key) ?? '')?.['savedAt'];
    return typeof savedAt === 'string' ? savedAt : '';
  };
  return texts
    .keys(storageKeys.draft(''))
    .map((key) => ({ id: draftIdOf(key) ?? '', savedAt: savedAtOf(key) }))
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
    .map(({ id }) => id);
}

/** The record that a stored text holds; null when it holds anything else. */
export function recordOf(text: string): Readonly<Record<string, unknown>> | null {
  const value = jsonOf(text);
  return isRecord(value) ? value : null;
}
