import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { MissionsPage } from './pages/missions.ts';
import { inEnglish, wordsIn } from './pages/words.ts';

const TREE = { en: 'Tree Mother', es: 'Árbol Madre', fr: 'Arbre Mère' } as const;

for (const language of LANGUAGES) {
  test(`every mission and feat prints on one sheet (${language})`, async ({ page, context }) => {
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await context.addInitScript(() => {
      window.print = () => undefined;
    });
    const missions = await new MissionsPage(page, language === 'en' ? inEnglish : wordsIn(language)).open(
      'tree-mother',
    );
    const sheet = await missions.print();
    await expect(sheet.getByRole('article')).toContainText(TREE[language]);
    await sheet.close();
    for (const id of ['tree-mother', 'consolidated-progress', 'fog-of-death', 'rescue-mission', 'banner']) {
      await page.goto(`/print-mission/${id}`);
      await expect(page.getByRole('article')).toBeVisible();
      for (const format of ['A4', 'Letter']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), `${id} on ${format}`).toHaveLength(1);
      }
    }
  });
}
