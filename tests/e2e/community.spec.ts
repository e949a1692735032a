import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { linkTo, WINTER_RAID } from './lists.ts';
import { axeFindings } from './pages/axe.ts';
import { storedText } from './pages/browser-storage.ts';
import { BuilderPage } from './pages/builder.ts';
import { CommunityListPage } from './pages/community-list.ts';
import { CommunityListsPage } from './pages/community-lists.ts';
import { test } from './pages/journey.ts';
import { Operator } from './pages/operator.ts';
import { Player } from './pages/player.ts';
import { PostDialog } from './pages/post-dialog.ts';
import { Poster } from './pages/poster.ts';
import { type Say, inEnglish, wordsIn } from './pages/words.ts';

/** A name that nobody had before: all tests of a run share one server. */
const newName = (begin: string) => `${begin} ${randomUUID().slice(0, 8)}`;

/** Brings a list into the builder under a name of its own. */
async function buildAs({ page }: Player, name: string, say: Say = inEnglish): Promise<BuilderPage> {
  await page.goto(linkTo({ ...WINTER_RAID, name }));
  await page.getByRole('button', { name: say('Open in the builder') }).click();
  return new BuilderPage(page, say).shown();
}

test(
  'a list is posted, read, liked, commented, copied, edited and taken down (fr)',
  { tag: '@phone' },
  async ({ browser, request }) => {
    const say = wordsIn('fr');
    test.slow();
    const operator = new Operator(request);
    const poster = new Poster(request);
    const [raven, otter] = [newName('Raven'), newName('Otter')];
    const addresses = [await operator.makeAccount(), await operator.makeAccount()] as const;
    await poster.rename(await poster.idOf(addresses[0]), raven);
    await poster.rename(await poster.idOf(addresses[1]), otter);
    const author = await (await Player.arrive(browser, 'fr')).signIn(addresses[0]);
    const reader = await (await Player.arrive(browser, 'fr')).signIn(addresses[1]);
    const visitor = await Player.arrive(browser, 'fr');
    const name = newName('Ice Line');

    // Posting.
    const dialog = await PostDialog.from(await buildAs(author, name, say), say);
    await expect(dialog.field('List name')).toHaveValue(name);
    await expect(dialog.pictures.first()).toBeChecked();
    await dialog
      .field('Description')
      .fill('Slow and sure.\nSee https://example.org/ice, not http://example.org.');
    await dialog.addPicture('http://example.org/a.jpg');
    await expect(dialog.root.getByRole('alert')).toHaveText(
      say('The address must begin with https:// and lead to a picture.'),
    );
    await dialog.forTournament('Winter Open');
    await expect(dialog.preview).toContainText(say('{0} pts / {1} CP', { 0: 170, 1: 3 }));
    await expect(dialog.preview).toContainText('Winter Open');
    await dialog.post('List Shared Successfully!');
    const own = await new CommunityListPage(author.page, say).shown(name);
    const { id } = own;
    expect(await storedText(author.page, 'army-list-form-data')).toBe('');

    // A visitor finds and reads it.
    const board = await new CommunityListsPage(visitor.page, say).open();
    await board.search(name.toLowerCase());
    await expect(board.cards).toHaveCount(1);
    await expect(board.card(name)).toContainText(raven);
    await expect(board.card(name)).toContainText(say('{0} pts', { 0: 170 }));
    await expect(board.card(name)).toContainText(say('Tournament'));
    const seen = await board.openList(name);
    await expect(seen.article).toContainText('Winter Open');
    const link = seen.article.getByRole('link', { name: 'example.org/ice' });
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    await expect(seen.article.getByRole('link', { name: /^http/ })).toHaveCount(0);
    await expect(seen.article.getByTitle(say('Sign in to like this list'), { exact: true })).toBeVisible();
    await expect(seen.commentField).toHaveCount(0);

    // Another player likes it, says so, and makes it theirs.
    const read = await (await new CommunityListPage(reader.page, say).open(id)).shown(name);
    await read.likeButton.click();
    await expect(read.likeButton).toHaveAttribute('aria-pressed', 'true');
    await read.comment('Well thought out.\nhttps://example.org/why');
    await expect(read.comments).toHaveCount(1);
    await expect(read.comments.first()).toContainText(otter);
    const copied = await read.openInBuilder();
    await copied.messages.heard(say('Opened as a copy. Save it to keep it.'));
    const army = await copied.army();
    await army.name(`${name} (mine)`);
    const posting = await PostDialog.from(copied, say);
    await expect(posting.root).toContainText(say('Based on “{0}”. Both lists will say so.', { 0: name }));
    await posting.post('List Shared Successfully!');
    const fork = await new CommunityListPage(reader.page, say).shown(`${name} (mine)`);
    await expect(fork.article.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/community-lists/${id}`,
    );
    await fork.article.getByText(say('What this list changed')).click();
    await expect(fork.article.getByRole('table', { name: say('What differs') })).toContainText(
      say('Tournament'),
    );

    // The author sees it all, removes the comment, edits the list and takes it down.
    await own.open(id);
    await expect(own.article.getByText(say('Lists based on this one'))).toBeVisible();
    await own.deleteComment('Well thought out.');
    await own.choose('Edit the list');
    const editing = await new PostDialog(author.page, say).shown();
    await expect(editing.field('Tournament/event name')).toHaveValue('Winter Open');
    await editing.field('Description').fill('Faster now.');
    await editing.post('List Updated Successfully!');
    expect(own.id).toBe(id);
    await expect(own.article).toContainText('Faster now.');
    await own.takeDown(name);
    await visitor.page.reload();
    await expect(seen.heading).toHaveText(say('List not found'));
    await own.messages.clear();
    await author.page.getByRole('button', { name: say('Put it back'), exact: true }).click();
    await own.messages.heard(say('The list is back among the community lists'));
    await visitor.page.reload();
    await seen.shown(name);
    for (const player of [author, reader, visitor]) await player.leave();
  },
);

test('axe finds nothing where lists are posted and read (es)', async ({ browser, request }) => {
  const say = wordsIn('es');
  test.slow();
  const poster = new Poster(request);
  const email = await new Operator(request).makeAccount();
  const userId = await poster.idOf(email);
  const name = newName('Seen');
  const [id = ''] = await poster.post(userId, [{ name, isTournament: true, unit: 'vercana', points: 30 }]);
  const player = await (await Player.arrive(browser, 'es')).signIn(email);
  const { page } = player;
  const faults: Record<string, string[]> = {};
  const look = async (place: string) => {
    const found = await axeFindings(page, 'es');
    if (found.length > 0) faults[place] = found;
  };
  const board = await new CommunityListsPage(page, say).open(`?q=${encodeURIComponent(name)}&min=1`);
  await expect(board.cards).toHaveCount(1);
  await look('the board');
  const filters = await board.filters();
  await look('its filters');
  await filters.close();
  await board.open('?q=nothing-is-called-so');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(say('No list matches'));
  await look('a board without lists');
  const list = await (await new CommunityListPage(page, say).open(id)).shown(name);
  await list.comment('Mine.');
  await list.messages.clear();
  await look('a list');
  await list.choose('Take the list down');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await look('a question');
  await page.keyboard.press('Escape');
  await list.choose('Edit the list');
  const dialog = await new PostDialog(page, say).shown();
  await dialog.forTournament('Open');
  await dialog.messages.clear();
  await look('posting');
  await list.open(randomUUID());
  await expect(list.heading).toHaveText(say('List not found'));
  await look('no list');
  expect(faults).toEqual({});
  await player.leave();
});

test('a form that could not be posted stays, over a reload too, and goes on when there is a network', async ({
  browser,
  request,
}) => {
  const author = await (await Player.arrive(browser)).signIn(await new Operator(request).makeAccount());
  const { page } = author;
  const name = newName('Kept');
  const dialog = await PostDialog.from(await buildAs(author, name));
  await dialog.field('Description').fill('Half a thought');
  await page.route('**/rest/v1/shared_lists**', (route) => route.abort());
  await dialog.shareButton.click();
  await author.messages.heard('Failed to share your army list. Please try again.');
  await expect(dialog.root.getByRole('alert')).toContainText('There is no answer from the server.');
  await page.reload();
  await dialog.shown();
  await expect(dialog.field('Description')).toHaveValue('Half a thought');
  await page.unroute('**/rest/v1/shared_lists**');
  await dialog.field('List name').fill(' ');
  await dialog.shareButton.click();
  await author.messages.heard('List Name Required');
  await dialog.field('List name').fill(name);
  await dialog.post('List Shared Successfully!');
  // Posting it again updates it, and keeps what it says.
  await page.goto('/builder?dialog=post');
  await dialog.shown();
  await expect(dialog.field('Description')).toHaveValue('Half a thought');
  await dialog.post('List Updated Successfully!');
  await author.leave();
});
