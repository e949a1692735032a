import { Plural } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { cloudMark, startCloudWatch } from '#data/cloud/cloud-watch.ts';
import { useViewer } from '#data/session/use-viewer.ts';
import { userIdOf } from '#domain/access/viewer.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { loadCloudOffer } from './builder-parts.ts';

/** What waits for the cloud, as the way to it; nothing while nothing waits. */
export function CloudMark() {
  const { waiting, conflicts } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  const userId = userIdOf(useViewer());
  useEffect(startCloudWatch, []);
  useEffect(() => {
    if (userId === null) return undefined;
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
