import { useLingui } from '@lingui/react/macro';
import { reloadPage } from '#platform/page-load.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns a function that reports code that could not be fetched. It offers to reload the page:
 * until 2026 browsers remembered a failed `import()` for as long as the page was open
 * (https://github.com/whatwg/html/pull/10327), so that a second try could not succeed.
 */
export function useFetchFailure(): () => void {
  const { t } = useLingui();
  return () =>
    void toast.error({
      title: t`This part could not be loaded`,
      description: t`Nothing is lost. Check the network and try again.`,
      action: { label: t`Reload the page`, onPress: reloadPage },
    });
}
