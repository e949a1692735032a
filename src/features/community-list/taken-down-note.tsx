import { Trans } from '@lingui/react/macro';
import type { Post } from '#data/community/post.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { useModeration } from './use-moderation.ts';

/** Explains that only its author and administrators see this list, and offers to put it back. */
export function TakenDownNote({ post }: { post: Post }) {
  const { putBack } = useModeration(post);
  return (
    <Banner
      tone="info"
      actions={
        <Button icon="restore" onClick={() => void putBack()}>
          <Trans>Put it back</Trans>
        </Button>
      }
    >
      <p>
        <Trans>This list is taken down: only its author and administrators see it.</Trans>
      </p>
    </Banner>
  );
}
