import { Trans } from '@lingui/react/macro';
import type { Post } from '#data/community/post.ts';
import { asWritten } from '#ui/as-written/as-written.tsx';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useOwnPost } from './use-moderation.ts';

type HiddenNoteProps = { post: Post; isAdmin: boolean };

/**
 * Tells the author and administrators that a list is hidden, and why; an administrator restores it
 * here.
 */
export function HiddenNote({ post, isAdmin }: HiddenNoteProps) {
  const { restore } = useOwnPost(post);
  return (
    <Banner
      tone="warning"
      title={<Trans>Hidden by an administrator</Trans>}
      actions={
        isAdmin ? (
          <Button icon="restore" onClick={() => void restore()}>
            <Trans>Restore</Trans>
          </Button>
        ) : undefined
      }
    >
      <p>
        <Trans>Only its author and administrators see this list.</Trans>{' '}
        {post.hiddenReason === null ? (
          <Trans>No reason was given. Ask the administrators of this site.</Trans>
        ) : (
          <Trans>Reason: {asWritten(post.hiddenReason)}</Trans>
        )}
      </p>
    </Banner>
  );
}
