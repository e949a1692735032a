import { useState } from 'react';
import type { EventDraft } from '#domain/events/draft/event-draft.ts';
import { readTyped, type TypedDraft, typedText } from '#domain/events/draft/typed-draft.ts';
import { newId } from '#platform/ids.ts';
import { sessionKeys } from '#platform/storage/keys.ts';
import { sessionTexts } from '#platform/storage/local.ts';

type Changes = Partial<EventDraft>;
type Typed = TypedDraft & { readonly key: string };

/**
 * The fields that an account has changed in the form of an event, kept in this tab until they are
 * saved: over a reload, a sign-in, and a visit to another page.
 */
export function useTyped(userId: string, event: string | null) {
  const key = sessionKeys.typedEvent(event);
  const [typed, setTyped] = useState(() => {
    const kept = readTyped(sessionTexts.readText(key), userId) ?? nothing(userId);
    return { ...kept, key: kept.key ?? newId() };
  });
  const put = (next: Typed) => {
    setTyped(next);
    sessionTexts.writeText(key, typedText(next));
  };
  /** Forgets them all. Returns how to take that back. */
  const startOver = () => {
    setTyped(nothing(userId));
    sessionTexts.remove(key);
    return () => put(typed);
  };
  const keep = (changes: Changes) => put({ ...typed, changes });
  return { changes: typed.changes, saveKey: typed.key, keep, startOver };
}

function nothing(userId: string): Typed {
  return { userId, changes: {}, key: newId() };
}
