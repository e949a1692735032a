import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { fetchAhead } from '#platform/after-paint.ts';
import { toast } from '#ui/toast/toast.tsx';

/** What to do when a part's code cannot be fetched: say so, and close what was to be opened. */
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

/** Fetches parts ahead of time, so that they open at once and without a network. */
export function usePartsAhead(loaders: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => fetchAhead(loaders), [loaders]);
}
