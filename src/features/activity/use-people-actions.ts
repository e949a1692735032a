import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { noteBlock, noteFollow } from '#data/community/change-answers.ts';
import { removeFollower, setBlock, setFollow } from '#data/community/people.ts';
import type { Player } from '#data/community/player.ts';
import type { Outcome } from '#data/community/problem-of.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Follows, stops following, removes followers, blocks and lifts blocks; each reports its outcome.
 */
export function usePeopleActions(userId: string) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const settle = (outcome: Outcome, note: () => void, done: string) => {
    if (outcome.ok) {
      note();
      toast.success({ title: done });
      return;
    }
    const description = i18n._(communityProblemMessage(outcome.problem, 'player'));
    toast.error({ title: t`That did not work`, description });
  };
  const noteFollowing = () => noteFollow(client);
  return {
    follow: async (player: Player) =>
      settle(await setFollow(player.id, userId, true), noteFollowing, t`You follow ${player.name} now`),
    stopFollowing: async (player: Player) =>
      settle(
        await setFollow(player.id, userId, false),
        noteFollowing,
        t`You do not follow ${player.name} any more`,
      ),
    dropFollower: async (player: Player) =>
      settle(
        await removeFollower(player.id, userId),
        noteFollowing,
        t`${player.name} does not follow you any more`,
      ),
    block: async (player: Player) =>
      settle(await setBlock(player.id, userId, true), () => noteBlock(client), t`${player.name} is blocked`),
    unblock: async (player: Player) =>
      settle(
        await setBlock(player.id, userId, false),
        () => noteBlock(client),
        t`${player.name} is not blocked any more`,
      ),
  };
}
