/**
 * Taps at the table of a long game, for interaction.ts: a tester signs in and sits down to a game
 * of many events.
 */
import type { Page } from 'playwright-core';
import { storedLongGame } from '#tests/builders/table-games.ts';
import { measure, type Press, type Sample } from './interaction-measure.ts';
import { makeTester, signInTester } from './tester.ts';

/** Everything that this bench knows of the page. */
const PAGE = {
  plus: (page: Page, label: string) => page.getByRole('button', { name: `${label} plus 1` }),
  state: (page: Page) => page.getByRole('button', { name: 'Vulnerable', exact: true }),
  undo: (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }),
  unit: (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('button').first(),
};

type Bench = { readonly address: string; readonly dataDir: string; readonly repetitions: number };

/** The samples of each kind of tap, by its name. The page is slowed already. */
export async function tapTheTable(
  page: Page,
  press: Press,
  { address, dataDir, repetitions }: Bench,
): Promise<Readonly<Record<string, Sample[]>>> {
  await makeTester(address, dataDir);
  await signInTester(page, address);
  await page.evaluate((text) => localStorage.setItem('prod_gameState', text), storedLongGame());
  await page.goto(`${address}/game`);
  await PAGE.unit(page).tap();
  await PAGE.plus(page, 'Stress').waitFor();
  const tap = async (find: (from: Page) => ReturnType<typeof PAGE.undo>) => {
    const samples: Sample[] = [];
    while (samples.length < repetitions) {
      const sample = await measure(page, () => press(find(page)));
      if (sample !== null) samples.push(sample);
    }
    return samples;
  };
  return {
    'stress stepper': await tap((from) => PAGE.plus(from, 'Stress')),
    'state on and off': await tap(PAGE.state),
    undo: await tap(PAGE.undo),
  };
}
