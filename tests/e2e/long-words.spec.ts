import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { linkTo, WINTER_RAID } from './lists.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { BuilderPage } from './pages/builder.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { PostDialog } from './pages/post-dialog.ts';
import { Poster } from './pages/poster.ts';

/** 200 letters without a place to break. */
const LONG = 'Donaudampfschiff'.repeat(13).slice(0, 200);

/** Writes the word into every text field in view, once there are as many as that. */
async function fillAll(root: Page | Locator, least: number): Promise<void> {
  const fields = root.locator('textarea:visible, input:is([type=text], :not([type])):visible');
  await expect.poll(async () => fields.count()).toBeGreaterThanOrEqual(least);
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) {
    const field = fields.nth(at);
    if (await field.isEditable()) await field.fill(LONG);
  }
}

/** The page is as wide as the window, and so is every dialog and every field in view. */
async function expectNothingWider(page: Page): Promise<void> {
  await expect(async () => {
    const wide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const boxes = [
        ...document.querySelectorAll('textarea, input, dialog, [role=dialog], h1, blockquote, p'),
      ];
      return [
        ...(scrollWidth > clientWidth ? [`the page: ${String(scrollWidth)}`] : []),
        ...boxes
          .filter((box) => box.checkVisibility() && box.closest('.visually-hidden') === null)
          .filter((box) => box.getBoundingClientRect().right > clientWidth + 1)
          .map((box) => `${box.tagName} ${box.textContent.slice(0, 30)}`),
      ];
    });
    expect(wide).toEqual([]);
  }).toPass({ timeout: 5_000 });
}

test(
  'a word of 200 letters widens neither a post, nor its dialog, nor a profile',
  { tag: '@phone' },
  async ({ browser, request }) => {
    test.slow();
    const operator = new Operator(request);
    const poster = new Poster(request);
    const address = await operator.makeAccount();
    const userId = await poster.idOf(await operator.makeAccount());
    const player = await (await Player.arrive(browser)).signIn(address);
    const { page } = player;

    await page.goto(linkTo({ ...WINTER_RAID, name: `Long ${randomUUID().slice(0, 8)}` }));
    await page.getByRole('button', { name: 'Open in the builder' }).click();
    const dialog = await PostDialog.from(await new BuilderPage(page).shown());
    await dialog.forTournament('x');
    await fillAll(dialog.root, 3);
    await expectNothingWider(page);

    const name = `${LONG.slice(0, 190)} ${randomUUID().slice(0, 8)}`;
    const [id = ''] = await poster.post(userId, [{ name, unit: LONG }]);
    const post = await (await new CommunityListPage(page).open(id)).shown(name);
    await post.comment(LONG);
    await fillAll(post.article, 1);
    await expectNothingWider(page);
    await post.choose('Report the list');
    await fillAll(page.getByRole('dialog'), 1);
    await expectNothingWider(page);

    await page.goto('/community-lists');
    // The newest lists of the faction may show it too, in a row above the board.
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expectNothingWider(page);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit: About you' }).click();
    await fillAll(page, 1);
    await expectNothingWider(page);
    await player.leave();
  },
);

test(
  'a word of 200 letters widens no page of the administration',
  { tag: '@phone' },
  async ({ browser, request }) => {
    const player = await (await Player.arrive(browser)).signIn(await new Operator(request).makeAdmin());
    for (const place of ['news', 'texts', 'catalogue?tab=editors', 'changelog']) {
      await player.page.goto(`/admin/${place}`);
      await player.page.getByRole('heading', { level: 1 }).waitFor();
      const add = player.page.getByRole('button', { name: /^(New|Write|Correct)/ }).first();
      if (await add.isVisible()) await add.click();
      await fillAll(player.page, 0);
      await expectNothingWider(player.page);
    }
    await player.leave();
  },
);
