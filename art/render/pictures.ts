import { imageSlug } from '#domain/catalogue/slug.ts';
import { LANGUAGES, type Language, type Unit } from '#domain/catalogue/types.ts';
import { cardSvg } from '../card/card-svg.ts';
import type { ArtSource } from '../card/read-cards.ts';
import { ICON_NAMES, iconSvg } from '../icon/icons.ts';
import { portraitSvg } from '../portrait/portrait.ts';
import type { Raster } from './rasterise.ts';

/**
 * A picture's folder and the name of its file without the ending, for example `card` and
 * `hersir_card_en`.
 */
export type PictureName = { readonly folder: string; readonly stem: string };
/**
 * A picture to be had: what it is drawn from, and how it becomes pixels. `svg` is drawn when it is
 * called. `smallOf` names the picture that this is a small copy of.
 */
export type Picture = PictureName & {
  readonly svg: () => string;
  readonly raster: Raster;
  readonly smallOf?: PictureName;
};

/**
 * The letters that file names of cards use for languages: Spanish is `sp` (docs/product.md,
 * "Picture files").
 */
const LANGUAGE_LETTERS: Readonly<Partial<Record<Language, string>>> = { es: 'sp' };

/** The pixels of a card. */
export const CARD_RASTER: Raster = { width: 945, quality: { jpg: 80, webp: 33, avif: 50 } };
const PORTRAIT: Raster = { width: 400, quality: { jpg: 80, webp: 74, avif: 55 } };
/** For rows of a list: 40 CSS pixels on a phone's dense screen. */
const SMALL_PORTRAIT: Raster = { ...PORTRAIT, width: 128 };
const ICON: Raster = { width: 96, quality: { jpg: 90, webp: 90, avif: 70 } };

/**
 * Every picture of this house: cards and portraits of all units, icons (docs/product.md, "Picture
 * files").
 */
export function picturesOf(source: ArtSource): readonly Picture[] {
  const units = unitsBySlug(source);
  return [
    ...[...units].flatMap(([slug, unit]) => portraits(slug, unit)),
    ...LANGUAGES.flatMap((language) =>
      [...units].map(([slug, unit]): Picture => card(source, { slug, unit, language })),
    ),
    ...ICON_NAMES.map((name): Picture => icon(name)),
  ];
}

/**
 * One unit for each file name. Where factions share a unit, as they do a mercenary, it is the first
 * whose own card was seen; a mercenary's pictures bear no faction's name.
 */
function unitsBySlug(source: ArtSource): ReadonlyMap<string, Unit> {
  const isInferred = (unit: Unit) => source.cardInput(unit, 'en').card.profile?.inferred === true;
  const found = new Map<string, Unit>();
  for (const unit of source.catalogue.units) {
    const slug = imageSlug(unit.name);
    const known = found.get(slug);
    if (known === undefined || (isInferred(known) && !isInferred(unit))) found.set(slug, unit);
  }
  return found;
}

function portraits(slug: string, unit: Unit): readonly Picture[] {
  const whole = { folder: 'portrait', stem: `${slug}_portrait` };
  const svg = () => portraitSvg(unit);
  return [
    { ...whole, svg, raster: PORTRAIT },
    { ...whole, stem: `${whole.stem}_small`, svg, raster: SMALL_PORTRAIT, smallOf: whole },
  ];
}

function card(
  source: ArtSource,
  { slug, unit, language }: { slug: string; unit: Unit; language: Language },
): Picture {
  return {
    folder: 'card',
    stem: `${slug}_card_${LANGUAGE_LETTERS[language] ?? language}`,
    svg: () => cardSvg(source.cardInput(unit, language)).svg,
    raster: CARD_RASTER,
  };
}

function icon(name: string): Picture {
  return { folder: 'icons', stem: name, svg: () => iconSvg(name) ?? '', raster: ICON };
}
