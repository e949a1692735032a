import { type ReadListFile, readListFile } from '#domain/roster/files/read-list-file.ts';
import { readTextFile } from '#platform/files/read-file.ts';
import { catalogue } from './catalogue.ts';
import { readListText } from './games/read-list-text.ts';

/** The lists of a file, or the reason why there are none. */
export type ReadLists = ReadListFile | { readonly ok: false; readonly reason: 'unreadable' };

/**
 * Reads the lists of a file that the player chose: whatever `readListFile` reads, and the text of a
 * link or a code. Never rejects.
 */
export async function readListsOf(file: Blob): Promise<ReadLists> {
  const text = await readTextFile(file);
  if (!text.ok) return { ok: false, reason: text.reason };
  const lists = readListFile(text.text, catalogue);
  if (lists.ok || lists.reason !== 'no-lists') return lists;
  const linked = readListText(text.text);
  return linked.ok ? { ok: true, lists: [{ document: linked.document, missed: [] }], unread: 0 } : lists;
}
