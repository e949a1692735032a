import { useSyncExternalStore } from 'react';
import { announcements } from './announcements.ts';

/**
 * Tells a screen reader something that happened elsewhere on the page: `polite` waits, `assertive`
 * breaks in.
 */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  announcements.say(text, urgency);
}

/** The two regions that `announce` speaks through. UiProvider holds them, once. */
export function LiveRegions() {
  const said = useSyncExternalStore(announcements.subscribe, announcements.read, announcements.read);
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {said.polite}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {said.assertive}
      </div>
    </>
  );
}
