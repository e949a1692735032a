import { expect, test } from '@playwright/test';
import { axeFindings } from './pages/axe.ts';
import { BuilderPage } from './pages/builder.ts';
import { UnitCardDialog } from './pages/unit-card.ts';
import { inEnglish, wordsIn } from './pages/words.ts';

const LANGUAGES = [
  {
    language: 'en',
    own: 'English',
    name: null,
    words:
      'Once per round, choose one for this unit: heal up to 2 wounds, lose up to 2 stress, or Displace (7).',
    token: '1 command token',
  },
  {
    language: 'es',
    own: 'Español',
    name: '(Viales de potencia)',
    words:
      'Una vez por ronda, elige una opción para esta unidad: cura hasta 2 de daño, pierde hasta 2 de estrés o hace Desplazar (7).',
    token: '1 ficha de mando',
  },
  {
    language: 'fr',
    own: 'Français',
    name: '(Fioles de puissance)',
    words:
      'Une fois par manche, choisissez pour cette unité : soigner jusqu’à 2 dégâts, perdre jusqu’à 2 stress, ou Replacer (7).',
    token: '1 jeton de commandement',
  },
] as const;

for (const { language, own, name, words, token } of LANGUAGES) {
  test(`a card says in sentences what its skills do (${language})`, async ({ page }) => {
    const builder = await new BuilderPage(page).open();
    if (language !== 'en') await builder.header.choose(own);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const card = await new UnitCardDialog(page, language === 'en' ? inEnglish : wordsIn(language)).open(
      'hegemony-of-embersig/trabor-slepmund',
    );
    const vials = card.skill('Power Vials');
    await expect(vials).toContainText(words);
    await expect(vials).toContainText(token);
    if (name !== null) await expect(vials).toContainText(name);
    await expect(card.skill('Boom!').getByRole('img')).toHaveCount(3);
    expect(await axeFindings(page, language)).toEqual([]);
  });
}
