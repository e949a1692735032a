import { useEffect } from 'react';
import { startCloudWatch } from '#data/cloud/cloud-watch.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { loadCloudOffer } from './cloud-offer.ts';

/**
 * Shows nothing: while the builder is open, what waits is sent, and this device's lists are offered
 * to the cloud once.
 */
export function CloudWatch({ userId }: { userId: string }) {
  useEffect(startCloudWatch, []);
  useEffect(() => whenIdle(() => void loadCloudOffer().then((offer) => offer(userId), ignore)), [userId]);
  return null;
}

function ignore(): void {
  // Without the code there is no offer now; the next visit makes it.
}
