import { CompareWithDialog } from '#components/compare-with/compare-with-dialog.tsx';
import type { Post } from '#data/community/post.ts';
import { readPost } from './read-post.ts';

/** Compares a posted list with one of the reader's own. */
export function ComparePost({ post, onClose }: { post: Post; onClose: () => void }) {
  return <CompareWithDialog document={readPost(post).document} onClose={onClose} />;
}
