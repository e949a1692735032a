import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { setHidden } from '#data/admin/reports.ts';
import { notePost } from '#data/community/change-answers.ts';
import type { Post } from '#data/community/post.ts';
import { deletePost, renamePost } from '#data/community/publish-post.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { paths } from '#platform/paths.ts';
import { communityProblemMessage } from '#platform/words/community-problems.ts';
import { toast } from '#ui/toast/toast.tsx';

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
    toast.success({ title: t`The list has its new name` });
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
