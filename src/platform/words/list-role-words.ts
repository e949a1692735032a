import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListRole } from '#domain/roster/list-roles.ts';

/** The names of the roles that a list may cover. */
export const LIST_ROLE_WORDS: Readonly<Record<ListRole, MessageDescriptor>> = {
  troop: msg`Troops`,
  officer: msg`Officers`,
  support: msg`Support`,
  'high-command': msg`High Command`,
};
