import { foldText } from './fold.ts';

/**
 * The fixed group of characteristics, in the order of docs/game.md, "Characteristics". Every other
 * printed word counts as a keyword.
 */
export const FIXED_CHARACTERISTICS: readonly string[] = [
  'Infantry',
  'Character',
  'Companion',
  'Colossal Company',
  'Orc',
  'Human',
  'Dwarf',
  'Ghent',
  'Aestari',
  'Elf',
  'Varank',
  'Nemorous',
  'Beast',
  'Construct',
  'Undead',
  'Mounted',
  'Cavalry',
  'Red Cap',
  'Living Flesh',
  'Dead Flesh',
  'Golem',
  'Mercenary',
  'High Command',
];

/** The words of a card that say what a unit is, under the two headings that every page shows. */
export type CardWords = { readonly characteristics: readonly string[]; readonly keywords: readonly string[] };

const FOLDED: ReadonlySet<string> = new Set(FIXED_CHARACTERISTICS.map(foldText));

/**
 * True when an English name belongs to the fixed group, whatever its capitals and spaces
 * (docs/game.md, "Characteristics").
 */
export function isFixedCharacteristic(name: string): boolean {
  return FOLDED.has(foldText(name));
}

/**
 * Sorts the words of a card: the fixed group are characteristics, every other printed
 * characteristic counts as a keyword (docs/game.md, "Characteristics").
 */
export function cardWords(printed: CardWords): CardWords {
  return {
    characteristics: printed.characteristics.filter(isFixedCharacteristic),
    keywords: [
      ...printed.keywords,
      ...printed.characteristics.filter((name) => !isFixedCharacteristic(name)),
    ],
  };
}
