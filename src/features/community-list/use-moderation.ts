import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { noteComment, notePost } from '#data/community/change-answers.ts';
import { deleteComment } from '#data/community/comments.ts';
import type { Post } from '#data/community/post.ts';
import { putBackPost, takeDownPost } from '#data/community/publish-post.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
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
      const taken = t`Another of your lists is posted under this name by now. Take that one down first.`;
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
