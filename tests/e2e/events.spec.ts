import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { LANGUAGES } from '#domain/catalogue/types.ts';
import { axeFindings } from './pages/axe.ts';
import { test } from './pages/journey.ts';
import { sidewaysOverflow } from './pages/layout.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { type Say, wordsIn } from './pages/words.ts';

/** The buttons and fields of the pages of events, by their English names. */
function eventsOn(page: Page, say: Say) {
  return {
    press: async (name: string) => page.getByRole('button', { name: say(name), exact: true }).click(),
    field: (name: string) => page.getByLabel(say(name), { exact: true }),
    /** Presses the button of the question over the page. */
    confirm: async (name: string) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(name), exact: true })
        .click(),
    heading: (name: string) => page.getByRole('heading', { name, exact: true }),
    said: (words: string) => page.getByText(say(words), { exact: true }),
  };
}

for (const language of LANGUAGES) {
  const say = wordsIn(language);

  test(
    `an organiser announces an event, and a player who waits moves up to the last seat (${language})`,
    { tag: '@phone' },
    async ({ browser, request }) => {
      test.slow();
      const operator = new Operator(request);
      const arrive = async () => {
        const account = await operator.makeAccount();
        return (await Player.arrive(browser, language)).signIn(account);
      };
      const [organiser, first, second] = [await arrive(), await arrive(), await arrive()];
      const faults: Record<string, string[]> = {};
      const look = async ({ page }: Player, place: string) => {
        const found = [...(await axeFindings(page, language)), ...(await sidewaysOverflow(page))];
        if (found.length > 0) faults[place] = found;
      };
      const name = `Winter Open ${randomUUID().slice(0, 8)}`;

      const { page } = organiser;
      const own = eventsOn(page, say);
      await page.goto('/events');
      await page
        .getByRole('link', { name: say('Announce an event') })
        .first()
        .click();
      await own.press('Save event');
      await expect(own.field('Name')).toBeFocused();
      await own.field('Name').fill(name);
      await own.field('Start').fill('2099-01-16T10:00');
      await own.field('Seats').fill('2');
      await look(organiser, 'the form');
      await own.press('Save event');
      await expect(own.heading(name)).toBeVisible();
      await own.press('Announce');
      await own.said('Add a guest').click();
      await own.field('Name of the guest').fill('Lotta');
      await own.press('Add the guest');
      await expect(page.getByText('Lotta', { exact: true })).toBeVisible();
      await look(organiser, 'the page of the organiser');
      const address = new URL(page.url()).pathname;

      const [one, other] = [eventsOn(first.page, say), eventsOn(second.page, say)];
      await first.page.goto(`/events?q=${encodeURIComponent(name)}`);
      await first.page.getByRole('link', { name, exact: true }).click();
      await one.press('Take a seat');
      await expect(one.said('You have a seat.')).toBeVisible();
      await second.page.goto(address);
      await other.press('Wait for a seat');
      await expect(other.said('You wait for a seat. It comes by itself.')).toBeVisible();
      await look(second, 'the page of a player');

      await one.press('Withdraw');
      await one.confirm('Withdraw');
      await expect(first.page.getByRole('button', { name: say('Wait for a seat') })).toBeVisible();
      await second.page.reload();
      await expect(other.said('You have a seat.')).toBeVisible();

      await page.reload();
      await own.press('Begin');
      await own.confirm('Begin');
      await expect(page.getByRole('button', { name: say('Finish'), exact: true })).toBeVisible();
      await second.page.goto('/events?show=mine');
      await expect(second.page.getByRole('link', { name, exact: true })).toBeVisible();
      await look(second, 'the list of events');
      expect(faults).toEqual({});
      for (const player of [organiser, first, second]) await player.leave();
    },
  );
}
