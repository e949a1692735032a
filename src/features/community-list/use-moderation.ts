import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { setHidden } from '#data/admin/admin-reports.ts';
import { noteBlock, noteComment, notePost } from '#data/community/note-changes.ts';
import { deleteComment } from '#data/community/comments.ts';
import { setBlock } from '#data/community/people.ts';
import type { Player } from '#data/community/player.ts';
import type { Post } from '#data/community/post.ts';
import { deletePost, putBackPost, renamePost, takeDownPost } from '#data/community/publish-post.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns the actions of authors and administrators on a post. Failures are reported in a toast.
 */
export function useModeration(post: Post) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const fail = (title: string, problem: CommunityProblem) =>
    toast.error({ title, description: i18n._(communityProblemMessage(problem)) });

  const putBack = async () => {
    const outcome = await putBackPost(post.id);
    if (!outcome.ok) {
      const taken = t`You have since posted another list under this name. Take that one down first.`;
      if (outcome.problem.code === 'exists') toast.error({ title: taken });
      else fail(t`The list could not be put back`, outcome.problem);
      return;
    }
    notePost(client, post.id);
    toast.success({ title: t`The list is back among the community lists` });
  };
  const takeDown = async () => {
    const outcome = await takeDownPost(post.id);
    if (!outcome.ok) {
      fail(t`The list could not be taken down`, outcome.problem);
      return;
    }
    notePost(client, post.id);
    toast.success({
      title: t`The list is taken down`,
      action: { label: t`Undo`, onPress: () => void putBack() },
    });
  };
  const removeComment = async (id: string) => {
    const outcome = await deleteComment(id);
    if (outcome.ok || outcome.problem.code === 'gone') noteComment(client, post.id, -1);
    else fail(t`The comment could not be deleted`, outcome.problem);
  };
  return { takeDown, putBack, deleteComment: removeComment };
}

/** Renames a post, deletes it for good, and restores a hidden one; each reports its outcome. */
export function useOwnPost(post: Post) {
  const { i18n, t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const fail = (title: string, problem: CommunityProblem) =>
    toast.error({ title, description: i18n._(communityProblemMessage(problem)) });

  const restore = async () => {
    const outcome = await setHidden('list', post.id, null);
    notePost(client, post.id);
    if (outcome.ok) toast.success({ title: t`It is shown again.` });
    else toast.error({ title: t`The list could not be restored` });
  };
  const rename = async (name: string) => {
    const outcome = await renamePost(post.id, name);
    if (!outcome.ok) {
      const taken = t`Another of your lists is posted under this name. Choose another name.`;
      if (outcome.problem.code === 'exists') toast.error({ title: taken });
      else fail(t`The list could not be renamed`, outcome.problem);
      return;
    }
    notePost(client, post.id);
    toast.success({ title: t`The list is renamed` });
  };
  const deleteForGood = async () => {
    const outcome = await deletePost(post.id);
    if (!outcome.ok && outcome.problem.code !== 'gone') {
      fail(t`The list could not be deleted`, outcome.problem);
      return;
    }
    await navigate(paths.communityLists(), { replace: true });
    client.removeQueries({ queryKey: ['community', 'post', post.id] });
    notePost(client, post.id);
    toast.success({ title: t`“${post.name}” is deleted` });
  };
  return { restore, rename, deleteForGood };
}

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
