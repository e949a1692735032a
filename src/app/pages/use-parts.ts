import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { fetchAhead } from '#platform/after-paint.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns the handler for a part whose code cannot be fetched: it says so, and closes what was to
 * be opened.
 */
export function usePartFailure(close: () => void): () => void {
  const { t } = useLingui();
  return () => {
    toast.error({
      title: t`This part could not be loaded`,
      description: t`Your list is kept. Check the network and try again.`,
    });
    close();
  };
}

/** Prefetches parts, so that they open at once and without a network. */
export function usePartsAhead(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => fetchAhead(loaders), [loaders]);
}
