/**
 * Casts the motifs of a unit: facts of its card first, words of its name after them; a later row
 * wins over an earlier one.
 */
import type { Unit } from '#domain/catalogue/types.ts';
import { imageSlug } from '#domain/catalogue/slug.ts';
import type { Cast, Wears } from './cast.ts';
import { CRAFTS } from './crafts.ts';

export type CastUnit = Pick<
  Unit,
  'name' | 'faction' | 'type' | 'highCommand' | 'characteristics' | 'keywords'
>;

type Row = readonly [applies: (unit: CastUnit) => boolean, wears: Wears];

const has =
  (...names: readonly string[]) =>
  (unit: CastUnit): boolean =>
    names.every((name) => unit.characteristics.includes(name));
const keyword = (base: string) => (unit: CastUnit) =>
  unit.keywords.some((printed) => printed === base || printed.startsWith(`${base} (`));
const type = (name: CastUnit['type']) => (unit: CastUnit) => unit.type === name;

/** A unit of which nothing is known but its faction. */
const ANYBODY: Cast = {
  head: 'human',
  skin: 'human',
  hair: 'short',
  hairTone: 'brown',
  furTone: 'brown',
  garment: 'leather',
  weapon: 'spear',
  paint: '#3b6ea5',
  scale: 0.97,
};

/** Peoples and states of being, by characteristic. */
const PEOPLES: readonly Row[] = [
  [has('Human'), { garment: 'brigandine', weapon: 'sword' }],
  [
    has('Varank'),
    {
      head: 'varank',
      skin: 'varank',
      hair: 'braids',
      hairTone: 'blond',
      beard: 'full',
      garment: 'fur',
      weapon: 'axe',
      scale: 0.98,
    },
  ],
  [
    has('Orc'),
    {
      head: 'orc',
      skin: 'orc',
      hair: 'mane',
      hairTone: 'umber',
      garment: 'hide',
      weapon: 'axe',
      scale: 0.98,
    },
  ],
  [
    has('Dwarf'),
    {
      head: 'dwarf',
      skin: 'dwarf',
      hair: 'none',
      hairTone: 'copper',
      beard: 'great',
      garment: 'leather',
      weapon: 'hammer',
      scale: 0.96,
    },
  ],
  [
    has('Elf'),
    { head: 'elf', skin: 'elf', hair: 'long', hairTone: 'blond', garment: 'robe', weapon: 'sword' },
  ],
  [
    has('Sÿenann'),
    { head: 'elf', skin: 'elf', hair: 'long', hairTone: 'ash', garment: 'leaf', weapon: 'spear' },
  ],
  [has('Aestari'), { skin: 'aestari', hair: 'veil', hairTone: 'white', garment: 'robe', mark: 'third' }],
  [has('Nemorous'), { headgear: 'antlers', scale: 0.9 }],
  [
    has('Living Flesh', 'Human'),
    { skin: 'living', hair: 'none', garment: 'wraps', weapon: 'falchion', headgear: 'bandage' },
  ],
  [
    has('Darkminded'),
    { skin: 'darkminded', hair: 'veil', hairTone: 'black', garment: 'robe', weapon: 'staff' },
  ],
  [
    has('Dead Flesh', 'Risen'),
    { head: 'rotten', skin: 'dead', hair: 'none', garment: 'ribs', weapon: 'club' },
  ],
  [
    has('Red Cap'),
    {
      head: 'red-cap',
      skin: 'red-cap',
      hair: 'none',
      headgear: 'short-cap',
      garment: 'leather',
      weapon: 'club',
      scale: 0.94,
    },
  ],
  [has('Cavalry'), { mount: 'horse' }],
  [has('Cavalry', 'Orc'), { mount: 'warg' }],
  [type('Companion'), { beast: 'warg', furTone: 'black', scale: 1 }],
  [keyword('Large'), { beast: 'maw', skin: 'living', scale: 1 }],
  [keyword('Spellcaster'), { held: 'runes' }],
];

/**
 * The motifs of a unit, from what its card prints. Total: an unknown unit is a spearman in its
 * faction's colours.
 */
export function castOf(unit: CastUnit): Cast {
  const worn = PEOPLES.filter(([applies]) => applies(unit)).map(([, wears]) => wears);
  const craft = CRAFTS[imageSlug(unit.name)] ?? {};
  return [...worn, craft].reduce<Cast>((cast, wears) => ({ ...cast, ...wears }), ANYBODY);
}
