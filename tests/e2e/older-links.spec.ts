import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { pasted } from './pages/clipboard.ts';
import { SharedListPage } from './pages/shared-list.ts';

type Vector = {
  readonly label: string;
  readonly path: string;
  readonly payload: { readonly name: string };
  readonly textExportEn: string;
};

const FILE = new URL('../vectors/share-links.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly vectors: readonly Vector[] };

for (const { label, path, payload, textExportEn } of vectors.filter((vector) => vector.textExportEn)) {
  test(`a link of the older app shows its list, totals and text (${label})`, async ({ page, context }) => {
    const shared = await new SharedListPage(page).open(path);
    await expect(shared.heading).toHaveText(payload.name);
    const points = Number(/Total Points: (\d+)/.exec(textExportEn)?.[1]);
    const command = Number(/Total Command Points: (\d+)/.exec(textExportEn)?.[1]);
    await shared.expectTotals(points, command);
    await expect(shared.article.getByText('Unknown unit')).toHaveCount(0);
    await shared.copyAsText();
    expect(await pasted(context)).toBe(textExportEn);
  });
}
