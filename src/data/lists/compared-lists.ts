import type { RosterDocument } from '#domain/roster/types.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { oneLine } from '#domain/sharing/fields.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { paths } from '#platform/paths.ts';
import { catalogue } from '../catalogue.ts';
import { type ReadListText, readListSegment } from '../games/read-list-segment.ts';
import { codeOfList } from '../list-codes.ts';

/** The parameters of the address that hold the names of the lists: a list code holds none. */
const NAMES = { one: 'a', other: 'b' } as const;

const MOST_NAME = 200;

/**
 * Returns the address that compares two lists (docs/product.md, "Compare lists"). It holds both, so
 * it can be sent.
 */
export function comparePath(one: RosterDocument, other: RosterDocument): string {
  const search = new URLSearchParams();
  for (const [key, { name }] of [[NAMES.one, one] as const, [NAMES.other, other] as const]) {
    if (name.trim() !== '') search.set(key, oneLine(name, MOST_NAME));
  }
  return paths.compareLists(segmentOf(one), segmentOf(other), search.toString());
}

/** Returns the address of a list on a page of its own, from which it can be opened and printed. */
export function sharedListPath(document: RosterDocument): string {
  return paths.sharedList(encodeList(payloadOf(document, catalogue, { createdAt: null })));
}

/** A list code where the list has one, else the code of its link. */
function segmentOf(document: RosterDocument): string {
  const made = codeOfList(document);
  return made.ok ? inGroups(made.code) : encodeList(payloadOf(document, catalogue, { createdAt: null }));
}

/** Both lists of an address, each with its name, or the reason why it could not be read. */
export type ReadCompared = { readonly one: ReadListText; readonly other: ReadListText };

/** Reads the two lists of an address. Never throws. */
export function readCompared(
  segments: { readonly one: string; readonly other: string },
  search: URLSearchParams,
): ReadCompared {
  const read = (side: keyof ReadCompared) => named(readListSegment(segments[side]), search.get(NAMES[side]));
  return { one: read('one'), other: read('other') };
}

function named(read: ReadListText, name: string | null): ReadListText {
  const told = oneLine(name ?? '', MOST_NAME);
  return read.ok && told !== '' ? { ...read, document: { ...read.document, name: told } } : read;
}
