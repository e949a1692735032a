import { useLingui } from '@lingui/react/macro';
import { toast } from '#ui/toast/toast.tsx';

/** Returns the handler for code that cannot be fetched: it shows an error and calls `close`. */
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
