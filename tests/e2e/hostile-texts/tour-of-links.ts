import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@playwright/test';
import { encodeList } from '#domain/sharing/encode.ts';
import { paths } from '#platform/paths.ts';
import { sharedUnit } from '../lists.ts';
import { BuilderPage } from '../pages/builder.ts';
import type { Witness } from '../pages/witness.ts';
import { PAYLOADS } from './payloads.ts';

/** Most characters of a unit's name in a link; what is longer is cut. */
const MOST = 120;

const TEXTS = PAYLOADS.map(({ text }) => text);

/** The payloads that a link carries whole: without signs that a line of text cannot have. */
const WHOLE = TEXTS.filter(
  (text) => text.length <= MOST && /^[^\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+$/u.test(text),
);

/** A list that is nothing but payloads. */
function codeOf(name: string, texts: readonly string[], faction = name): string {
  const units = texts.map((text) =>
    sharedUnit(text, { id: text, pointsCost: 1, keywords: [{ name: text, description: text }] }),
  );
  return encodeList({ name, faction, units, created_at: null });
}

/**
 * Visits lists from links and files: shared, printed, opened, restored. `file`: the path at which
 * to write a file.
 */
export async function tourOfLinks(witness: Witness, file: string): Promise<void> {
  const { page } = witness;
  const [first = ''] = TEXTS;
  const halves = [TEXTS.slice(0, 150), TEXTS.slice(150)].map((texts) => codeOf(first, texts));
  for (const [path, fields] of [
    [(code: string) => paths.sharedList(code), 'link.units'],
    [(code: string) => paths.print('full', code), 'print.units'],
    [(code: string) => paths.print('courtesy', code), 'courtesy.units'],
  ] as const) {
    for (const code of halves) await witness.visit(path(code));
    await witness.expectShown(fields, { [fields]: WHOLE });
  }
  await witness.visit(paths.printCards(halves[0] ?? ''));
  const known = codeOf(first, TEXTS.slice(0, 150), 'northern-tribes');
  await witness.visit(paths.sharedList(known));
  await page.getByRole('button', { name: 'Open in the builder' }).click();
  const builder = await new BuilderPage(page).shown();
  const army = await builder.army();
  const share = await army.share();
  await share.close();
  await witness.expectShown('the builder', {
    'builder.units': WHOLE.filter((text) => TEXTS.indexOf(text) < 150),
  });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(TEXTS.map(savedList)));
  const saved = await (await builder.army()).savedLists();
  await saved.restoreFrom(file);
  await saved.openTab('Lists');
  await expect(saved.rows.first()).toBeVisible();
  const more = saved.root.getByRole('button', { name: /^Show more/ });
  while (await more.isVisible()) await more.click();
  await witness.expectShown('restored lists', { 'file.name': WHOLE });
}

function savedList(text: string) {
  return {
    id: text,
    name: text,
    faction: text,
    units: [{ id: text, name: text, quantity: 1 }],
    created_at: text,
  };
}
