import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { storedTableGame } from '#tests/builders/table-games.ts';
import { GameTable } from './game-table.ts';
import { aheadOfTime } from './network.ts';
import { Operator } from './operator.ts';
import { arriveSignedIn } from './session.ts';
import { inEnglish, type Say, wordsIn } from './words.ts';

type Visit = { page: Page; context: BrowserContext; request: APIRequestContext };
type Scenario = {
  language?: Language;
  mission: string;
  feat?: string | null;
  change?: (text: string) => string;
};

/**
 * A tester at the table with a game that is set up and deployed; whatever the page needs later has
 * been fetched. `change` changes the game's saved text.
 */
export async function sitDown(
  visit: Visit,
  { language = 'en', mission, feat = null }: Scenario,
): Promise<GameTable> {
  const stored = storedTableGame(mission, feat, Date.now() - 600_000);
  const table = await openGame(visit, language, stored);
  await table.isIn('Game');
  return table;
}

/**
 * A tester whose browser has that game as the running one; whatever its page needs later has been
 * fetched.
 */
export async function openGame(
  { page, context, request }: Visit,
  language: Language,
  stored: string,
): Promise<GameTable> {
  const say: Say = language === 'en' ? inEnglish : wordsIn(language);
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const isFetched = aheadOfTime(page);
  const { email } = await new Operator(request).makeTester();
  await arriveSignedIn(page, email);
  await page.evaluate((text) => localStorage.setItem('prod_gameState', text), stored);
  await page.goto('/game');
  const table = new GameTable(page, say);
  await expect(table.bar).toBeVisible();
  await isFetched();
  return table;
}
