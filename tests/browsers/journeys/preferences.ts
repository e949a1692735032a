import { randomUUID } from 'node:crypto';
import { storedTableGame } from '#tests/builders/table-games.ts';
import { linkTo, WINTER_RAID } from '#tests/e2e/lists.ts';
import { FINGER, missedControls } from '#tests/e2e/pages/layout.ts';
import { motions, translucencies, unseenBars, unseenStates } from '#tests/e2e/pages/preferences.ts';
import { beginSmallEvent } from '#tests/e2e/pages/small-event.ts';
import type { Hands } from '../hands.ts';
import type { Journey, World } from '../world.ts';

/** The main pages, with a heading that shows when they are there; null for any. */
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
] as const;

/** A look at a page: a function that runs in it and returns what is wrong. */
type Look = string;

/** The text of a function, called with its argument. */
const lookBy = (look: (least: number) => string[]): Look => `return (${String(look)})(${String(FINGER)});`;

async function lookAt(hands: Hands, place: string, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    const found = (await hands.device.run(look)) as readonly string[];
    if (found.length > 0) throw new Error(`${place}: ${found.join('; ')}`);
  }
}

/** Looks at the main pages, an event's page and a game at the table. */
async function lookEverywhere({ arrive, enrol, site }: World, looks: readonly Look[]): Promise<void> {
  const { event } = await beginSmallEvent(site, randomUUID().slice(0, 6));
  const hands = await arrive();
  for (const [path, heading] of [...PAGES, [`/events/${event}`, 'Day of axes'] as const]) {
    await hands.open(path);
    await hands.sees('heading', heading);
    await lookAt(hands, path, looks);
  }
  const { session } = await enrol();
  const game = storedTableGame('take-positions', null, Date.now() - 600_000);
  await hands.remember({ 'prod_supabase.auth.token': session, prod_gameState: game });
  await hands.open('/game');
  await hands.press('button', 'Berta begins');
  await hands.sees('heading', null);
  await lookAt(hands, '/game', looks);
}

/** For a browser with a finger, forced colours, and neither movement nor transparency. */
export const preferenceJourneys: readonly Journey[] = [
  {
    name: 'hit every control with a finger',
    play: async (world) => lookEverywhere(world, [lookBy(missedControls)]),
  },
  {
    name: 'see every state in forced colours',
    play: async (world) => {
      const probe = await world.arrive();
      await probe.open('/robots.txt');
      await probe.waitFor('forced colours', 'return matchMedia("(forced-colors: active)").matches;');
      await lookEverywhere(world, [lookBy(unseenStates), lookBy(unseenBars)]);
    },
  },
  {
    name: 'see nothing move or shine through',
    play: async (world) => {
      const probe = await world.arrive();
      await probe.open('/robots.txt');
      const query = '(prefers-reduced-motion: reduce) and (prefers-reduced-transparency: reduce)';
      await probe.waitFor('less motion', 'return matchMedia(args[0]).matches;', query);
      await lookEverywhere(world, [lookBy(motions), lookBy(translucencies)]);
    },
  },
];
