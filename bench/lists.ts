/**
 * Prints how long the dialog of saved lists takes with 500 lists on a slow phone: opening it, a key
 * press in its search, and pressing a tag: npm run bench -- lists, after npm run build. The screen
 * is 390 × 844 and the CPU four times slower than this machine's. Judges nothing.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { toSavedList } from '#domain/roster/saved-list.ts';
import { randomList } from '#tests/builders/random-lists.ts';
import { shippedCatalogue } from '#tests/builders/shipped-catalogue.ts';
import { startAppServer } from './app-server.ts';
import { measure, row, type Sample, watchInteractions, yardstick } from './interaction-measure.ts';
import { openChromium, openPhone } from './open-chromium.ts';

const LISTS = 500;
const SLOWER = 4;
const REPETITIONS = 24;
const OPENINGS = 8;
const TAGS = ['league', 'club', 'painted', 'ideas', 'old'];

/** Returns 500 random lists and their tags, as the browser stores them. */
function madeUpLists(): { readonly armyLists: string; readonly marks: string } {
  const catalogue = shippedCatalogue();
  const lists = [];
  for (let seed = 1; lists.length < LISTS; seed += 1) {
    const name = `List ${seed}`;
    const at = new Date(Date.UTC(2026, 0, 1, 0, seed)).toISOString();
    const stamp = { id: name, createdAt: at, updatedAt: at };
    const made = toSavedList({ ...randomList(catalogue, seed), name }, catalogue, stamp);
    if (made.ok) lists.push(made.list);
  }
  const marks = lists.map(({ id }, at) => [id, { tags: { at, value: [TAGS[at % TAGS.length]] } }] as const);
  return { armyLists: JSON.stringify(lists), marks: JSON.stringify(Object.fromEntries(marks)) };
}

/** Opens the dialog by its address; returns the milliseconds until the first list is painted. */
async function open(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = performance.now();
    history.pushState(null, '', '?dialog=saved-lists');
    window.dispatchEvent(new PopStateEvent('popstate'));
    const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('[aria-label^="Load "]') === null) await frame();
    await frame();
    return performance.now() - start;
  });
}

async function typeInSearch(page: Page): Promise<Sample[]> {
  const samples: Sample[] = [];
  await page.getByRole('searchbox', { name: 'Search saved lists' }).focus();
  while (samples.length < REPETITIONS) {
    for (const key of ['h', 'u', 'n', 't', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
      const sample = await measure(page, () => page.keyboard.press(key));
      if (sample !== null) samples.push(sample);
    }
  }
  return samples;
}

async function pressTag(page: Page): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (samples.length < REPETITIONS) {
    const tag = page.getByRole('button', { name: 'painted', exact: true });
    const sample = await measure(page, () => tag.tap());
    if (sample !== null) samples.push(sample);
  }
  return samples;
}

async function run(): Promise<void> {
  const { address, stop } = await startAppServer(mkdtempSync(join(tmpdir(), 'muster-bench-')));
  const browser = await openChromium();
  try {
    const page = await openPhone(browser);
    await page.addInitScript(watchInteractions);
    await page.addInitScript(({ armyLists, marks }) => {
      localStorage.setItem('armyLists', armyLists);
      localStorage.setItem('muster_list_marks', marks);
    }, madeUpLists());
    await page.goto(`${address}/builder`);
    await page.getByRole('button', { name: /^Add / }).first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const openings: number[] = [];
    while (openings.length < OPENINGS) {
      openings.push(await open(page));
      if (openings.length < OPENINGS) {
        await page.goBack();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
    }
    const [first = 0, ...later] = openings;
    const middle = later.toSorted((one, other) => one - other)[Math.floor(later.length / 2)] ?? 0;
    console.log(`${LISTS} lists: first opening ${first.toFixed(0)} ms, later ones ${middle.toFixed(0)} ms`);
    console.log(
      '| Interaction | times | to next frame, median ms | 95 % | counted by the browser, median ms | 95 % |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
    console.log(row('an empty page', await yardstick(browser, SLOWER, REPETITIONS)));
    console.log(row('type in the search', await typeInSearch(page)));
    console.log(row('press a tag', await pressTag(page)));
  } finally {
    await browser.close();
    stop();
  }
}

await run();
