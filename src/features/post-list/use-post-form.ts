import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogue } from '#data/catalogue.ts';
import { notePost } from '#data/community/note-changes.ts';
import { ownPostQuery } from '#data/community/own-post.ts';
import { clearPostForm, keepPostForm, openPostForm } from '#data/community/post-drafts.ts';
import { publishPost } from '#data/community/publish-post.ts';
import { useDraft } from '#data/lists/use-draft.ts';
import { queryClient } from '#data/query/query-client.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { can } from '#domain/access/can.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { localName } from '#domain/catalogue/localise.ts';
import { autoPicture, pictureChoices } from '#domain/community/picture.ts';
import {
  emptyForm,
  firstProblem,
  isSameForm,
  postFields,
  type PostForm,
} from '#domain/community/post-form.ts';
import { formOfPost } from '#domain/community/stored-forms.ts';
import { armyOf } from '#domain/roster/army.ts';
import { toSavedUnit } from '#domain/roster/saved-unit.ts';
import { totalsOf } from '#domain/roster/totals.ts';
import { paths } from '#platform/paths.ts';
import { useNavigate } from '#platform/routing/router-view.tsx';
import { useLanguage } from '#platform/use-language.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * The form of the list of this name: as it was left, else as the player's post of that name and
 * faction has it, so that posting again keeps what was written. It is kept with every change
 * (docs/product.md, "Post drafts").
 */
export function usePostForm(listName: string, faction: string) {
  const userId = userIdOf(useViewer());
  const [written, setWritten] = useState(() => {
    const kept = openPostForm(listName);
    return isSameForm(kept, emptyForm(listName)) ? null : kept;
  });
  const own = useQuery(ownPostQuery(userId, (written?.postName ?? listName).trim()));
  const post = own.data ?? null;
  const form = written ?? (post?.faction === faction ? formOfPost(post) : emptyForm(listName));
  const change = (next: Partial<PostForm>) => {
    const changed = { ...form, ...next };
    setWritten(changed);
    keepPostForm(listName, changed);
  };
  return {
    form,
    change,
    post,
    isLoading: own.isLoading,
    isUnknown: own.isError,
    tryAgain: () => void own.refetch(),
  };
}

export type PostFormModel = ReturnType<typeof usePostForm>;

/** Returns the draft as it would be posted: its units, totals, and the pictures to choose from. */
export function usePostUnits() {
  const language = useLanguage();
  const document = useDraft((state) => state.history.document);
  const army = armyOf(document, catalogue);
  const units = army.map(toSavedUnit);
  const choices = pictureChoices(
    army.map((entry) => {
      const { id, highCommand, imageUrl } = toSavedUnit(entry);
      return { id, highCommand, imageUrl, name: localName(entry.unit, language), unit: entry.unit };
    }),
    language,
  );
  return { document, army, units, totals: totalsOf(army), choices, autoImage: autoPicture(choices) };
}

export type PostUnits = ReturnType<typeof usePostUnits>;

/**
 * Posts the list or reports why not, with the messages of docs/product.md, "Posting a list". A
 * failure keeps everything as it was.
 */
export function usePublish(list: PostUnits, form: PostForm, onDone: () => void) {
  const { t } = useLingui();
  const viewer = useViewer();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const { document, units, autoImage } = list;
  const { mutate, isPending, data } = useMutation({
    mutationFn: async (userId: string) => {
      const basedOn = document.basedOn?.id ?? null;
      const fields = postFields(form, autoImage);
      return publishPost({ fields, faction: document.faction, units, basedOn }, userId);
    },
    onSuccess: (outcome) => {
      if (!outcome.ok) {
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
    },
  });
  const publish = () => {
    if (isPending) return;
    const isSignedIn = can(viewer, 'post-to-community');
    const missing = firstProblem(form, { isSignedIn, unitCount: units.length });
    if (missing !== null || viewer.status !== 'authenticated') refuse(missing ?? 'signed-out');
    else mutate(viewer.userId);
  };
  return { publish, isPosting: isPending, problem: data?.ok === false ? data.problem : null };
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
