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
/** Those of the releases of the catalogue that the lists are read with. */
const RELEASES = { one: 'ra', other: 'rb' } as const;

/** The release that each list is read with, 0 for the files of the app; null for that of now. */
export type Releases = { readonly one: number | null; readonly other: number | null };

const MOST_NAME = 200;

/**
 * Returns the address that compares two lists (docs/product.md, "Compare lists"). It holds both, so
 * it can be sent.
 */
export function comparePath(
  one: RosterDocument,
  other: RosterDocument,
  releases: Releases = { one: null, other: null },
): string {
  let search = new URLSearchParams();
  for (const [key, { name }] of [[NAMES.one, one] as const, [NAMES.other, other] as const]) {
    if (name.trim() !== '') search.set(key, oneLine(name, MOST_NAME));
  }
  for (const side of ['one', 'other'] as const) search = withRelease(search, side, releases[side]);
  return paths.compareLists(segmentOf(one), segmentOf(other), search.toString());
}

/** Returns the parameters with the release that one list is read with. */
export function withRelease(
  search: URLSearchParams,
  side: keyof Releases,
  release: number | null,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (release === null) next.delete(RELEASES[side]);
  else next.set(RELEASES[side], String(release));
  return next;
}

/** Reads the releases of an address; what is no number counts as none. */
export function readReleases(search: URLSearchParams): Releases {
  const read = (side: keyof Releases) => {
    const text = search.get(RELEASES[side]) ?? '';
    return /^\d{1,7}$/u.test(text) ? Number(text) : null;
  };
  return { one: read('one'), other: read('other') };
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
