import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { DIE_OF_TOKEN } from '#domain/catalogue/roll-codes.ts';
import type { DieToken, SymbolToken } from '#domain/reader/text-tokens.ts';
import { partName } from '#platform/words/roll-words.ts';

const SYMBOL_NAMES: Readonly<Record<SymbolToken, MessageDescriptor>> = {
  success: partName('S'),
  'hollow-success': partName('s'),
  block: partName('D'),
  'hollow-block': partName('d'),
  special: partName('!'),
  'hollow-special': partName('i'),
  'wound-damage': msg`damage`,
  'tinge-token': msg`Tinge`,
  'stress-bolt-modifier': msg`stress modifier`,
  switch: msg`switch`,
  'long-action': msg`long action`,
  skill: msg`skill`,
  'passive-skill': msg`passive skill`,
  'command-skill': msg`command skill`,
  spell: msg`spell`,
};

/** Returns the name of a die or symbol in a text. */
export function nameOfMark(
  mark: { readonly die: DieToken } | { readonly symbol: SymbolToken },
): MessageDescriptor {
  return 'die' in mark ? partName(DIE_OF_TOKEN[mark.die]) : SYMBOL_NAMES[mark.symbol];
}
