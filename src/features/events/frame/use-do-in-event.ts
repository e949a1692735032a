import { useLingui } from '@lingui/react/macro';
import { doInEvent } from '#data/events/log/event-deeds.ts';
import type { EventDeed } from '#domain/events/log/types.ts';
import { toast } from '#ui/toast/toast.tsx';

/**
 * Returns how to do something in a running event: it shows at once and is sent when there is a
 * network. False when this browser cannot keep it; the reader is told.
 */
export function useDoInEvent(event: string): (...deeds: readonly EventDeed[]) => boolean {
  const { t } = useLingui();
  return (...deeds) => {
    const isDone = doInEvent(event, deeds);
    if (!isDone) {
      toast.error({
        title: t`Nothing was entered`,
        description: t`This browser has no room to keep it, or you are signed out. Make room or sign in, then try again.`,
      });
    }
    return isDone;
  };
}
