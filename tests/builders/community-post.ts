import type { Post } from '#data/community/post.ts';

const UNIT = { id: 'alborc', name: 'Alborc', pointsCost: 45, quantity: 1 };
/** A posted list without an original. */
export const POST: Post = {
  id: 'post-1',
  authorId: 'bob',
  author: null,
  name: 'Ice Line',
  faction: 'northern-tribes',
  description: null,
  imageUrl: null,
  heads: [],
  units: [UNIT],
  isTournamentList: false,
  tournamentName: null,
  isActive: true,
  isHidden: false,
  hiddenReason: null,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  isCopy: false,
  source: null,
  points: 45,
  command: 0,
  unitCount: 1,
  likesCount: 0,
  commentsCount: 0,
};
