import { userIdOf } from '#domain/access/viewer.ts';
import { now } from '#platform/clock.ts';
import { preferredLanguage } from '#platform/language/language.ts';
import { openPushedPages } from '#platform/push/open-pushed-page.ts';
import { currentSubscription, subscribe } from '#platform/push/push-manager.ts';
import { siteContacts } from '#platform/site.ts';
import { sessionStore } from '../session/session-store.ts';
import { leavePush, tellDevice, toldDevice } from './push-device.ts';

/** The backend is told again after so long, which also ties the device to the present session. */
const AGAIN_MS = 12 * 3_600_000;

/**
 * Keeps what the backend knows of this browser true, where its player turned notifications on: a
 * new address of the push service, another key of the site, language or session. Ends them where
 * another player signs in. `isNewSession`: somebody has just signed in. `goTo` opens the page of a
 * pressed notification.
 */
export async function keepPush(isNewSession: boolean, goTo: (path: string) => void): Promise<void> {
  openPushedPages(goTo);
  const device = toldDevice();
  const userId = userIdOf(sessionStore.getState().viewer);
  if (device === null || userId === null) return;
  if (device.userId !== userId) {
    await leavePush();
    return;
  }
  const { pushKey } = await siteContacts();
  if (pushKey === null || Notification.permission !== 'granted') return;
  const here = (await currentSubscription(pushKey)) ?? (await subscribe(pushKey));
  if (here === 'blocked' || here === 'failed') return;
  const isKnown =
    here.endpoint === device.endpoint &&
    device.language === preferredLanguage() &&
    now().getTime() - device.savedAt < AGAIN_MS;
  if (!isKnown || isNewSession) await tellDevice(userId, here);
}
