import { Plural } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cloudMark, startCloudWatch } from '#data/cloud/cloud-watch.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { loadCloudOffer } from './cloud-offer.ts';

/** What waits for the cloud, as the way to it; nothing while nothing waits. */
export function CloudMark({ userId }: { userId: string }) {
  const { waiting, conflicts } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  useEffect(startCloudWatch, []);
  useEffect(() => {
    // Fetched ahead, so that a first save without a network waits as it should.
    return whenIdle(() => void loadCloudOffer().then((offer) => offer(userId), ignore));
  }, [userId]);
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

function ignore(): void {
  // Without the code there is no offer now; the next visit makes it.
}
