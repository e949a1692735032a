import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { LIST_ROLE_WORDS } from '#platform/words/list-role-words.ts';

/** The names of what a list may lack, except keywords, which the catalogue names. */
export const ASPECT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  ...LIST_ROLE_WORDS,
  command: msg`Command`,
  melee: msg`Melee`,
  ranged: msg`Ranged`,
  defence: msg`Defence`,
  conquest: msg`Conquest`,
};
