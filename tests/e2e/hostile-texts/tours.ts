import { expect } from '@playwright/test';
import { isHtml } from '#domain/reader/news-text.ts';
import { paths } from '#platform/paths.ts';
import type { Stop, Witness } from '../pages/witness.ts';
import { inEnglish, wordsIn } from '../pages/words.ts';
import { hiddenListOf, listOf } from './community-beds.ts';
import { chapterOf, MISSION } from './office-beds.ts';
import { isInSample, PAYLOADS } from './payloads.ts';
import type { Stage } from './stage.ts';

/** The field texts that were stored, as `Witness.expectShown` takes them. */
export function storedIn(harvest: Stage['harvest'], fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, harvest.get(field)?.stored ?? []]));
}

/** As storedIn, of the texts that pages of one row each are visited for. */
function sampleIn(harvest: Stage['harvest'], fields: readonly string[]) {
  const sample = new Set(PAYLOADS.filter((_, at) => isInSample(at)).map(({ text }) => text));
  return Object.fromEntries(
    Object.entries(storedIn(harvest, fields)).map(([field, texts]) => [
      field,
      texts.filter((text) => sample.has(text)),
    ]),
  );
}

/** A payload, or the plain words that were written where the server refused it. */
function storedAs(harvest: Stage['harvest'], field: string, text: string, at: number): string {
  return harvest.get(field)?.stored.includes(text) === true ? text : `plain ${String(at)}`;
}

/**
 * Visits the pages on which a visitor without an account sees other people's texts. Returns the
 * pages that did not show what they should.
 */
export async function tourOfVisitor(witness: Witness, stage: Stage): Promise<readonly string[]> {
  const { harvest, listId } = stage;
  const { page } = witness;
  const shows = async (part: string, ...fields: readonly string[]) =>
    witness.expectShown(part, storedIn(harvest, fields));
  await tourOfNews(witness, stage);
  await witness.visit(paths.communityLists());
  await page.getByRole('combobox', { name: 'Faction' }).click();
  await page.keyboard.press('Escape');
  await witness.pressAll('Show more');
  const onCards = ['name', 'faction', 'description'].map((column) => `shared_lists.${column}`);
  await shows('the board', ...onCards, 'profiles.username');
  await witness.visit(paths.communityList(listId));
  await page.getByText('Lists based on this one').click();
  await witness.pressAll('Show more comments');
  await shows('comments', 'list_comments.body', 'profiles.username');

  const lists = PAYLOADS.map(({ text }, at): Stop => {
    return {
      path: paths.communityList(listOf(at)),
      heading: storedAs(harvest, 'shared_lists.name', text, at),
    };
  });
  const lost = [
    ...(await headsOf(witness, paths.communityList(listId), lists)),
    ...(await witness.walk(lists.filter((_, at) => isInSample(at)))),
  ];
  const onPages = [...onCards, 'shared_lists.tournament_name', 'shared_lists.units'];
  await witness.expectShown('the pages of lists', sampleIn(harvest, onPages));
  const players = PAYLOADS.map(({ text }, at): Stop => {
    const name = storedAs(harvest, 'profiles.username', text, at);
    return { path: paths.publicProfile(name), heading: name };
  });
  lost.push(...(await witness.walk(players.filter((_, at) => isInSample(at)))));
  const told = ['username', 'bio', 'location', ...SOCIALS.map((service) => `social_${service}`)];
  const onProfiles = told.map((column) => `profiles.${column}`);
  await witness.expectShown('the pages of players', sampleIn(harvest, onProfiles));
  await tourOfReader(witness, stage);
  return lost;
}

const SOCIALS = ['discord', 'twitter', 'instagram', 'youtube', 'twitch'];

