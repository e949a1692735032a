import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CorrectableField } from '#domain/catalogue/errata.ts';

/** What the facts of a unit are called. */
export const FIELD_WORDS: Readonly<Record<CorrectableField, MessageDescriptor>> = {
  points: msg`Points`,
  availability: msg`Availability`,
  command: msg`Command`,
  highCommand: msg`High Command`,
  tournamentLegal: msg`Tournament legal`,
  characteristics: msg`Characteristics`,
  keywords: msg`Keywords`,
  specialRules: msg`Special rules`,
};
