import { useQuery } from '@tanstack/react-query';
import { factionSummaries } from '#data/faction-summaries.ts';
import { openListQuery } from '#data/lists/open-list.ts';
import { ownProfileQuery } from '#data/profiles/own-profile.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { factionAtHeart } from '#domain/community/faction-at-heart.ts';

const KNOWN = factionSummaries.map(({ id }) => id);

/**
 * Returns the id of the faction that the reader plays, null when nothing tells, undefined while
 * that is being looked up.
 */
export function useFactionAtHeart(): string | null | undefined {
  const viewer = useViewer();
  const userId = userIdOf(viewer);
  const profile = useQuery({ ...ownProfileQuery(userId ?? ''), enabled: userId !== null });
  const open = useQuery(openListQuery());
  if (viewer.status === 'loading' || open.isPending) return undefined;
  if (userId !== null && profile.isPending) return undefined;
  return factionAtHeart(profile.data?.favoriteFaction ?? null, open.data ?? null, KNOWN);
}
