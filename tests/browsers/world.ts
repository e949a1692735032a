import { randomUUID } from 'node:crypto';
import { makeReader, type Reader } from '#tests/e2e/hostile-texts/people.ts';
import { openOwnSite, type OwnSite } from '#tests/e2e/pages/own-site.ts';
import { openReleasedSite, type ReleasedSite } from '#tests/e2e/pages/released-site.ts';
import type { Browser, Device, Size } from './device.ts';
import { Hands } from './hands.ts';

export const PHONE: Size = { width: 390, height: 844 };
export const DESK: Size = { width: 1280, height: 800 };

/** A browser and a server, as a journey has them at hand. */
export type World = {
  readonly site: OwnSite;
  /** The same site behind a network that can be lost, and that can bring another version. */
  readonly network: ReleasedSite;
  /** A new window; `place` is the address that its paths are of. */
  readonly arrive: (size?: Size, place?: 'site' | 'network') => Promise<Hands>;
  /** A tester's account, with a name of its own. */
  readonly enrol: () => Promise<Reader>;
};

/** A capability that is tried in each browser. */
export type Journey = { readonly name: string; readonly play: (world: World) => Promise<void> };

/** Opens the world of one journey in a browser; `leave` closes what was opened. */
export async function openWorld(
  browser: Browser,
  site: OwnSite,
): Promise<World & { leave: () => Promise<void> }> {
  const network = await openReleasedSite(site.address.replace('muster.localhost', '127.0.0.1'));
  const devices: Device[] = [];
  return {
    site,
    network,
    arrive: async (size = PHONE, place = 'site') => {
      const device = await browser.newDevice(size);
      devices.push(device);
      return new Hands(device, place === 'site' ? site.address : network.address);
    },
    enrol: async () => makeReader(site, { tester: true, username: `player-${randomUUID().slice(0, 8)}` }),
    leave: async () => {
      for (const device of devices) await device.close();
      await network.close();
    },
  };
}

/** Opens the server that all journeys share. */
export const openSite = async (): Promise<OwnSite> => openOwnSite({ DRAWN_PAGES: 'off' });
