import { sessionTexts } from '#platform/storage/local.ts';

const KEY = 'muster_tab_preview';

/** Returns the token of the release that this tab tries before it is published; null for none. */
export const tokenOfTab = (): string | null => sessionTexts.readText(KEY);

/** Keeps a token for this tab; null forgets it. */
export function keepToken(token: string | null): void {
  if (token === null) sessionTexts.remove(KEY);
  else sessionTexts.writeText(KEY, token);
}
