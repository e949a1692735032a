import { useLingui } from '@lingui/react/macro';
import { toast } from '#ui/toast/toast.tsx';

/** Says that a dialog's code could not be fetched. */
export function usePartFailure(): () => void {
  const { t } = useLingui();
  return () =>
    void toast.error({
      title: t`This part could not be loaded`,
      description: t`Check the network and try again.`,
    });
}