/** The start page: changelog, news in each language, archive. */
async function tourOfNews(witness: Witness, { harvest }: Stage): Promise<void> {
  const { page } = witness;
  await witness.visit(paths.home());
  await page.getByRole('button', { name: /^Version/ }).click();
  await expect(page.getByRole('dialog', { name: 'Changelog' })).toContainText('# Changelog');
  await witness.expectShown('the changelog', storedIn(harvest, ['site_texts.content']));
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Earlier news' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: /^News — / })).toBeVisible();
  for (const language of ['es', 'fr', 'en'] as const) {
    await witness.read(language);
    await witness.visit(paths.home());
    const say = language === 'en' ? inEnglish : wordsIn(language);
    await page.getByRole('button', { name: say('News archive') }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await witness.pressAll(say('Show more'));
    expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(PAYLOADS.length);
    // HTML is shown as far as it is harmless, plain text as it is.
    const field = `news_items.content_${language}`;
    const plain = harvest.get(field)?.stored.filter((text) => !isHtml(text));
    await witness.expectShown('the news', { [field]: plain ?? [] });
  }
}

/**
 * Rules and FAQ in each language, their search and words; missions and units that were corrected.
 */
async function tourOfReader(witness: Witness, { harvest }: Stage): Promise<void> {
  const { page } = witness;
  for (const language of ['fr', 'es', 'en'] as const) {
    const inLanguage = (...fields: readonly string[]) =>
      storedIn(
        harvest,
        fields.map((field) => (language === 'en' ? field : `${field}_${language}`)),
      );
    await witness.read(language);
    await witness.visit(paths.faq('more-questions'));
    await witness.expectShown('the FAQ', inLanguage('faq_sections.section', 'faq_sections.content'));
    await witness.visit(paths.rules(chapterOf(0)));
    const fields = inLanguage('rules_chapters.title', 'rules_sections.title', 'rules_sections.content');
    await witness.expectShown('the rules', fields);
  }
  await page.locator('button[aria-haspopup=dialog]').filter({ hasText: 'alert' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search rules, FAQ and units' }).fill('alert');
  await expect(page.locator('[data-hit]').first()).toBeVisible();
  await witness.visit(paths.missions(MISSION));
  await expect(page.getByText(PAYLOADS[0]?.text ?? '').first()).toBeVisible();
  await witness.visit(paths.printMission(MISSION));
  await witness.visit(paths.unit('northern-tribes', 'hersir'));
  await expect(page.getByText(PAYLOADS[0]?.text ?? '').first()).toBeVisible();
  await witness.collect();
}

/**
 * Reads the head that the server writes into a list's page for chats and search engines, as a
 * browser reads it. Returns the pages with anything in them that the page of a harmless list does
 * not have.
 */
async function headsOf(
  { page }: Witness,
  harmless: string,
  stops: readonly Stop[],
): Promise<readonly string[]> {
  const asked = { like: harmless, all: stops };
  return page.evaluate(async ({ like, all }) => {
    const letters = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, '').slice(0, 100);
    const read = async (path: string) => {
      const html = await (await fetch(path)).text();
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const parts = [...parsed.querySelectorAll('*')].filter(({ localName }) => localName !== 'meta');
      return {
        title: parsed.title,
        parts: parts.map(({ outerHTML }) => /^<[^>]*>/.exec(outerHTML)?.[0]).join(''),
      };
    };
    const plain = await read(like);
    const odd = await Promise.all(
      all.map(async ({ path, heading }) => {
        const { title, parts } = await read(path);
        return parts === plain.parts && letters(title).startsWith(letters(heading))
          ? []
          : [`${path}: ${title} ${parts}`];
      }),
    );
    return odd.flat();
  }, asked);
}

/** Visits the pages on which a signed-in player sees what others did to them. */
export async function tourOfPlayer(witness: Witness, { listId, harvest }: Stage): Promise<void> {
  const { page } = witness;
  const shows = async (part: string, ...fields: readonly string[]) =>
    witness.expectShown(part, storedIn(harvest, fields));
  // In a narrow window followers are a tab of their own, and their names are not those of events.
  await page.setViewportSize({ width: 800, height: 900 });
  await witness.visit(paths.activity());
  await witness.pressAll('Show more');
  await shows('the activity', 'profiles.username', 'player_warnings.body', 'player_warnings.hidden_name');
  await page.getByRole('tab', { name: 'Players', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Remove .* from your followers$/ }).first()).toBeVisible();
  await shows('the followers', 'profiles.username');
  await page.getByRole('searchbox', { name: 'Find players' }).fill('script');
  await expect(page.getByRole('button', { name: /^Follow / }).first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await witness.visit(`${paths.profile()}?section=games`);
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await witness.pressAll('Show more');
  await shows(
    'the games',
    'game_results.mission',
    'game_results.feat',
    'game_results.own_faction',
    'game_results.opponent_faction',
    'game_results.opponent_name',
    'profiles.username',
  );
  await witness.visit(paths.communityList(listId));
  await page
    .getByRole('button', { name: /^More about the comment of / })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('list', { name: 'Replies' })
    .getByRole('button', { name: /^Reply to / })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: /^Your reply to / })).toHaveValue(/^@/);
  await witness.pressAll('Show more comments');
  await shows('the hidden comments', 'list_comments.hidden_reason');
  const hiddenLists = PAYLOADS.map(({ text }, at): Stop => {
    const reason = storedAs(harvest, 'shared_lists.hidden_reason', text, at);
    return { path: paths.communityList(hiddenListOf(at)), heading: `Hidden ${String(at)}`, text: reason };
  });
  expect(await witness.walk(hiddenLists.filter((_, at) => isInSample(at)))).toEqual([]);
  await witness.expectShown('the hidden lists', sampleIn(harvest, ['shared_lists.hidden_reason']));
}
