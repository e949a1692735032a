import type { RosterDocument } from '#domain/roster/types.ts';
import {
  hashOf,
  isShortHash,
  parseShortLink,
  parseShortLinkMeta,
  shortLinkKeys,
  shortLinkMeta,
} from '#domain/sharing/short-link.ts';
import { nowIso } from '#platform/clock.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { catalogue } from './catalogue.ts';

/**
 * Keeps a list's code in this browser under a short name (docs/product.md, "Short links"). Returns
 * the hash, or null when the browser refuses to store: the caller then shows the full link.
 */
export function createShortLink(code: string, document: RosterDocument): string | null {
  const hash = hashOf(code);
  const keys = shortLinkKeys(hash);
  const meta = shortLinkMeta(document, catalogue, hash, nowIso());
  if (!writeText(keys.link, code).ok) return null;
  return writeText(keys.meta, JSON.stringify(meta)).ok ? hash : null;
}

/**
 * The code that a short name stands for in this browser, with what was noted of it; null when it is
 * not kept here.
 */
export function resolveShortLink(hash: string): { code: string; listName: string | null } | null {
  if (!isShortHash(hash)) return null;
  const keys = shortLinkKeys(hash);
  const code = parseShortLink(readText(keys.link));
  if (code === null) return null;
  return { code, listName: parseShortLinkMeta(readText(keys.meta))?.listName ?? null };
}
