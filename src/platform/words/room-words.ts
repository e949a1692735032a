import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Room } from '#domain/roster/sync/room.ts';

/** Says how full an account is, while there is still time to make room. */
export function roomMessage({ unit, used, most }: Room): MessageDescriptor {
  return unit === 'lists'
    ? msg`${used} of ${most} lists in the cloud. Delete some that you no longer need.`
    : msg`${used} of ${most} MB of lists in the cloud. Delete some that you no longer need.`;
}
