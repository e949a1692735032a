import { plural, t } from '@lingui/core/macro';
import { type CloudMark, cloudMark, pathToDecide } from '#data/cloud/cloud-mark.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Starts to announce, once and on any page, that lists were changed on two devices. `goTo` opens an
 * address of the app.
 */
export function tellConflicts(goTo: (path: string) => void): void {
  let told = 0;
  const tellNew = (mark: CloudMark) => {
    if (mark.found === told) return;
    told = mark.found;
    if (mark.conflicts > 0) tell(mark, () => goTo(pathToDecide(cloudMark.getState())));
  };
  cloudMark.subscribe(tellNew);
  // Conflicts may have been found while this code was fetched.
  tellNew(cloudMark.getState());
}

function tell({ conflicts }: CloudMark, onPress: () => void): void {
  toast.warning({
    // A save that meets a conflict says more about it, under the same id.
    id: 'cloud-conflict',
    title: t`${plural(conflicts, { one: '# list needs your decision', other: '# lists need your decision' })}`,
    description: t`The cloud did not take what was saved here. Nothing was overwritten.`,
    action: { label: t`Decide`, onPress },
  });
}
