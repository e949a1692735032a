import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { toast } from '#ui/toast/toast.tsx';

/** Tells at once, also after a reconnect, that lists were changed on two devices. */
export function useConflictNews(): (count: number) => void {
  const { t } = useLingui();
  const { open } = useDialogAddress('saved-lists');
  return (count) => {
    toast.warning({
      id: 'cloud-conflict',
      title: t`${plural(count, { one: '# list needs your decision', other: '# lists need your decision' })}`,
      description: t`The cloud did not take what was saved here. Nothing was overwritten.`,
      action: { label: t`Decide`, onPress: () => open() },
    });
  };
}
