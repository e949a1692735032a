import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of what a list may lack, except keywords, which the catalogue names. */
export const ASPECT_WORDS: Readonly<Record<string, MessageDescriptor>> = {
  troop: msg`Troops`,
  officer: msg`Officers`,
  support: msg`Support`,
  'high-command': msg`High Command`,
  command: msg`Command`,
  melee: msg`Melee`,
  ranged: msg`Ranged`,
  defence: msg`Defence`,
  conquest: msg`Conquest`,
};
