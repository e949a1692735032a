import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notePost } from '#data/community/change-answers.ts';
import { clearPostForm } from '#data/community/post-drafts.ts';
import { publishPost } from '#data/community/publish-post.ts';
import { queryClient } from '#data/query/query-client.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { firstProblem, type PostForm, postFields } from '#domain/community/post-form.ts';
import type { CommunityProblem } from '#domain/community/problem.ts';
import { paths } from '#platform/paths.ts';
import { toast } from '#ui/toast/toast.tsx';
import type { PostUnits } from './use-post-units.ts';

/**
 * Posts the list or reports why not, with the messages of docs/product.md, "Posting a list". A
 * failure keeps everything as it was.
 */
export function usePublish(list: PostUnits, form: PostForm, onDone: () => void) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const [isPosting, setPosting] = useState(false);
  const [problem, setProblem] = useState<CommunityProblem | null>(null);
  const refuse = useRefusal();
  const publish = async () => {
    if (isPosting) return;
    const isSignedIn = can(viewer, 'post-to-community');
    const missing = firstProblem(form, { isSignedIn, unitCount: list.units.length });
    if (missing !== null || viewer.status !== 'authenticated') {
      refuse(missing ?? 'signed-out');
      return;
    }
    setPosting(true);
    setProblem(null);
    const { document, units, autoImage } = list;
    const fields = postFields(form, autoImage);
    const basedOn = document.basedOn?.id ?? null;
    const post = { fields, faction: document.faction, units, basedOn };
    const outcome = await publishPost(post, viewer.userId);
    setPosting(false);
    if (!outcome.ok) {
      setProblem(outcome.problem);
      toast.error({ title: t`Error`, description: t`Failed to share your army list. Please try again.` });
      return;
    }
    clearPostForm(document.name);
    notePost(queryClient(), outcome.id);
    onDone();
    toast.success({
      title: outcome.isUpdate ? t`List Updated Successfully!` : t`List Shared Successfully!`,
      action: { label: t`View`, onPress: () => void navigate(paths.communityList(outcome.id)) },
    });
  };
  return { publish, isPosting, problem };
}

/** Reports what is missing before a list can be posted. */
function useRefusal() {
  const { t } = useLingui();
  return (missing: 'signed-out' | 'name' | 'empty') => {
    switch (missing) {
      case 'signed-out':
        toast.error({
          title: t`Authentication Required`,
          description: t`Please log in to share your army list.`,
        });
        return;
      case 'name':
        toast.error({ title: t`List Name Required`, description: t`Please enter a name for your list.` });
        return;
      case 'empty':
        toast.error({
          title: t`Empty List`,
          description: t`Add some units to your army before sharing.`,
        });
        return;
    }
  };
}
