import type { Hands } from '../hands.ts';
import type { Journey } from '../world.ts';

/** Waits until the worker of the first visit has kept the app. */
async function install(hands: Hands): Promise<void> {
  await hands.open('/builder');
  await hands.waitFor('a worker is in control', 'return navigator.serviceWorker.controller !== null;');
  await hands.reads('App is ready to work offline');
}

const HEADINGS = [
  ['/builder', 'Army builder'],
  ['/rules', 'The game in short'],
  ['/missions', 'Missions and feats'],
  ['/', 'Muster your army'],
] as const;

const offline: Journey = {
  name: 'open it without a network',
  play: async ({ arrive, network }) => {
    const hands = await arrive(undefined, 'network');
    await install(hands);
    if ((await hands.text()).includes('Update Available'))
      throw new Error('A first visit is told of an update.');
    network.kill();
    for (const [path, heading] of HEADINGS) {
      await hands.open(path);
      await hands.sees('heading', heading);
    }
    network.revive();
  },
};

const update: Journey = {
  name: 'take a new version',
  play: async ({ arrive, network }) => {
    const hands = await arrive(undefined, 'network');
    await install(hands);
    await hands.press('button', 'Add Hersir');
    network.releaseNext();
    await hands.device.run('await (await navigator.serviceWorker.ready).update();');
    await hands.in('region', 'Update Available').press('button', 'Update Now');
    await hands.waitFor('the next version', 'return document.querySelector("meta[name=release]") !== null;');
    await hands.reads('25 pts');
  },
};

/** The app as a browser keeps it. */
export const installedJourneys: readonly Journey[] = [offline, update];
