/**
 * The colours of the drawings: one field, cloth and trim per faction, one skin per race. Lit side
 * first, shadow second.
 */
import type { Tones } from '../motif/layer.ts';

export type Field = { readonly lit: string; readonly middle: string; readonly deep: string };
export type Livery = { readonly field: Field; readonly accent: string; readonly tones: Tones };

/** The tones that every drawing may use. */
const COMMON: Tones = {
  white: ['#fff6e0', '#e2d5b8'],
  iris: ['#241a16', '#100b0c'],
  bone: ['#f4e8c8', '#a9956c'],
  antler: ['#e6d2a2', '#8d7446'],
  wood: ['#a9743f', '#5b3717'],
  leather: ['#96633c', '#4c2c19'],
  linen: ['#efe3c8', '#a39478'],
  gold: ['#f7d98a', '#a8761f'],
  lips: ['#c4574f', '#8c2f35'],
  blood: ['#d0473c', '#7d1a1e'],
  flame: ['#ffd873', '#ef7a2a'],
  glass: ['#9fd8dd', '#3f7f8e'],
  leaf: ['#9ac25f', '#41702e'],
  shadow: ['#1b1a22', '#0c0f17'],
  hair: ['#6b4a2d', '#33200f'],
  mask: ['#f4ead2', '#b3a27d'],
  cap: ['#e0493a', '#8c1a1f'],
  thread: ['#f08a7a', '#b8322e'],
  muzzle: ['#d8cbb2', '#8d7c66'],
  fur: ['#8d7a66', '#463a30'],
  feather: ['#e8dcc6', '#8b7b66'],
  hide: ['#5c4a40', '#2b211d'],
  metal: ['#d7dde2', '#6d7884'],
};

const LIVERIES: Readonly<Record<string, Livery>> = {
  syenann: {
    field: { lit: '#b5d48a', middle: '#4d8a4f', deep: '#12301d' },
    accent: '#a8dba0',
    tones: {
      cloth: ['#33694a', '#16392a'],
      trim: ['#f1d489', '#a87a2a'],
      metal: ['#d9e2cf', '#6f8570'],
      glow: ['#f0ffb0', '#b5e04d'],
      gem: ['#c6f06a', '#4f9a2e'],
    },
  },
  'northern-tribes': {
    field: { lit: '#d3ecf5', middle: '#4f8fb3', deep: '#12344d' },
    accent: '#a9d8f0',
    tones: {
      cloth: ['#3d5f86', '#1b3250'],
      trim: ['#d9a35a', '#84511f'],
      metal: ['#dbe4ea', '#67788a'],
      glow: ['#d6fbff', '#58c6ee'],
      gem: ['#8fe4ff', '#2b84c4'],
    },
  },
  'hegemony-of-embersig': {
    field: { lit: '#ffc98b', middle: '#c2492c', deep: '#45130f' },
    accent: '#f79a7d',
    tones: {
      cloth: ['#4a4650', '#211e28'],
      trim: ['#e9b95a', '#93601c'],
      metal: ['#c9ced6', '#575e6c'],
      glow: ['#fff0b4', '#ff9d3c'],
      gem: ['#ff8a6a', '#b3261e'],
    },
  },
  'scions-of-yaldabaoth': {
    field: { lit: '#dcb9ee', middle: '#7d4ba0', deep: '#281238' },
    accent: '#cfa8e8',
    tones: {
      cloth: ['#5a2b55', '#2a1230'],
      trim: ['#e4a45c', '#8b4f22'],
      metal: ['#ddd3e6', '#6f6380'],
      glow: ['#eaffc0', '#86e06a'],
      gem: ['#ff7ab8', '#9c1f6a'],
    },
  },
  feudom: {
    field: { lit: '#f6d3a2', middle: '#b06a31', deep: '#3a1d0c' },
    accent: '#e6ab7c',
    tones: {
      cloth: ['#3f4a55', '#1c242c'],
      trim: ['#f1d489', '#a87a2a'],
      metal: ['#dde2e4', '#6f7880'],
      glow: ['#eaffc0', '#9ad84a'],
      gem: ['#9aff8a', '#2f9a3a'],
    },
  },
};

const GOLD_ONLY: Livery = {
  field: { lit: '#e8d3a0', middle: '#7d6a45', deep: '#231d14' },
  accent: '#d9b45b',
  tones: {
    cloth: ['#4a4650', '#211e28'],
    trim: ['#f1d489', '#a87a2a'],
    glow: ['#fff0b4', '#ffb93c'],
    gem: ['#ff8a6a', '#b3261e'],
  },
};

/**
 * The colours of a faction's drawings; gold on umber for a faction that this house does not know
 * yet.
 */
export function liveryOf(faction: string): Livery {
  const livery = LIVERIES[faction] ?? GOLD_ONLY;
  return { ...livery, tones: { ...COMMON, ...livery.tones } };
}

/** Skins of each people, to be varied per unit. */
export const SKINS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  human: [
    ['#f0c7a0', '#a86d4a'],
    ['#d9a376', '#855230'],
    ['#b57b50', '#6a3e25'],
    ['#8d5a3a', '#4c2b1b'],
  ],
  varank: [
    ['#f3d0b4', '#b07a5e'],
    ['#e5b892', '#996344'],
    ['#ecc6b0', '#a06a58'],
  ],
  elf: [
    ['#f1dcc0', '#a98a68'],
    ['#d9bd94', '#866a45'],
    ['#c49a72', '#74512f'],
  ],
  aestari: [
    ['#e4e0f4', '#857fae'],
    ['#d3e0ef', '#7088a8'],
    ['#e8dcec', '#8e77a0'],
  ],
  darkminded: [
    ['#d9cfe0', '#77688c'],
    ['#c8c3cf', '#66617a'],
    ['#e2d0d2', '#866a78'],
  ],
  orc: [
    ['#a7b37a', '#566237'],
    ['#93a587', '#47573f'],
    ['#b9ae78', '#665a35'],
    ['#8ea69b', '#425a53'],
  ],
  dwarf: [
    ['#f0b995', '#a5603f'],
    ['#dba27a', '#8b5535'],
  ],
  'red-cap': [
    ['#d9c07a', '#8a6a2f'],
    ['#c2b585', '#75663b'],
    ['#d8a87a', '#87552f'],
  ],
  living: [
    ['#eab0a2', '#9a4f4c'],
    ['#d99a94', '#84403f'],
    ['#e8c0ae', '#96615a'],
  ],
  ashen: [['#c9c4bc', '#6d6862']],
  dead: [
    ['#a9bd9b', '#4f6650'],
    ['#b3b8a6', '#585f56'],
    ['#97aaa6', '#445a5c'],
  ],
};

export const HAIR_TONES: Readonly<Record<string, readonly [string, string]>> = {
  brown: ['#7d5230', '#3c2412'],
  black: ['#3e3b46', '#1b1a22'],
  blond: ['#efcf85', '#a37a34'],
  red: ['#cf6a32', '#7c3113'],
  grey: ['#c9c6bf', '#7a7873'],
  white: ['#fbf6ea', '#b9b2a8'],
  ash: ['#a3907a', '#5a4a3b'],
  moss: ['#6d8a4a', '#354a22'],
  umber: ['#5a3a2a', '#281812'],
  copper: ['#e08b45', '#8a431a'],
};

export const FUR_TONES: Readonly<Record<string, readonly [string, string]>> = {
  white: ['#f7f5ee', '#a9adb0'],
  brown: ['#8d6a4a', '#452f1e'],
  grey: ['#9aa0a8', '#4a5058'],
  black: ['#4a4a56', '#1e1e28'],
};
