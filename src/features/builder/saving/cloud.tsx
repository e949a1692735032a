import { i18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useStore } from 'zustand';
import { useEffect, useEffectEvent } from 'react';
import { cloudMark, itemToDecide } from '#data/cloud/cloud-mark.ts';
import { useDialogAddress } from '#platform/use-dialog-address.ts';
import { Button } from '#ui/button/button.tsx';
import { startCloudWatch } from '#data/cloud/cloud-watch.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { knownCloudLists } from '#data/cloud/cloud-lists.ts';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import { noteOffer, offerState } from '#data/cloud/upload-offer.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { shownLists, uploadable } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';
import { useViewer } from '#data/session/use-viewer.ts';
import { followOpenList } from './follow-open-list.ts';
import { saveToCloud } from './save-to-cloud.ts';

export { saveToCloud };

/**
 * The mark in the bar for lists that need a decision; opens the saved lists. Renders nothing when
 * there are none.
 */
export function ConflictMark() {
  const { t } = useLingui();
  const { conflicts, compare } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  if (conflicts === 0) return null;
  return (
    <Button
      variant="danger"
      iconOnly
      icon="cloud"
      label={t`${plural(conflicts, { one: '# list needs your decision', other: '# lists need your decision' })}`}
      onClick={() => savedLists.open(itemToDecide({ compare }))}
    />
  );
}

/**
 * The number of lists that wait for a decision or of changes that wait for the cloud, as a button
 * that opens the saved lists. Renders nothing when nothing waits.
 */
export function CloudMark() {
  const { waiting, conflicts, compare } = useStore(cloudMark);
  const savedLists = useDialogAddress('saved-lists');
  if (waiting + conflicts === 0) return null;
  return (
    <Button
      variant="quiet"
      icon={conflicts > 0 ? 'warning' : 'history'}
      onClick={() => savedLists.open(itemToDecide({ compare }))}
    >
      {conflicts > 0 ? (
        <Plural value={conflicts} one="# list needs your decision" other="# lists need your decision" />
      ) : (
        <Plural
          value={waiting}
          one="# change is waiting for the cloud"
          other="# changes are waiting for the cloud"
        />
      )}
    </Button>
  );
}

/**
 * Renders nothing. While the builder is open, it sends waiting changes, follows what other devices
 * do to the open list, and offers this device's lists to the cloud once.
 */
export function CloudWatch({ userId }: { userId: string }) {
  const viewer = useViewer();
  const savedLists = useDialogAddress('saved-lists');
  const compare = useEffectEvent((listId: string) => savedLists.open(`compare:${listId}`));
  const save = useEffectEvent(() => void saveToCloud(viewer, compare));
  useEffect(startCloudWatch, []);
  useEffect(
    () => followOpenList(userId, { compare: (listId) => compare(listId), save: () => save() }),
    [userId],
  );
  useEffect(() => whenIdle(() => void offerUpload(userId).catch(ignore)), [userId]);
  return null;
}

function ignore(): void {
  // Without a network there is no offer now; the next visit makes it.
}

/**
 * Announces once, after a first sign-in, that this device has lists which the cloud lacks. They
 * stay on this device.
 */
async function offerUpload(userId: string): Promise<void> {
  const local = savedListsStore.getState().lists;
  if (local.length === 0 || offerState(userId) !== 'new') return;
  const cloud = await knownCloudLists(userId);
  const { queue } = cloudSync(userId).getState();
  const count = uploadable(shownLists({ cloud, local, queue })).length;
  if (count === 0) return;
  noteOffer(userId, 'told');
  toast.info({
    title: i18n._(
      msg`${plural(count, { one: '# list is on this device only', other: '# lists are on this device only' })}`,
    ),
    description: i18n._(
      msg`${plural(count, {
        one: 'It stays here. Under “Saved lists” you can also save it to the cloud.',
        other: 'They stay here. Under “Saved lists” you can also save them to the cloud.',
      })}`,
    ),
  });
}
