import { useLingui } from '@lingui/react/macro';
import { openPrintWindow } from '#platform/printing/print-window.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns a function that opens a page for paper in a window, or reports that the browser refused.
 */
export function usePrintWindow(): (address: string) => void {
  const { t } = useLingui();
  return (address) => {
    if (!openPrintWindow(address))
      toast.error({ title: t`Failed to open print window. Check your popup blocker.` });
  };
}
