import * as v from 'valibot';
import { callRest } from '#platform/backend/call-rest.ts';
import { rowsOf } from '../reader/text-table.ts';

const text = v.object({ content: v.string() });

/**
 * The changelog that administrators put in place of the file; null for none, and without an answer.
 * Never rejects.
 */
export async function readSiteChangelog(): Promise<string | null> {
  try {
    const query = { id: 'eq.changelog', select: 'content' };
    return rowsOf(text, await callRest({ path: 'site_texts', query }))[0]?.content ?? null;
  } catch {
    return null;
  }
}

/**
 * The file /CHANGELOG.md as it is now, past every cache; null when there is none (docs/product.md,
 * "Changelog and version").
 */
export async function readChangelogFile(): Promise<string | null> {
  try {
    const headers = { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
    const response = await fetch(`/CHANGELOG.md?t=${Date.now()}`, { headers, cache: 'no-store' });
    const content = await response.text();
    return !response.ok || /^\s*</.test(content) ? null : content;
  } catch {
    return null;
  }
}
