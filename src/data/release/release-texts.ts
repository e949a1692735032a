import { currentPatch } from './kept-patch.ts';
import type { KeptTexts } from './kept-texts.ts';

/** Returns the texts of the release that is in place; null without one. Never rejects. */
export async function releaseTexts(): Promise<KeptTexts | null> {
  const patch = currentPatch();
  if (patch === null) return null;
  const kept = await import('./kept-texts.ts').catch(() => null);
  return (await kept?.keptTexts(patch.sha256)) ?? null;
}
