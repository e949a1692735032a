import { useLingui } from '@lingui/react/macro';
import { toast } from '#ui/toast/toast.tsx';

/** Returns a function that reports code that could not be fetched. */
export function useFetchFailure(): () => void {
  const { t } = useLingui();
  return () =>
    void toast.error({
      title: t`This part could not be loaded`,
      description: t`Nothing is lost. Check the network and try again.`,
    });
}
