/**
 * Prints how long the builder and the table of a game take to answer on a slow phone, from a touch
 * or a key to the next painted frame: npm run bench -- interaction, after npm run build. The screen
 * is 390 × 844 and the CPU four times slower than this machine's. Judges nothing.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startAppServer } from './app-server.ts';
import { openChromium, openPhone } from './open-chromium.ts';
import {
  fingerOn,
  measure,
  type Press,
  row,
  type Sample,
  watchInteractions,
  yardstick,
} from './interaction-measure.ts';
import { tapTheTable } from './table-taps.ts';

const SLOWER = 4;
const REPETITIONS = 24;
/** Everything that this bench knows of the page. */
const PAGE = {
  address: '/builder',
  addButtons: (page: Page) => page.getByRole('button', { name: /^Add / }),
  undoButton: (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first(),
  searchField: (page: Page) => page.getByRole('searchbox', { name: 'Search units' }),
};

/**
 * Adds every unit once, as long as the list takes it, and takes all back again; over again until
 * there is enough.
 */
async function addAndUndo(page: Page, press: Press): Promise<{ added: Sample[]; undone: Sample[] }> {
  const added: Sample[] = [];
  const undone: Sample[] = [];
  while (added.length < REPETITIONS) {
    const buttons = await PAGE.addButtons(page).all();
    let taken = 0;
    for (const button of buttons) {
      // A second High Command is refused.
      if (await button.isDisabled()) continue;
      const sample = await measure(page, () => press(button));
      if (sample !== null) {
        added.push(sample);
        taken += 1;
      }
    }
    if (taken === 0)
      throw new Error('No unit could be added: does bench/interaction.ts still know the page?');
    for (; taken > 0; taken -= 1) {
      const sample = await measure(page, () => press(PAGE.undoButton(page)));
      if (sample !== null) undone.push(sample);
    }
  }
  return { added, undone };
}

async function typeInSearch(page: Page): Promise<Sample[]> {
  const samples: Sample[] = [];
  await PAGE.searchField(page).tap();
  while (samples.length < REPETITIONS) {
    for (const key of ['a', 'r', 'c', 'h', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
      const sample = await measure(page, () => page.keyboard.press(key));
      if (sample !== null) samples.push(sample);
    }
  }
  return samples;
}

async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-'));
  const { address, stop } = await startAppServer(dataDir);
  const browser = await openChromium();
  try {
    const page = await openPhone(browser);
    await page.addInitScript(watchInteractions);
    await page.goto(address + PAGE.address);
    await PAGE.addButtons(page).first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const press = fingerOn(devtools);
    const typed = await typeInSearch(page);
    const { added, undone } = await addAndUndo(page, press);
    const empty = await yardstick(browser, SLOWER, REPETITIONS);
    const taps = await tapTheTable(page, press, { address, dataDir, repetitions: REPETITIONS });
    console.log(
      '| Interaction | times | to next frame, median ms | 95 % | counted by the browser, median ms | 95 % |',
    );
    console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
    const builder = [row('add a unit', added), row('type in search', typed), row('undo', undone)];
    const table = Object.entries(taps).map(([what, samples]) => row(`game: ${what}`, samples));
    for (const line of [row('an empty page', empty), ...builder, ...table]) console.log(line);
  } finally {
    await browser.close();
    stop();
  }
}

await run();
