import { isRecord } from '#domain/catalogue/is-record.ts';
import { newHistory } from '#domain/roster/history.ts';
import { historyToJson, parseDocument, parseHistory } from '#domain/roster/serialise.ts';
import type { RosterHistory } from '#domain/roster/types.ts';
import { recordOf } from './newest-drafts.ts';

/** Steps of undo that are stored at most. In memory there is no limit. */
const STORED_STEPS = 2_000;
/** Characters that a stored draft may take of the browser's some five million. */
const STORED_LENGTH = 500_000;

/**
 * A draft as the text that is stored. When its undo grows past 2,000 steps or 500,000 characters,
 * the oldest steps stay out of the text: after a reload the list itself is whole, and only undo
 * reaches less far back.
 */
export function draftText(history: RosterHistory, savedAt: string): string {
  let kept = shortened(history, STORED_STEPS);
  let text = textOf(kept, savedAt);
  while (text.length > STORED_LENGTH && kept.past.length + kept.future.length > 0) {
    const steps = Math.max(kept.past.length, kept.future.length);
    kept = shortened(kept, Math.min(steps - 1, Math.floor((steps * STORED_LENGTH) / text.length)));
    text = textOf(kept, savedAt);
  }
  return text;
}

/** The readable part of a stored draft: all of it, its list without the undo, or nothing. */
export type ParsedDraft = { readonly history: RosterHistory | null; readonly isWhole: boolean };

/** Reads a stored draft. What is not whole should be set aside before it is written over. */
export function parseDraft(text: string): ParsedDraft {
  const stored = recordOf(text)?.['history'];
  const history = parseHistory(stored);
  if (history !== null) return { history, isWhole: true };
  const document = isRecord(stored) ? parseDocument(stored['document']) : null;
  return { history: document === null ? null : newHistory(document), isWhole: false };
}

function textOf(history: RosterHistory, savedAt: string): string {
  return JSON.stringify({ savedAt, history: historyToJson(history) });
}

function shortened(history: RosterHistory, steps: number): RosterHistory {
  if (history.past.length <= steps && history.future.length <= steps) return history;
  // The latest done and the next to redo are both last.
  const latest = <Item>(items: readonly Item[]) => items.slice(Math.max(0, items.length - steps));
  return { document: history.document, past: latest(history.past), future: latest(history.future) };
}
