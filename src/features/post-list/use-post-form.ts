import { useState } from 'react';
import { keepPostForm, openPostForm } from '#data/community/post-drafts.ts';
import type { PostForm } from '#domain/community/post-form.ts';

/** The form of the list of this name: as it was left, and kept with every change (spec section 4, Post flow). */
export function usePostForm(listName: string) {
  const [form, setForm] = useState(() => openPostForm(listName));
  const change = (next: Partial<PostForm>) => {
    const changed = { ...form, ...next };
    setForm(changed);
    keepPostForm(listName, changed);
  };
  return { form, change };
}

export type PostFormModel = ReturnType<typeof usePostForm>;
