import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PostFault } from '#domain/community/post-faults.ts';

/** Says in a few words why a posted list is not for tournaments. */
export const POST_FAULT_WORDS: Readonly<Record<PostFault, MessageDescriptor>> = {
  unknown: msg`a unit is not in the catalogue`,
  high_command: msg`more than one High Command`,
  availability: msg`more copies than a card allows`,
  partner: msg`a unit lacks its partner`,
  not_admitted: msg`a unit is not tournament legal`,
};
