import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Sentences that say why a result was not recorded, by the reason's code. */
export const RESULT_PROBLEM_WORDS: Readonly<
  Record<
    'unknown-opponent' | 'signed-out' | 'not-allowed' | 'no-room' | 'too-often' | 'fault',
    MessageDescriptor
  >
> = {
  'unknown-opponent': msg`There is no longer a player with this WAB ID.`,
  'signed-out': msg`Sign in to record results.`,
  'not-allowed': msg`Your account may not record results.`,
  'no-room': msg`Your account is full: it has reached the limit of recorded games. The result stays on this device; ask an administrator for more room.`,
  'too-often': msg`Too many results in a short time. Try again later.`,
  fault: msg`The result could not be recorded. Try again later.`,
};
