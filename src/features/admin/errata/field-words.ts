import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CorrectableField } from '#domain/catalogue/errata.ts';

/** The names of a unit's facts. */
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
