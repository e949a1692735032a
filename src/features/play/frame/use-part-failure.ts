import { useLingui } from '@lingui/react/macro';
import { toast } from '#ui/toast/toast.tsx';

/** What to do when a part's code cannot be fetched: say so, and close what was to be opened. */
export function usePartFailure(close: () => void): () => void {
  const { t } = useLingui();
  return () => {
    toast.error({
      title: t`This part could not be loaded`,
      description: t`The game is kept. Check the network and try again.`,
    });
    close();
  };
}
