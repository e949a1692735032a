import { isRecord } from '../catalogue/is-record.ts';
import { jsonOf } from '../catalogue/json-of.ts';
import type { Catalogue } from '../catalogue/types.ts';
import { textHash } from '../roster/text-hash.ts';
import type { RosterDocument } from '../roster/types.ts';
import { MAX_CODE_LENGTH } from './unpack-json.ts';
import { readInstant, readText } from './fields.ts';

/** The facts that are kept beside a short link (docs/product.md, "Short links"). */
export type ShortLinkMeta = {
  readonly listName: string;
  /** The faction's id, or `Unknown`. */
  readonly faction: string;
  /** ISO 8601 instant, or null when what was stored does not say. */
  readonly created: string | null;
  readonly hash: string;
};

const UNKNOWN_FACTION = 'Unknown';
const HASH = /^[0-9a-z]{1,16}$/;
const SERVED_ID = /^L[0-9A-F]{12}$/;
const CODE = /^[A-Za-z0-9+/_-]+={0,2}$/;
const MAX_TEXT = 200;

/**
 * Base-36 name of an encoded list: the same code always has the same one, 11 characters at most. A
 * clash among a browser's own lists does not happen in practice. A short link resolves in one
 * browser only, so no other program needs to agree.
 */
export function hashOf(encoded: string): string {
  return textHash(encoded);
}

/** True when `text` can be the name in `/s/{hash}`; anything else names no stored list. */
export function isShortHash(text: string): boolean {
  return HASH.test(text);
}

/**
 * True when `text` names a link in `/s/…` that a server keeps for everybody (docs/decisions/106);
 * no browser's own name has a capital letter.
 */
export function isServedLinkId(text: string): boolean {
  return SERVED_ID.test(text);
}

/** The storage keys of a short link's code and of its metadata (docs/product.md, "Short links"). */
export function shortLinkKeys(hash: string): { readonly link: string; readonly meta: string } {
  return { link: `short_url_${hash}`, meta: `short_url_meta_${hash}` };
}

/** Returns the facts to keep beside the short link of `document`. `created`: ISO 8601 instant. */
export function shortLinkMeta(
  document: RosterDocument,
  catalogue: Catalogue,
  hash: string,
  created: string,
): ShortLinkMeta {
  const faction = catalogue.factionById.has(document.faction) ? document.faction : UNKNOWN_FACTION;
  return { listName: document.name, faction, created, hash };
}

/**
 * The encoded list in what a browser stored under a short link's key: the code itself, or a full
 * link that ends in it. Null for anything else, so that a damaged entry reads as "no such list".
 */
export function parseShortLink(stored: unknown): string | null {
  if (typeof stored !== 'string' || stored.length > MAX_CODE_LENGTH) return null;
  const code = stored.split('/shared-list/').at(-1) ?? '';
  return CODE.test(code) ? code : null;
}

/**
 * The metadata in what a browser stored for a short link, as text or as a value. Null when its hash
 * is missing or odd.
 */
export function parseShortLinkMeta(stored: unknown): ShortLinkMeta | null {
  const value = typeof stored === 'string' ? jsonOf(stored) : stored;
  if (!isRecord(value) || typeof value['hash'] !== 'string' || !isShortHash(value['hash'])) return null;
  const ignore = () => undefined;
  return {
    listName: readText(value['listName'], MAX_TEXT, ignore),
    faction: readText(value['faction'], MAX_TEXT, ignore) || UNKNOWN_FACTION,
    created: readInstant(value['created'], ignore),
    hash: value['hash'],
  };
}
