import { WithQueries } from '#data/query/with-queries.tsx';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { PostListForm } from './post-list-form.tsx';
import { usePostUnits } from './use-post-units.ts';

/** Posts the draft to the community (docs/product.md, "Posting a list"). */
export function PostDialog() {
  const { isOpen, close } = useDialogAddress('post');
  const list = usePostUnits();
  if (!isOpen) return null;
  return (
    <WithQueries>
      {/* Another list has a form of its own. */}
      <PostListForm key={list.document.name.trim()} list={list} onClose={close} />
    </WithQueries>
  );
}
