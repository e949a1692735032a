import { plural, t } from '@lingui/core/macro';
import { knownCloudLists } from '#data/cloud/cloud-lists.ts';
import { cloudSync } from '#data/cloud/cloud-sync.ts';
import { noteOffer, offerState } from '#data/cloud/upload-offer.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { shownLists, uploadable } from '#domain/roster/sync/shown-lists.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Announces once, after a first sign-in, that this device has lists which the cloud lacks. They
 * stay on this device.
 */
export async function offerUpload(userId: string): Promise<void> {
  const local = savedListsStore.getState().lists;
  if (local.length === 0 || offerState(userId) !== 'new') return;
  const cloud = await knownCloudLists(userId);
  const { queue } = cloudSync(userId).getState();
  const count = uploadable(shownLists({ cloud, local, queue })).length;
  if (count === 0) return;
  noteOffer(userId, 'told');
  toast.info({
    title: t`${plural(count, { one: '# list is on this device only', other: '# lists are on this device only' })}`,
    description: t`They stay here. Under “Saved lists” you can take them into the cloud as well.`,
  });
}
