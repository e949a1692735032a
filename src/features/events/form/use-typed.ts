import { useState } from 'react';
import type { EventDraft } from '#domain/events/draft/event-draft.ts';
import { readTyped, typedText } from '#domain/events/draft/typed-draft.ts';
import { sessionKeys } from '#platform/storage/keys.ts';
import { sessionTexts } from '#platform/storage/local.ts';

type Changes = Partial<EventDraft>;

/**
 * The fields that an account has changed in the form of an event, kept in this tab until they are
 * saved: over a reload, a sign-in, and a visit to another page.
 */
export function useTyped(userId: string, event: string | null) {
  const key = sessionKeys.typedEvent(event);
  const [changes, setChanges] = useState(() => readTyped(sessionTexts.readText(key), userId));
  const keep = (next: Changes) => {
    setChanges(next);
    sessionTexts.writeText(key, typedText({ userId, changes: next }));
  };
  /** Forgets them all. Returns how to take that back. */
  const startOver = () => {
    setChanges({});
    sessionTexts.remove(key);
    return () => keep(changes);
  };
  return { changes, keep, startOver };
}
