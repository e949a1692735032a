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

const FOLDED: ReadonlySet<string> = new Set(FIXED_CHARACTERISTICS.map(foldText));

/**
 * True when an English name belongs to the fixed group, whatever its capitals and spaces
 * (docs/game.md, "Characteristics").
 */
export function isFixedCharacteristic(name: string): boolean {
  return FOLDED.has(foldText(name));
}
