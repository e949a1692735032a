import { normaliseFactionId } from '#domain/catalogue/faction-id.ts';
import type { FactionId } from '#domain/catalogue/types.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, writeText } from '#platform/storage/local.ts';
import { catalogue } from '../catalogue.ts';

/** The faction of a first visit (docs/product.md, "Faction picker"). */
const DEFAULT_FACTION = 'northern-tribes';

/**
 * The faction that was chosen last in this browser, by the older app too, else `northern-tribes`
 * (docs/product.md, "Faction picker").
 */
export function rememberedFaction(): FactionId {
  const stored = readText(storageKeys.lastFaction);
  return (stored === null ? null : normaliseFactionId(stored, catalogue)) ?? DEFAULT_FACTION;
}

/** Remembers the faction for the next visit; where storage refuses, it holds for this page. */
export function rememberFaction(faction: FactionId): void {
  writeText(storageKeys.lastFaction, faction);
}
