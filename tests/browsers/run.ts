/**
 * Plays the main journeys in Firefox and WebKit, one after another: npm run test:browsers [--
 * words], where only journeys whose name has the words are played, or those of the browser whose
 * manner has them. Prints a table and, at the end, `N passed, N failed`; exit code 1 when one
 * failed.
 */
import type { OwnSite } from '#tests/e2e/pages/own-site.ts';
import type { Browser } from './device.ts';
import { type Owned, startFirefox } from './firefox.ts';
import { accountJourneys } from './journeys/account.ts';
import { eventJourneys } from './journeys/events.ts';
import { gameJourneys } from './journeys/games.ts';
import { installedJourneys } from './journeys/installed.ts';
import { largeTextJourneys, layoutJourneys } from './journeys/layout.ts';
import { libraryJourneys } from './journeys/library.ts';
import { listJourneys } from './journeys/lists.ts';
import { preferenceJourneys } from './journeys/preferences.ts';
import { storageJourneys } from './journeys/storage.ts';
import { startWebkit } from './webkit.ts';
import { type Journey, openSite, openWorld } from './world.ts';

const JOURNEYS: readonly Journey[] = [
  ...listJourneys,
  ...libraryJourneys,
  ...accountJourneys,
  ...gameJourneys,
  ...eventJourneys,
  ...installedJourneys,
  ...layoutJourneys,
];

/** A finger, forced colours, and neither movement nor transparency. */
const PREFERRING = {
  manner: 'with preferences',
  prefs: {
    'browser.display.document_color_use': 2,
    'ui.prefersReducedMotion': 1,
    'ui.prefersReducedTransparency': 1,
    'layout.css.prefers-reduced-transparency.enabled': true,
    // A finger, and nothing finer.
    'ui.primaryPointerCapabilities': 1,
    'ui.allPointerCapabilities': 1,
  },
};

/** Sites may store nothing at all. */
const STORING_NOTHING = { manner: 'without storage', prefs: { 'network.cookie.cookieBehavior': 2 } };

/** Every window is private. */
const PRIVATE = { manner: 'private windows', prefs: { 'browser.privatebrowsing.autostart': true } };

const [words = ''] = process.argv.slice(2);
const faults: string[] = [];
let passed = 0;

/** Returns null when the journey came to its end, else what was in its way. */
async function play(browser: Browser, site: OwnSite, journey: Journey): Promise<string | null> {
  const world = await openWorld(browser, site);
  try {
    await journey.play(world);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await world.leave();
  }
}

const site = await openSite();
type Tried = {
  readonly manner: string;
  readonly start: () => Promise<Browser>;
  readonly journeys: readonly Journey[];
};

const inFirefox = (owned: { readonly manner: string } & Owned, journeys: readonly Journey[]): Tried => ({
  manner: owned.manner,
  start: async () => startFirefox(owned),
  journeys,
});

const tried: readonly Tried[] = [
  { manner: 'Firefox', start: startFirefox, journeys: JOURNEYS },
  { manner: 'WebKit', start: startWebkit, journeys: JOURNEYS },
  inFirefox({ text: 32, manner: 'text of 32 px' }, largeTextJourneys),
  inFirefox(PREFERRING, preferenceJourneys),
  inFirefox(STORING_NOTHING, storageJourneys),
  inFirefox(PRIVATE, [...listJourneys, ...gameJourneys]),
];

/** The marks of each browser, by the name of the journey. One browser runs at a time. */
const columns: { readonly browser: string; readonly marks: Map<string, string> }[] = [];
for (const { manner, start, journeys } of tried) {
  const chosen = manner.includes(words) ? journeys : journeys.filter(({ name }) => name.includes(words));
  if (chosen.length === 0) continue;
  const browser = await start();
  const marks = new Map<string, string>();
  for (const journey of chosen) {
    const fault = await play(browser, site, journey);
    marks.set(journey.name, fault === null ? 'works' : 'FAILS');
    console.log(`${browser.name}: ${journey.name}: ${fault === null ? 'works' : 'FAILS'}`);
    if (fault === null) passed += 1;
    else faults.push(`${browser.name}, ${journey.name}: ${fault}`);
  }
  columns.push({ browser: browser.name, marks });
  await browser.close();
}
await site.close();

console.log(`\n| Journey | ${columns.map(({ browser }) => browser).join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(columns.length)}`);
for (const name of new Set(columns.flatMap(({ marks }) => [...marks.keys()])))
  console.log(`| ${name} | ${columns.map(({ marks }) => marks.get(name) ?? '–').join(' | ')} |`);
for (const fault of faults) console.log(`\n${fault}`);
console.log(`\n${String(passed)} passed, ${String(faults.length)} failed`);
process.exitCode = faults.length === 0 && passed > 0 ? 0 : 1;
