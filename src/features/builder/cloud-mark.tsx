import { Plural } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { cloudMark } from '#data/cloud/cloud-watch.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';

/** What waits for the cloud, as the way to it; nothing while nothing waits. */
export function CloudMark() {
  const { waiting, conflicts } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  if (waiting + conflicts === 0) return null;
  return (
    <Button variant="quiet" icon={conflicts > 0 ? 'warning' : 'history'} onClick={() => savedLists.open()}>
      {conflicts > 0 ? (
        <Plural value={conflicts} one="# list needs your decision" other="# lists need your decision" />
      ) : (
        <Plural value={waiting} one="# change waits for the cloud" other="# changes wait for the cloud" />
      )}
    </Button>
  );
}
