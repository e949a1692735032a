import { imageSlug } from '#domain/catalogue/slug.ts';
import type { Language, Unit } from '#domain/catalogue/types.ts';
import { pictureRelease } from './release/picture-release.ts';

/**
 * The letters that file names of cards use for languages: Spanish is `sp` (docs/product.md,
 * "Picture files").
 */
const LETTERS: Readonly<Partial<Record<Language, string>>> = { es: 'sp' };

/**
 * One try to show a card. `webp` is the smaller form of the same picture, for browsers that take
 * it.
 */
export type CardSource = { readonly webp: string | null; readonly image: string };

/**
 * Returns the addresses of a unit's card in the order in which they are tried: as JPEG, then twice
 * as PNG (docs/product.md, "Card pictures"). `round` counts how often the reader asked for all of
 * them again.
 */
export function cardSources(unit: Unit, language: Language, round: number): readonly CardSource[] {
  const slug = imageSlug(unit.name);
  const release = pictureRelease(slug);
  const card = `/art/card/${slug}_card_${LETTERS[language] ?? language}`;
  const address = (ending: string, more: string) =>
    `${card}.${ending}${[release, more]
      .filter((part) => part !== '')
      .join('&')
      .replace(/^(?=\w)/, '?')}`;
  // Another address, so that a browser does not answer from a failure that it remembers.
  const again = round === 0 ? '' : `again=${round}`;
  return [
    { webp: address('webp', again), image: address('jpg', again) },
    { webp: null, image: address('png', again) },
    { webp: null, image: address('png', round === 0 ? 'retry=2' : `retry=2&${again}`) },
  ];
}
