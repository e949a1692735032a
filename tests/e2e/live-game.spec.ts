/** A game on two phones from its first round to the summary, on a site of its own. */
import { type Browser, expect } from '@playwright/test';
import { storedTableGame } from '#tests/builders/table-games.ts';
import { storeBeforehand } from './pages/browser-storage.ts';
import { pasted } from './pages/clipboard.ts';
import { GameTable } from './pages/game-table.ts';
import { test } from './pages/journey.ts';
import { aheadOfTime } from './pages/network.ts';
import { openOwnSite, type OwnSite } from './pages/own-site.ts';
import { Player } from './pages/player.ts';
import { SignInPage } from './pages/sign-in.ts';
import { wordsIn } from './pages/words.ts';

const ACCOUNT = { email: 'anna@example.org', password: 'correct horse battery' };
const BERTAS = { email: 'berta@example.org', password: 'four words make sense' };

let site: OwnSite;

test.beforeAll(async () => {
  site = await openOwnSite();
  await site.call('/auth/v1/admin/users', { body: { ...BERTAS, email_confirm: true } });
  const { json } = await site.call('/auth/v1/admin/users', { body: { ...ACCOUNT, email_confirm: true } });
  const { id } = json as { id: string };
  await site.call(`/rest/v1/profiles?id=eq.${id}`, { method: 'PATCH', body: { tester: true } });
});
test.afterAll(async () => site.close());

/** Anna, signed in, with a game against Berta on the table. */
async function sitDown(browser: Browser): Promise<Player> {
  const anna = await Player.arrive(browser, 'en', site.address);
  const { json } = await site.call('/auth/v1/token?grant_type=password', { body: ACCOUNT });
  const isFetched = aheadOfTime(anna.page);
  await storeBeforehand(anna.page, 'prod_supabase.auth.token', JSON.stringify(json));
  const game = storedTableGame('take-positions', null, Date.now() - 600_000);
  await storeBeforehand(anna.page, 'prod_gameState', game);
  await anna.page.goto('/game');
  await isFetched();
  return anna;
}

test(
  'two phones play to the summary through lost networks, reloads and a crash, and a third watches',
  { tag: '@phone' },
  async ({ browser }) => {
    test.slow();
    const [inSpanish, inFrench] = [wordsIn('es'), wordsIn('fr')];
    const anna = await sitDown(browser);
    const annas = new GameTable(anna.page);
    await anna.page.getByRole('button', { name: 'Play on two phones' }).click();
    await annas.sheet.getByRole('button', { name: 'Show the code' }).click();
    await annas.sheet.getByRole('button', { name: 'Copy link' }).click();
    const berta = await Player.arrive(browser, 'es', site.address);
    const isFetched = aheadOfTime(berta.page);
    await berta.page.goto(await pasted(anna.page.context()));
    const bertas = new GameTable(berta.page, inSpanish);
    await bertas.isIn('Game');
    await isFetched();
    await expect(annas.sheet).toBeHidden();

    await anna.page.getByRole('button', { name: 'Details' }).click();
    await annas.sheet.getByRole('button', { name: 'Let others watch' }).click();
    await annas.sheet.getByRole('button', { name: 'Copy link' }).click();
    const third = await Player.arrive(browser, 'fr', site.address);
    await third.page.goto(await pasted(anna.page.context()));
    await expect(third.page.getByText('Berta').first()).toBeVisible();
    await annas.closeSheet();

    // Berta plays a round that Anna's phone does not hear of.
    await anna.page.context().setOffline(true);
    await bertas.round(1, 'Berta', async () => undefined);
    await anna.page.context().setOffline(false);
    await expect(anna.page.getByRole('heading', { name: 'Round 2: who begins?' })).toBeVisible();

    // Anna plays one that nobody hears of until her phone is back.
    await anna.page.context().setOffline(true);
    await annas.round(2, 'Berta', async () =>
      annas.tick('Your rival holds none of your objectives', 'Anna').click(),
    );
    await expect(anna.page.getByText(/^Offline: \d+ taps are kept and sent later$/)).toBeVisible();
    await anna.page.context().setOffline(false);
    await anna.page.reload();
    await berta.page.reload();
    const last = inSpanish('Round {round}: who begins?', { round: 3 });
    await expect(berta.page.getByRole('heading', { name: last })).toBeVisible();

    // The server is lost and comes back; the taps meanwhile are kept.
    const crash = site.crash();
    await annas.next('{0} begins', { 0: 'Berta' });
    await annas.show('Anna');
    await annas.step(await annas.open('Ice Archers'), 'Wounds', 1);
    await crash;
    await expect(berta.page.getByText(inSpanish('Your turn'))).toBeVisible({ timeout: 60_000 });
    await bertas.show('Anna');
    const archers = await bertas.open('Arqueros de Hielo');
    const wounds = archers.getByRole('group', { name: inSpanish('Wounds') });
    await expect(wounds).toContainText('1');

    await annas.openSheet('End the game');
    await annas.sheet.getByRole('button', { name: 'End and score the game' }).click();
    await annas.next('Show the summary');
    await annas.isIn('Summary');
    await bertas.isIn('Summary');
    expect(await annas.totals()).toEqual(await bertas.totals());
    expect(await annas.totals()).not.toEqual(['0', '0']);
    await anna.page.getByRole('button', { name: 'Confirm the result' }).click();
    await berta.page.getByRole('button', { name: inSpanish('Confirm the result') }).click();
    await expect(anna.page.getByText('Both players confirmed the result.')).toBeVisible();
    await expect(third.page.getByText(inFrench('{0} wins', { 0: 'Anna' }))).toBeVisible({ timeout: 70_000 });

    // Berta, who had no account so far, takes the result along.
    const signIn = await new SignInPage(berta.page, inSpanish).open();
    await signIn.signIn(BERTAS.email, BERTAS.password);
    await berta.messages.heard('1 resultado está ahora en tu perfil');
    const { json: kept } = await site.call('/rest/v1/game_results?select=status,opponent_id');
    expect(kept).toEqual([
      { status: 'confirmed', opponent_id: expect.any(String) as unknown },
      { status: 'confirmed', opponent_id: expect.any(String) as unknown },
    ]);
    for (const player of [anna, berta, third]) await player.leave();
  },
);
