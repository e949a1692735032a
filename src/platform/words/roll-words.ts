import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Die, RollPart, RollSymbol } from '#domain/catalogue/profile.ts';

/** The names of dice, for players who do not see their colour. */
const DIE_NAMES: Readonly<Record<Die, MessageDescriptor>> = {
  R: msg`red die`,
  O: msg`orange die`,
  Y: msg`yellow die`,
  G: msg`green die`,
  B: msg`blue die`,
  K: msg`black die`,
};

/**
 * The letter on a die. It tells the colour where colours look alike, so the six must differ in
 * every language.
 */
export const DIE_LETTERS: Readonly<Record<Die, MessageDescriptor>> = {
  R: msg({ message: 'R', context: 'letter on the red die; the six letters must differ' }),
  O: msg({ message: 'O', context: 'letter on the orange die; the six letters must differ' }),
  Y: msg({ message: 'Y', context: 'letter on the yellow die; the six letters must differ' }),
  G: msg({ message: 'G', context: 'letter on the green die; the six letters must differ' }),
  B: msg({ message: 'B', context: 'letter on the blue die; the six letters must differ' }),
  K: msg({ message: 'K', context: 'letter on the black die; the six letters must differ' }),
};

const SYMBOL_NAMES: Readonly<Record<RollSymbol, MessageDescriptor>> = {
  S: msg`success`,
  s: msg`hollow success`,
  D: msg`block`,
  d: msg`hollow block`,
  '!': msg`special`,
  i: msg`hollow special`,
};

/** True for a die to roll, false for a symbol that counts without rolling. */
export function isDie(part: RollPart): part is Die {
  return part in DIE_NAMES;
}

/** Returns the name of a part of a roll. */
export function partName(part: RollPart): MessageDescriptor {
  return isDie(part) ? DIE_NAMES[part] : SYMBOL_NAMES[part];
}
