import type { UnitCard } from '#domain/catalogue/assemble.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { withChangesIn } from '#domain/catalogue/release/changes.ts';
import { releaseTexts } from './release/release-texts.ts';

/**
 * The stat profile and the skills of a unit, loaded when first asked for. Null for a unit that the
 * catalogue does not know; `profile` is null and `skills` empty where the catalogue does not know
 * them. Rejects when the file cannot be loaded.
 */
export async function loadUnitProfile(faction: string, id: string): Promise<UnitCard | null> {
  return (await loadUnitCards())(faction, id);
}

/** Finds a unit's card; null for a unit that the catalogue does not know. */
export type CardOf = (faction: string, id: string) => UnitCard | null;

/**
 * The cards of all units at once, for pages that show many. Rejects when the file cannot be loaded.
 */
export async function loadUnitCards(): Promise<CardOf> {
  const [{ unitProfiles }, texts] = await Promise.all([import('virtual:unit-profiles'), releaseTexts()]);
  const cards = texts === null ? unitProfiles : withChangesIn(unitProfiles, texts.cards);
  return (faction, id) => {
    const key = unitKey(faction, id);
    return Object.hasOwn(cards, key) ? (cards[key] ?? null) : null;
  };
}
