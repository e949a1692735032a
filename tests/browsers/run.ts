/**
 * Plays the main journeys in Firefox and WebKit, one after another: npm run test:browsers [--
 * words], where only journeys whose name has the words are played. Prints a table and, at the end,
 * `N passed, N failed`; exit code 1 when one failed.
 */
import type { OwnSite } from '#tests/e2e/pages/own-site.ts';
import type { Browser } from './device.ts';
import { startFirefox } from './firefox.ts';
import { accountJourneys } from './journeys/account.ts';
import { eventJourneys } from './journeys/events.ts';
import { gameJourneys } from './journeys/games.ts';
import { installedJourneys } from './journeys/installed.ts';
import { largeTextJourneys, layoutJourneys } from './journeys/layout.ts';
import { libraryJourneys } from './journeys/library.ts';
import { listJourneys } from './journeys/lists.ts';
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
const tried: readonly { readonly browser: Browser; readonly journeys: readonly Journey[] }[] = [
  { browser: await startFirefox(), journeys: JOURNEYS },
  { browser: await startWebkit(), journeys: JOURNEYS },
  { browser: await startFirefox(32), journeys: largeTextJourneys },
];
const names = new Set(tried.flatMap(({ journeys }) => journeys.map(({ name }) => name)));
console.log(`| Journey | ${tried.map(({ browser }) => browser.name).join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(tried.length)}`);
for (const name of [...names].filter((one) => one.includes(words))) {
  const marks: string[] = [];
  for (const { browser, journeys } of tried) {
    const journey = journeys.find((one) => one.name === name);
    const fault = journey === undefined ? null : await play(browser, site, journey);
    if (journey === undefined) marks.push('–');
    else marks.push(fault === null ? 'works' : 'FAILS');
    if (journey !== undefined && fault === null) passed += 1;
    if (fault !== null) faults.push(`${browser.name}, ${name}: ${fault}`);
  }
  console.log(`| ${name} | ${marks.join(' | ')} |`);
}
for (const { browser } of tried) await browser.close();
await site.close();
for (const fault of faults) console.log(`\n${fault}`);
console.log(`\n${String(passed)} passed, ${String(faults.length)} failed`);
process.exitCode = faults.length === 0 && passed > 0 ? 0 : 1;
