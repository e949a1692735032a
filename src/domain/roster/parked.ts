import { isRecord } from '../catalogue/is-record.ts';
import { jsonOf } from '../catalogue/json-of.ts';
import { parseDocument } from './serialise.ts';
import type { RosterDocument } from './types.ts';

/**
 * Lists that lie beside a draft while another one is built, such as the opponent's: one by the id
 * of each draft, the newest last.
 */
export type ParkedLists = Readonly<Record<string, RosterDocument>>;

export const NO_PARKED: ParkedLists = {};
/** More drafts than anybody works on: of older ones the parked list is dropped. */
const MOST_PARKED = 50;

/** Returns the lists with this one beside a draft; null or a list without units takes it away. */
export function withParked(
  parked: ParkedLists,
  draftId: string,
  document: RosterDocument | null,
): ParkedLists {
  const { [draftId]: _before, ...others } = parked;
  if (document === null || document.entries.length === 0) return others;
  return Object.fromEntries([...Object.entries(others), [draftId, document] as const].slice(-MOST_PARKED));
}

/** Writes parked lists as text. */
export function parkedText(parked: ParkedLists): string {
  return JSON.stringify(parked);
}

/** Reads what `parkedText` wrote and counts what it could not read; null for other texts. */
export function readParkedText(
  text: string,
): { readonly value: ParkedLists; readonly unread: number } | null {
  const stored = jsonOf(text);
  if (!isRecord(stored)) return null;
  const entries = Object.entries(stored).map(([id, value]) => [id, parseDocument(value)] as const);
  const read = entries.flatMap(([id, document]) => (document === null ? [] : [[id, document] as const]));
  return { value: Object.fromEntries(read), unread: entries.length - read.length };
}
