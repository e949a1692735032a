import { useEffect } from 'react';
import { startCloudWatch } from '#data/cloud/cloud-watch.ts';
import { whenIdle } from '#platform/after-paint.ts';
import { offerUpload } from './offer-upload.ts';

/**
 * Renders nothing. While the builder is open, it sends waiting changes and offers this device's
 * lists to the cloud once.
 */
export function CloudWatch({ userId }: { userId: string }) {
  useEffect(startCloudWatch, []);
  useEffect(() => whenIdle(() => void offerUpload(userId).catch(ignore)), [userId]);
  return null;
}

function ignore(): void {
  // Without a network there is no offer now; the next visit makes it.
}
