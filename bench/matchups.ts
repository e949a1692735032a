/**
 * Prints how long every unit of one list against every unit of another takes, 20 × 20: computed
 * here, and on the page of a phone with the CPU four times slower, where a worker computes it. npm
 * run bench -- matchups, after npm run build. Judges nothing.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { listUnits } from '#domain/compare/list-units.ts';
import { createCatalogue } from '#domain/catalogue/create-catalogue.ts';
import { unitKey } from '#domain/catalogue/lookup.ts';
import { contenderOf } from '#domain/matchups/contenders.ts';
import { matchupsOf } from '#domain/matchups/matchups.ts';
import { emptyDocument } from '#domain/roster/document.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { shippedData } from '#tests/builders/shipped-catalogue.ts';
import { startAppServer } from './app-server.ts';
import { openChromium } from './open-chromium.ts';

const SIZE = 20;
const RUNS = 40;
const SLOWER = 4;
/** The choices that are pressed: the others take away what two of these would change. */
const PRESSED = ['Charge: reroll', 'Attacker’s modifier', 'Target’s modifier', 'All units: Elite'];

const data = shippedData();
const catalogue = createCatalogue(data);

function largeList(faction: string) {
  const units = (catalogue.unitsByFaction.get(faction) ?? []).slice(0, SIZE);
  const entries = units.map(({ id }) => ({ unitId: id, quantity: 1 }));
  return { ...emptyDocument(faction), name: `All of ${faction}`, entries };
}

const lists = [largeList('hegemony-of-embersig'), largeList('scions-of-yaldabaoth')] as const;

function print(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
  console.log(
    `${what.padEnd(44)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  most ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  );
}

function computedHere(on: boolean): number[] {
  const none = { isReroll: on, isModified: on, isTargetModified: on, isElite: on };
  const choices = { ...none, isDisarmed: false, isVulnerable: false };
  const contenders = (list: (typeof lists)[number]) =>
    listUnits(list, catalogue, (faction, unit) => data.cards[unitKey(faction, unit)]?.profile ?? null).map(
      contenderOf,
    );
  const question = { one: contenders(lists[0]), other: contenders(lists[1]), choices };
  return Array.from({ length: RUNS }, () => {
    const start = performance.now();
    matchupsOf(question);
    return performance.now() - start;
  });
}

/** From a press of a choice until the map has its new figures. */
async function onPhone(): Promise<{ opened: number; pressed: number[] }> {
  const { address, stop } = await startAppServer(mkdtempSync(join(tmpdir(), 'muster-bench-')));
  const browser = await openChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const codes = lists.map((list) => encodeList(payloadOf(list, catalogue, { createdAt: null })));
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const start = performance.now();
    await page.goto(`${address}/compare/${codes.join('/')}`);
    const map = page.getByRole('table', { name: 'Wounds by A in melee' });
    await map.waitFor();
    const opened = performance.now() - start;
    const pressed: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const before = await map.textContent();
      const choice = page.getByRole('button', { name: PRESSED[run % PRESSED.length] ?? '' });
      const press = performance.now();
      await choice.click();
      await page.waitForFunction(
        ([label, text]) => {
          const table = document.querySelector(`table[aria-label="${label}"]`);
          return table !== null && table.textContent !== text;
        },
        ['Wounds by A in melee', before] as const,
      );
      pressed.push(performance.now() - press);
    }
    return { opened, pressed };
  } finally {
    await browser.close();
    stop();
  }
}

print('computed here, no choice', computedHere(false));
print('computed here, reroll and all modifiers', computedHere(true));
const { opened, pressed } = await onPhone();
print('phone, a choice until the new figures', pressed);
console.log(`phone, the page opened until the map shows: ${opened.toFixed(0)} ms`);
