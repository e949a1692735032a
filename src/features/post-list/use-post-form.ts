import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownPostQuery } from '#data/community/own-post.ts';
import { keepPostForm, openPostForm } from '#data/community/post-drafts.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { emptyForm, isSameForm, type PostForm } from '#domain/community/post-form.ts';
import { formOfPost } from '#domain/community/stored-forms.ts';

/**
 * The form of the list of this name: as it was left, else as the player's post of that name has it,
 * so that posting again keeps what was written. It is kept with every change (docs/product.md,
 * "Post drafts").
 */
export function usePostForm(listName: string) {
  const userId = userIdOf(useViewer());
  const [written, setWritten] = useState(() => {
    const kept = openPostForm(listName);
    return isSameForm(kept, emptyForm(listName)) ? null : kept;
  });
  const own = useQuery(ownPostQuery(userId, (written?.postName ?? listName).trim()));
  const post = own.data ?? null;
  const form = written ?? (post === null ? emptyForm(listName) : formOfPost(post));
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
