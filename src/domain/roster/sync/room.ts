import type { SavedList } from '../saved-list.ts';

/** The room of one account in the cloud: the database refuses more (`private.quotas`). */
export const LIST_ROOM = { lists: 500, bytes: 10_000_000 } as const;

/** From this share on the player is told. */
const NEARLY_FULL = 0.9;

/** The use of an account, in lists or in MB, whichever is nearer to its limit. */
export type Room = { readonly unit: 'lists' | 'megabytes'; readonly used: number; readonly most: number };

/** Returns how full the cloud is, null while there is plenty of room. */
export function nearlyFull(lists: readonly Pick<SavedList, 'units'>[]): Room | null {
  if (lists.length >= LIST_ROOM.lists * NEARLY_FULL) {
    return { unit: 'lists', used: lists.length, most: LIST_ROOM.lists };
  }
  const bytes = lists.reduce((total, { units }) => total + storedBytes(units), 0);
  if (bytes < LIST_ROOM.bytes * NEARLY_FULL) return null;
  const megabytes = (count: number) => Math.round(count / 100_000) / 10;
  return { unit: 'megabytes', used: megabytes(bytes), most: megabytes(LIST_ROOM.bytes) };
}

/** The database writes a space behind every comma and colon. */
function storedBytes(value: unknown): number {
  if (Array.isArray(value)) {
    return (
      2 + value.reduce((total: number, one: unknown, at) => total + storedBytes(one) + (at > 0 ? 2 : 0), 0)
    );
  }
  if (typeof value === 'object' && value !== null) {
    const sizes = Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .map(([key, one], at) => storedBytes(key) + 2 + storedBytes(one) + (at > 0 ? 2 : 0));
    return sizes.reduce((total, size) => total + size, 2);
  }
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
