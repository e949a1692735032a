/** The table of an event on two phones, on a site of its own whose server is lost meanwhile. */
import { expect } from '@playwright/test';
import { device, PHONE } from './pages/catalogue-people.ts';
import { LOST, WON } from './pages/event-field.ts';
import { EventPages, PATIENT } from './pages/event-pages.ts';
import { GameTable } from './pages/game-table.ts';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { aheadOfTime } from './pages/network.ts';
import { openOwnSite, type OwnSite } from './pages/own-site.ts';
import { PlaySetup } from './pages/play-setup.ts';
import { beginSmallEvent } from './pages/small-event.ts';
import { inEnglish, wordsIn } from './pages/words.ts';

let site: OwnSite;

test.beforeAll(async () => {
  site = await openOwnSite();
});
test.afterAll(async () => site.close());

/** The organiser pairs a round and starts its clock without a mouse. */
async function pairByKeyboard(desk: EventPages): Promise<void> {
  const keys = new Keyboard(desk.page);
  await keys.activate(desk.button('Pair round {next}', { next: 1 }));
  await expect(desk.button('Tell these pairings')).toBeEnabled();
  await keys.activate(desk.button('Tell these pairings'));
  await expect(desk.dialog).toHaveCount(0);
  await keys.activate(desk.button('Start the clock'));
  await expect(desk.button('Stop the clock')).toBeVisible();
}

/** The organiser settles two results that differ, without a mouse. */
async function decideByKeyboard(desk: EventPages, first: string, second: string): Promise<void> {
  const keys = new Keyboard(desk.page);
  await expect(desk.row(first)).toContainText('Two results', PATIENT);
  await keys.activate(desk.button('Enter the result of {first} against {second}', { first, second }));
  const points = desk.dialog.getByRole('group', { name: first }).getByLabel('Mission points');
  await keys.goTo(points);
  await keys.type('5');
  await keys.goTo(desk.dialog.getByRole('group', { name: second }).getByLabel('Mission points'));
  await keys.type('2');
  await keys.activate(desk.button('Enter this result'));
  await expect(desk.row(first)).toContainText('by the organisers');
}

test('a table plays on its phones, through a lost network and a lost server', async ({ browser }) => {
  test.slow();
  const { organiser, host, event, find } = await beginSmallEvent(site);
  const office = await device(browser, site, organiser);
  const desk = new EventPages(office.page, inEnglish);
  await desk.page.goto(`/events/${event}/rounds`);
  await pairByKeyboard(desk);
  await expect.poll(async () => host.places(event, 1)).toHaveLength(2);
  const [table, second] = await host.places(event, 1);
  if (table === undefined || second === undefined) throw new Error('The round has too few tables.');
  const [anna, berta] = [find(table.one), find(table.other)];

  // One begins the game at the table, the other joins it: nobody types a code.
  const phone = await device(browser, site, anna.player, PHONE);
  const own = new EventPages(phone.page, inEnglish);
  const isFetched = aheadOfTime(phone.page);
  await own.page.goto(`/events/${event}/rounds`);
  await own.button('Play this game').click();
  const setup = new PlaySetup(phone.page, inEnglish);
  await setup.isIn('Setup');
  const rival = await device(browser, site, berta.player, PHONE);
  await rival.context.addInitScript(() => localStorage.setItem('language', 'es'));
  const say = wordsIn('es');
  await rival.page.goto(`/events/${event}/rounds`);
  await rival.page.getByRole('button', { name: say('Join the game') }).click();
  const theirSetup = new PlaySetup(rival.page, say);
  await theirSetup.isIn('Setup');
  await expect(phone.page.getByText(`${berta.name}: here`)).toBeVisible();

  // Without a network the pairings lead back to the game.
  await phone.page.goBack();
  await expect(own.button('Back to the game')).toBeVisible();
  await phone.context.setOffline(true);
  await own.button('Back to the game').click();
  await setup.isIn('Setup');
  await phone.context.setOffline(false);
  await setup.bar.getByRole('button', { name: 'Go to deployment' }).click();
  await setup.answer('Who won the roll-off?', anna.name);
  await setup.answer('Who deploys first?', anna.name);
  await setup.answer('Who has the initiative?', anna.name);
  await setup.bar.getByRole('button', { name: 'Start the game' }).click();
  const [game, theirs] = [new GameTable(phone.page), new GameTable(rival.page, say)];
  await theirs.isIn('Game');

  await game.isIn('Game');
  await isFetched();

  // The server is lost and comes back; a round that was played meanwhile is kept.
  const crash = site.crash();
  await game.round(1, anna.name, async () =>
    game.tick('Your rival holds none of your objectives', anna.name).click(),
  );
  await crash;
  const last = say('Round {round}: who begins?', { round: 2 });
  await expect(rival.page.getByRole('heading', { name: last })).toBeVisible({ timeout: 60_000 });
  await game.openSheet('End the game');
  await game.sheet.getByRole('button', { name: 'End and score the game' }).click();
  await game.next('Show the summary');
  await theirs.isIn('Summary');
  await phone.page.getByRole('button', { name: 'Confirm the result' }).click();
  await rival.page.getByRole('button', { name: say('Confirm the result') }).click();

  // Both phones told the event, and the organiser settles what the other table disagrees on.
  await expect(desk.row(anna.name)).toContainText('from the game', PATIENT);
  const [carl, dora] = [find(second.one), find(second.other)];
  await carl.calls.report(event, 1, second, [WON, LOST]);
  await dora.calls.report(event, 1, second, [LOST, WON]);
  await decideByKeyboard(desk, carl.name, dora.name);
  for (const { context } of [office, phone, rival]) await context.close();
});
