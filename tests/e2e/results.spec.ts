import { expect } from '@playwright/test';
import { storedScoredGame } from '#tests/builders/table-games.ts';
import { axeInBothThemes } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { arriveSignedIn } from './pages/session.ts';
import { openGame } from './pages/sit-down.ts';

/** A saved game in which Anna holds the device and Berta has an account. */
function between(text: string, wabId: string): string {
  const game = JSON.parse(text) as { events: { type: string; player?: { id: string } }[] };
  for (const event of game.events) {
    if (event.type !== 'player-added' || event.player === undefined) continue;
    const isAnna = event.player.id === 'anna';
    Object.assign(event.player, isAnna ? { kind: 'me' } : { kind: 'member', wabId });
  }
  return JSON.stringify(game);
}

test(
  'a result recorded offline is sent from another page; the opponent, no tester, sees and confirms it, and a correction',
  { tag: '@phone' },
  async ({ page, context, request, browser }) => {
    test.slow();
    // Play Mode is not for Berta.
    const berta = await new Operator(request).makePlayer();
    const stored = between(storedScoredGame(Date.now() - 600_000), berta.wabId);
    const table = await openGame({ page, context, request }, 'en', stored);
    await context.setOffline(true);
    await table.next('Show the summary');
    await page.getByRole('button', { name: 'Record the result' }).click();
    await expect(page.getByText('Kept on this device.')).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);

    // Left first: the summary itself sends the result as soon as there is a network.
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/rules');
    await expect(page.getByText('The result against Berta was sent')).toBeVisible({ timeout: 60_000 });

    const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const phone = await other.newPage();
    await arriveSignedIn(phone, berta.email);
    await phone.goto('/activity');
    const asked = phone.getByRole('region', { name: 'Is this right?' });
    await expect(asked.getByText(/^Against WAB-/)).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Navigation' })).toHaveAccessibleDescription(
      '1 result to confirm',
    );
    expect(await axeInBothThemes(phone)).toEqual([]);
    expect(await sidewaysOverflow(phone)).toEqual([]);
    expect(await smallTargets(phone)).toEqual([]);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByText('Result confirmed')).toBeVisible();
    await expect(asked).toHaveCount(0);

    await page.goto('/summary');
    await expect(page.getByText('Recorded and confirmed by Berta.')).toBeVisible();
    await table.next('Change the score');
    await table.isIn('Scoring');
    await table.count('Each objective of the enemy’s colour that you hold', 'Anna', 1);
    await table.next('Show the summary');
    await expect(page.getByText(/^The record still says/)).toBeVisible();
    expect(await axeInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByText('The correction is sent. Berta has yet to confirm it.')).toBeVisible();

    await phone.goto('/profile?section=games');
    await expect(phone.getByText('This is a correction.')).toBeVisible();
    await phone.getByRole('button', { name: 'Confirm' }).click();
    await expect(phone.getByText('Result confirmed')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Recorded and confirmed by Berta.')).toBeVisible();
    await other.close();
  },
);
