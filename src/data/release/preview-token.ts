import { sessionKeys } from '#platform/storage/keys.ts';
import { sessionTexts } from '#platform/storage/local.ts';

/** Returns the token of the release that this tab tries before it is published; null for none. */
export const tokenOfTab = (): string | null => sessionTexts.readText(sessionKeys.preview);

/** Keeps a token for this tab; null forgets it. */
export function keepToken(token: string | null): void {
  if (token === null) sessionTexts.remove(sessionKeys.preview);
  else sessionTexts.writeText(sessionKeys.preview, token);
}
