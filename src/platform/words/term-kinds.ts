import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TermKind } from '#domain/catalogue/types.ts';

/** The names of the glossary's kinds, each for one term. */
export const TERM_KIND_WORDS: Readonly<Record<TermKind, MessageDescriptor>> = {
  keywords: msg`Keyword`,
  characteristics: msg`Characteristic`,
  'special-rules': msg`Special rule`,
  states: msg`State`,
};
