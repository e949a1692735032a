import { expect } from '@playwright/test';
import { axeFindings } from './pages/axe.ts';
import { pasted } from './pages/clipboard.ts';
import { GameTable } from './pages/game-table.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { PlaySetup } from './pages/play-setup.ts';
import { Player } from './pages/player.ts';
import { arriveSignedIn } from './pages/session.ts';
import { inEnglish, wordsIn } from './pages/words.ts';

const ANNAS = [
  'Winter Raid',
  'Faction: Northern Tribes',
  '',
  'Alborc [High Command] (3 CP) x1 (50 pts)',
  'Ice Archers x1 (25 pts)',
].join('\n');
/** Pioneers are hidden until they arrive. */
const BERTAS = [
  'Black Legion',
  'Faction: Hegemony of Embersig',
  '',
  'Hetman [High Command] (3 CP) x1 (25 pts)',
  'Aggressors x1 (40 pts)',
  'Pioneers x1 (35 pts)',
].join('\n');

test(
  'two phones share a game: joined by a link without an account, played offline on both, merged',
  { tag: '@phone' },
  async ({ page, context, browser, request }) => {
    test.slow();
    const { email } = await new Operator(request).makeTester();
    await arriveSignedIn(page, email);
    await page.goto('/missions/take-positions');
    await page.getByRole('button', { name: 'Play this' }).click();
    const annas = new PlaySetup(page);
    await annas.isIn('Setup');
    await annas.part('You').getByRole('textbox', { name: 'Name' }).fill('Anna');
    await annas.part('You').getByRole('button', { name: 'Choose a list' }).click();
    await annas.paste(ANNAS);
    await expect(annas.part('You').getByText('Winter Raid')).toBeVisible();
    await annas.part('Your opponent').getByRole('button', { name: 'Play on two phones' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Show the code' }).click();
    await expect(page.getByRole('img', { name: 'QR code to join this game' })).toBeVisible();
    expect(await axeFindings(page, 'en')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();

    const berta = await Player.arrive(browser, 'es');
    const say = wordsIn('es');
    const bertas = new PlaySetup(berta.page, say);
    await berta.page.goto(await pasted(context));
    await bertas.isIn('Setup');
    await expect(page.getByRole('dialog')).toBeHidden();
    await bertas
      .part(say('You'))
      .getByRole('textbox', { name: say('Name') })
      .fill('Berta');
    await bertas
      .part(say('You'))
      .getByRole('button', { name: say('Choose a list') })
      .click();
    await bertas.paste(BERTAS);
    // The other phone sees the courtesy list.
    await expect(bertas.part(say('You')).getByText('100 pts')).toBeVisible();
    await expect(annas.part('Your opponent').getByText('65 pts')).toBeVisible();
    await expect(page.getByText('Berta: here')).toBeVisible();
    await expect(bertas.part(say('Your opponent')).getByText('Winter Raid')).toBeVisible();

    await annas.bar.getByRole('button', { name: 'Go to deployment' }).click();
    await bertas.isIn('Deployment');
    await bertas.answer('Who won the roll-off?', 'Anna');
    await bertas.answer('Who deploys first?', 'Berta');
    await bertas.answer('Who has the initiative?', 'Anna');
    await annas.bar.getByRole('button', { name: 'Start the game' }).click();
    const [table, there] = [new GameTable(page, inEnglish), new GameTable(berta.page, say)];
    await there.isIn('Game');
    await berta.page.locator('summary').filter({ hasText: '1 ' }).first().click();
    await berta.page.getByRole('button', { name: say('Reveal {name}', { name: 'Pioneros' }) }).click();
    await table.show('Berta');
    await expect(table.unit('Pioneers')).toBeVisible();

    // Both go on without a network.
    await table.next('{0} begins', { 0: 'Anna' });
    await expect(berta.page.getByText(say('{name} to play', { name: 'Anna' }))).toBeVisible();
    await context.setOffline(true);
    await berta.page.context().setOffline(true);
    await table.show('Anna');
    await table.step(await table.open('Ice Archers'), 'Stress', 2);
    await there.show('Berta');
    await there.step(await there.open('Acometedores'), 'Wounds', 2);
    await context.setOffline(false);
    await berta.page.context().setOffline(false);
    await table.show('Berta');
    await expect((await table.open('Aggressors')).getByText('3/4')).toBeVisible();
    await page.reload();
    await berta.page.reload();
    await there.show('Anna');
    const archers = await there.open('Arqueros de Hielo');
    await expect(archers.getByRole('group', { name: say('Stress') })).toContainText('2');

    // A tap that the other player overtook is asked about, and counts when it is added again.
    await context.setOffline(true);
    await table.show('Anna');
    await table.step(await table.open('Alborc'), 'Stress', 1);
    await there.openSheet('Score this round');
    const complete = there.sheet.getByRole('button', { name: say('Complete round {round}', { round: 1 }) });
    const anyway = there.sheet.getByRole('button', { name: say('Complete it anyway') });
    await complete.or(anyway).click();
    await expect(there.sheet).toBeHidden();
    await context.setOffline(false);
    await expect(
      page.getByText('Berta had ended the round: your “Alborc: stress +1” was not counted.'),
    ).toBeVisible();
    expect(await axeFindings(page, 'en')).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add it again' }).click();
    await there.show('Anna');
    await expect((await there.open('Alborc')).getByRole('group', { name: say('Stress') })).toContainText('1');
    await berta.leave();
  },
);
