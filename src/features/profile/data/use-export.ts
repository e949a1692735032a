import { useLingui } from '@lingui/react/macro';
import { exportMyData } from '#data/profiles/my-data.ts';
import type { TableFailure } from '#data/profiles/table-problem.ts';
import { type AccountAction, useAccountAction } from '#data/session/use-account-action.ts';
import { nowIso } from '#platform/clock.ts';
import { downloadText } from '#platform/files/download.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Gives the player everything that is kept of them as a file. */
export function useExport(): { readonly attempt: AccountAction<TableFailure>; readonly start: () => void } {
  const { t } = useLingui();
  const attempt = useAccountAction<TableFailure>();
  const download = async () => {
    const outcome = await exportMyData();
    if (outcome.ok) {
      downloadText(`muster-my-data-${nowIso().slice(0, 10)}.json`, outcome.text, 'application/json');
      toast.success({ title: t`Your data is on its way to your downloads` });
    }
    return outcome;
  };
  return { attempt, start: () => void attempt.run(download) };
}
