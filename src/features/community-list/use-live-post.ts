import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenIdle } from '#platform/after-paint.ts';

/**
 * Keeps the likes and comments of the post on the page up to date while somebody signed in reads
 * it. The code is fetched once the page is idle, and never for guests.
 */
export function useLivePost(listId: string, userId: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (userId === null) return;
    let isOpen = true;
    let close: (() => void) | null = null;
    const begin = async () => {
      const { hearPost } = await import('#data/community/hear-post.ts');
      if (isOpen) close = hearPost(client, listId);
    };
    const cancel = whenIdle(() => void begin().catch(() => undefined));
    return () => {
      isOpen = false;
      cancel();
      close?.();
    };
  }, [client, listId, userId]);
}
