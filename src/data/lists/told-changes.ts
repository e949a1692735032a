import * as v from 'valibot';
import { type ListNews, listNews, rememberedInList } from '#domain/roster/remembered.ts';
import type { SavedList } from '#domain/roster/saved-list.ts';
import { textHash } from '#domain/roster/text-hash.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { catalogue } from '../catalogue.ts';

/** The most lists that are kept here; the oldest go first. */
const MOST = 200;

/** Fingerprints of changes, by the id of a saved list. */
const told = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/**
 * Returns the document of a saved list so that the builder says what the catalogue says otherwise
 * since the list was saved, unless the player knows.
 */
export function withNews(document: RosterDocument, list: SavedList): RosterDocument {
  const remembered = rememberedInList(list, document, catalogue);
  const news = listNews(document, remembered, catalogue);
  return news === null || isTold(list.id, news) ? document : { ...document, remembered };
}

function isTold(listId: string, news: ListNews): boolean {
  return new Map(readTold()).get(listId) === printOf(news);
}

/** Notes that the player has answered these changes; where storage refuses, they are said again. */
export function noteTold(listId: string, news: ListNews): void {
  const others = readTold().filter(([id]) => id !== listId);
  const kept = [...others, [listId, printOf(news)]].slice(-MOST);
  writeText(storageKeys.toldChanges, JSON.stringify(Object.fromEntries(kept)));
}

function readTold(): readonly (readonly [string, string])[] {
  const read = v.safeParse(told, readText(storageKeys.toldChanges));
  return read.success ? Object.entries(read.output) : [];
}

function printOf({ units }: ListNews): string {
  return textHash(JSON.stringify(units.map(({ unit, fields, isGone }) => [unit.id, fields, isGone])));
}
