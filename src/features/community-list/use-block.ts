import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { noteBlock } from '#data/community/change-answers.ts';
import { setBlock } from '#data/community/people.ts';
import type { Player } from '#data/community/player.ts';
import type { Post } from '#data/community/post.ts';
import { paths } from '#platform/paths.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Blocks a player for a reader of a list. Where it is the author, the reader is led back to the
 * board.
 */
export function useBlock(post: Post, userId: string): (player: Player) => Promise<void> {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (player) => {
    const outcome = await setBlock(player.id, userId, true);
    if (!outcome.ok) {
      toast.error({
        title: t`${player.name} could not be blocked`,
        description: i18n._(communityProblemMessage(outcome.problem, 'player')),
      });
      return;
    }
    // The list itself is not to be seen any more.
    if (player.id === post.authorId) await navigate(paths.communityLists(), { replace: true });
    noteBlock(client);
    const undo = async () => {
      await setBlock(player.id, userId, false);
      noteBlock(client);
    };
    toast.success({
      title: t`${player.name} is blocked`,
      action: { label: t`Undo`, onPress: () => void undo() },
    });
  };
}
