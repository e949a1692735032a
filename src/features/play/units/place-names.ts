import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Place } from '#domain/game/types.ts';

/** The names of the places of a unit. */
export const PLACE_NAMES: Readonly<Record<Place, MessageDescriptor>> = {
  reserve: msg`Not deployed`,
  hidden: msg`Held back`,
  table: msg`On the table`,
  fled: msg`Fled`,
  destroyed: msg`Destroyed`,
};
