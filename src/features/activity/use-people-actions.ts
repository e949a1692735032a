import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { noteBlock, noteFollow } from '#data/community/note-changes.ts';
import { removeFollower, setBlock, setFollow } from '#data/community/people.ts';
import type { Player } from '#data/community/player.ts';
import type { Outcome } from '#data/community/problem-of.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Something that a player does to another. */
export type PeopleAction = 'follow' | 'stop-following' | 'drop-follower' | 'block' | 'unblock';

const CALLS: Readonly<Record<PeopleAction, (id: string, userId: string) => Promise<Outcome>>> = {
  follow: async (id, userId) => setFollow(id, userId, true),
  'stop-following': async (id, userId) => setFollow(id, userId, false),
  'drop-follower': removeFollower,
  block: async (id, userId) => setBlock(id, userId, true),
  unblock: async (id, userId) => setBlock(id, userId, false),
};

/**
 * Follows, stops following, removes followers, blocks and lifts blocks; each reports its outcome.
 * `busyWith` is the id of the player whom an action under way is about.
 */
export function usePeopleActions(userId: string) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const { isPending, variables, mutate } = useMutation({
    mutationFn: async ({ action, player }: { action: PeopleAction; player: Player }) =>
      CALLS[action](player.id, userId),
    onSuccess: (outcome, { action, player }) => {
      if (!outcome.ok) {
        const description = i18n._(communityProblemMessage(outcome.problem, 'player'));
        toast.error({ title: t`That did not work`, description });
        return;
      }
      const done: Readonly<Record<PeopleAction, string>> = {
        follow: t`You follow ${player.name} now`,
        'stop-following': t`You no longer follow ${player.name}`,
        'drop-follower': t`${player.name} no longer follows you`,
        block: t`${player.name} is blocked`,
        unblock: t`${player.name} is no longer blocked`,
      };
      (action === 'block' || action === 'unblock' ? noteBlock : noteFollow)(client);
      toast.success({ title: done[action] });
    },
  });
  return {
    busyWith: isPending ? variables.player.id : null,
    act: (action: PeopleAction, player: Player) => mutate({ action, player }),
  };
}
