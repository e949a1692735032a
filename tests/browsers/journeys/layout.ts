import { linkTo, WINTER_RAID } from '#tests/e2e/lists.ts';
import type { Size } from '../device.ts';
import { DESK, type Journey } from '../world.ts';

/** Pages whose width is tried, with a heading that shows when they are there. */
const PAGES = [
  ['/', 'Muster your army'],
  ['/builder', 'Army builder'],
  [linkTo(WINTER_RAID), 'Winter Raid'],
  ['/rules', 'The game in short'],
  ['/unit-stats', 'Units'],
  ['/missions', 'Missions and feats'],
  ['/community-lists', null],
  ['/events', 'Events'],
  ['/statistics', 'Statistics'],
  ['/play', null],
  ['/login', 'Sign in'],
  ['/about', null],
] as const;

const TABLETS = {
  'a tablet held upright': { width: 768, height: 1024 },
  'a tablet on its side': { width: 1024, height: 768 },
};

/** Returns journeys in which nothing may be wider than its window. */
function fitting(sizes: Readonly<Record<string, Size>>): readonly Journey[] {
  return Object.entries(sizes).map(([name, size]) => ({
    name: `fit on ${name}`,
    play: async ({ arrive }) => {
      const hands = await arrive(size);
      for (const [path, heading] of PAGES) {
        await hands.open(path);
        await hands.sees('heading', heading);
        const body = 'return document.documentElement.scrollWidth - innerWidth;';
        const beyond = Number(await hands.device.run(body));
        if (beyond > 0) throw new Error(`${path} is ${String(beyond)} px too wide.`);
      }
    },
  }));
}

/** Windows from a small phone to a wall. */
export const layoutJourneys = fitting({
  'a small phone': { width: 320, height: 568 },
  ...TABLETS,
  'a screen of 2560 px': { width: 2560, height: 1440 },
});

/** For a browser whose text is twice as large: a phone shows half as much of it as a small one. */
export const largeTextJourneys = fitting({ ...TABLETS, 'a desk': DESK });
