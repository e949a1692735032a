import * as v from 'valibot';
import { parseSavedList, type SavedList } from '../saved-list.ts';
import type { CloudList } from './cloud-list.ts';
import type { Pending, Queue } from './pending.ts';

/** The content of a stored text of a queue. `unread`: entries that cannot be read, unchanged. */
export type ReadQueue = { readonly queue: Queue; readonly unread: readonly unknown[] };

const list = v.rawTransform<unknown, SavedList>(({ dataset, addIssue, NEVER }) => {
  const parsed = parseSavedList(dataset.value);
  if (parsed.ok) return parsed.list;
  addIssue({ message: parsed.reason });
  return NEVER;
});
const savedList = v.pipe(v.unknown(), list);
const revision = v.pipe(v.number(), v.safeInteger());
const cloudList = v.object({
  list: savedList,
  revision,
  wabId: v.nullable(v.string()),
}) satisfies v.GenericSchema<unknown, CloudList>;
const state = v.variant('kind', [
  v.object({ kind: v.literal('waiting'), isTried: v.boolean() }),
  v.object({ kind: v.literal('conflict'), theirs: v.nullable(cloudList) }),
  v.object({
    kind: v.literal('refused'),
    reason: v.picklist(['not-allowed', 'not-accepted', 'no-room', 'wab-id-missing', 'wab-id-unknown']),
  }),
]);
const common = { listId: v.string(), changeId: v.string(), at: v.string(), list: savedList, state };
const pending = v.variant('type', [
  v.object({
    type: v.literal('save'),
    ...common,
    base: v.nullable(revision),
    sent: v.array(savedList),
    draftId: v.nullable(v.string()),
  }),
  v.object({ type: v.literal('delete'), ...common, base: revision }),
]) satisfies v.GenericSchema<unknown, Pending>;

/** A queue as the text that is stored. */
export function queueText(queue: Queue): string {
  return JSON.stringify(queue);
}

/**
 * Returns the queue in a stored text, and separately the entries that are not changes of a list. A
 * text that cannot be read is one such entry.
 */
export function parseQueue(text: string | null): ReadQueue {
  if (text === null) return { queue: [], unread: [] };
  const entries = entriesOf(text);
  if (entries === null) return { queue: [], unread: [text] };
  const parsed = entries.map((entry) => ({ entry, result: v.safeParse(pending, entry) }));
  return {
    queue: parsed.flatMap(({ result }) => (result.success ? [result.output] : [])),
    unread: parsed.flatMap(({ entry, result }) => (result.success ? [] : [entry])),
  };
}

function entriesOf(text: string): readonly unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly unknown[]) : null;
  } catch {
    return null;
  }
}
