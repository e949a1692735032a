import { emptyForm, type PostFields, type PostForm } from '#domain/community/post-form.ts';
import {
  editedFormOf,
  editingText,
  keptFormOf,
  withForm,
  withoutForm,
} from '#domain/community/stored-forms.ts';
import { storageKeys } from '#platform/storage/keys.ts';
import { readText, remove, writeText } from '#platform/storage/local.ts';

/**
 * The form of the list of this name (docs/product.md, "Post drafts"): as it was left, else as its
 * post is edited, else empty.
 */
export function openPostForm(listName: string): PostForm {
  return (
    keptFormOf(readText(storageKeys.postForm), listName) ??
    editedFormOf(readText(storageKeys.editingSharedList), listName) ??
    emptyForm(listName)
  );
}

/** Keeps what is written in the form of a list. On a full disk the form goes on without. */
export function keepPostForm(listName: string, form: PostForm): void {
  writeText(storageKeys.postForm, withForm(readText(storageKeys.postForm), listName, form));
}

/** Forgets the form of a list, and the record of the post that was edited: it is posted. */
export function clearPostForm(listName: string): void {
  const rest = withoutForm(readText(storageKeys.postForm), listName);
  if (rest === null) remove(storageKeys.postForm);
  else writeText(storageKeys.postForm, rest);
  remove(storageKeys.editingSharedList);
}

/**
 * Remembers the post that its author goes on to edit in the builder; what was written about it
 * before gives way.
 */
export function beginEditingPost(post: PostFields): void {
  clearPostForm(post.name);
  writeText(storageKeys.editingSharedList, editingText(post));
}
