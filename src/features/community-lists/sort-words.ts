import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BrowseSort } from '#domain/community/browse-filters.ts';

/** The names of the board's orders. */
export const SORT_WORDS: Readonly<Record<BrowseSort, MessageDescriptor>> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  likes: msg`Most liked`,
  points: msg`Most points`,
  points_low: msg`Fewest points`,
  name: msg`Name A-Z`,
};
