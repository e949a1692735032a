import type { FactionId, Language, Unit } from '#domain/catalogue/types.ts';
import { imageSlug } from '#domain/catalogue/slug.ts';
import { keepPictures } from '#platform/offline/pictures.ts';
import { cardSources } from '../card-sources.ts';
import { catalogue } from '../catalogue.ts';
import { rememberedFaction } from '../lists/last-faction.ts';
import { portraitAddress, smallPortraitAddress } from '../profiles/portrait.ts';

/**
 * The most bytes that portraits may take without being asked for: with the app itself they stay
 * under the product's 6 MB.
 */
const MOST_BYTES = 550_000;

/** The addresses of a faction's portraits, each once. */
function portraitsOf(faction: FactionId): readonly string[] {
  return bothSizes(catalogue.unitsByFaction.get(faction) ?? []);
}

/** All portraits of the game, each once. */
export function allPortraits(): readonly string[] {
  return bothSizes(catalogue.units);
}

/** Rows show small portraits, which come first: they are what one sees most. */
function bothSizes(units: readonly Unit[]): readonly string[] {
  return [...new Set([...units.map(smallPortraitAddress), ...units.map(portraitAddress)])];
}

/** The cards of all units in a language, each once. */
export function allCards(language: Language): readonly string[] {
  return [...new Set(oncePerCard(catalogue.units).map((unit) => cardAddress(unit, language)))];
}

function cardAddress(unit: Unit, language: Language): string {
  const [first] = cardSources(unit, language, 0);
  return first?.webp ?? first?.image ?? '';
}

function oncePerCard(units: readonly Unit[]): readonly Unit[] {
  return [...new Map(units.map((unit) => [imageSlug(unit.name), unit])).values()];
}

/** Keeps the portraits of the faction that was used last. */
export async function keepFactionPictures(): Promise<void> {
  await keepPictures(portraitsOf(rememberedFaction()), { mostBytes: MOST_BYTES });
}
