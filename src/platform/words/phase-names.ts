import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Phase } from '#domain/game/types.ts';

/** The phases by name. */
export const PHASE_NAMES: Readonly<Record<Phase, MessageDescriptor>> = {
  setup: msg`Setup`,
  deployment: msg`Deployment`,
  game: msg`Game`,
  scoring: msg`Scoring`,
  summary: msg`Summary`,
};
