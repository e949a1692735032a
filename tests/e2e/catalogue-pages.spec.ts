import { expect, type Page } from '@playwright/test';
import type { Language } from '#domain/catalogue/types.ts';
import { axeInBothThemes } from './pages/axe.ts';
import { device, makePeople, PHONE } from './pages/catalogue-people.ts';
import { test } from './pages/journey.ts';
import { Keyboard } from './pages/keyboard.ts';
import { sidewaysOverflow, smallTargets } from './pages/layout.ts';
import { OfficePage } from './pages/office.ts';
import { openOwnSite, type OwnSite } from './pages/own-site.ts';
import { WorkshopPage } from './pages/workshop-page.ts';
import { type Say, wordsIn } from './pages/words.ts';

const HUNTERS = 'northern-tribes/orc-hunters';
const NEW_UNIT = {
  fields: {
    name: 'Pale Wolf',
    type: 'Troop',
    points: 17,
    availability: 2,
    command: 0,
    highCommand: false,
    tournamentLegal: true,
    characteristics: ['Infantry'],
    keywords: [],
    specialRules: [],
    source: 'card',
  },
};
const change = (target: string, what: object) => ({
  section: 'units',
  target,
  change: what,
  note: 'The card of 2026 says so, on its front and on its back.',
  source: 'card',
  source_page: '2026',
  wants_credit: true,
});
const term = (target: string, what: object) => ({ ...change(target, what), section: 'terms' });
const POINTS = { fields: { points: 23, keywords: ['Scout'] } };

/** A release, changes that wait alone and together, and one that an editor gave back. */
async function fill(site: OwnSite) {
  const people = await makePeople(site);
  const rpc = async (name: string, token: string, body: object) => {
    const { status, json } = await site.call(`/rest/v1/rpc/${name}`, { token, body });
    expect(status, JSON.stringify(json)).toBeLessThan(300);
    return json as readonly string[];
  };
  await rpc('grant_editor', people.admin.token, { player: people.editor.id, faction: null });
  const propose = async (...changes: readonly object[]) =>
    rpc('propose_changes', people.editor.token, { changes });
  await rpc('publish_release', people.admin.token, {
    after: 0,
    overlay: { factions: {}, units: { [HUNTERS]: POINTS }, terms: {}, missions: {} },
    remarks: {
      factions: {},
      units: { [HUNTERS]: { note: 'Misprint.', notes: {}, release: 1, by: ['Cardholder'] } },
      terms: {},
      missions: {},
    },
    note: 'The new box.',
  });
  await propose(change(HUNTERS, POINTS));
  await propose(term('keywords/aim', { texts: { fr: { text: 'L’unité vise.' } } }));
  await propose({ ...change('syenann', { names: { es: 'Los Sÿenann' } }), section: 'factions' });
  await propose(change('syenann/pale-wolf', NEW_UNIT), change('syenann/oona', POINTS));
  const [asked] = await propose(change('syenann/oona', POINTS));
  const answer = 'Which printing of the card is it?';
  await rpc('decide_change', people.admin.token, { change_id: asked, decision: 'returned', answer });
  const [accepted] = await propose(change('syenann/alula', POINTS));
  await rpc('decide_change', people.admin.token, { change_id: accepted, decision: 'accepted' });
  return people;
}

/** The pages, each with the heading that says it is there. */
const PAGES: readonly (readonly [path: string, heading: string])[] = [
  ['/catalogue', 'The catalogue'],
  ['/catalogue?from=0&to=1', 'The catalogue'],
  ['/catalogue/suggest?draft=new-1', 'Add a missing unit'],
  ...['head', 'values', 'rows', 'words', 'skills', 'send'].map(
    (step) => [`/catalogue/suggest?unit=${HUNTERS}&step=${step}`, 'Suggest a correction'] as const,
  ),
  ['/catalogue/suggest?unit=syenann/nobody', 'This unit is not known here'],
  ['/catalogue/suggest?term=keywords/dispel', 'Suggest a correction'],
  ['/catalogue/suggest?term=new&draft=new-2', 'Add a missing term'],
  ['/catalogue/suggest?term=keywords/nothing', 'This term is not known here'],
  ['/catalogue/suggest?faction-names=syenann', 'Suggest a correction'],
  ['/catalogue/suggest?faction-names=new&draft=new-3', 'Add a missing faction'],
  ['/catalogue/proposals', 'My drafts and proposals'],
  ['/catalogue/import', 'Units from a table'],
  ['/catalogue/review', 'Review the catalogue'],
];
const ADMIN_PAGES: typeof PAGES = ['next', 'releases', 'editors'].map(
  (tab) => [`/catalogue/review?tab=${tab}`, 'Review the catalogue'] as const,
);

/** The phone of an editor, and an administrator's desk. */
const LOOKS: readonly (readonly [Language, 'phone' | 'desktop'])[] = [
  ['en', 'phone'],
  ['es', 'desktop'],
  ['fr', 'phone'],
];

for (const [language, window] of LOOKS) {
  test(`axe finds nothing on the pages of the catalogue, and none is too wide (${language}, ${window})`, async ({
    browser,
  }) => {
    test.slow();
    const site = await openOwnSite();
    const { admin, editor } = await fill(site);
    const say = wordsIn(language);
    const isPhone = window === 'phone';
    const { page, context } = await device(browser, site, isPhone ? editor : admin, isPhone ? PHONE : {});
    await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    const faults: Record<string, string[]> = {};
    for (const [path, heading] of [...PAGES, ...(isPhone ? [] : ADMIN_PAGES)]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: say('Loading...') })).toHaveCount(0);
      if (path.endsWith('review')) await lookAtAll(page, say);
      const found = [...(await axeInBothThemes(page)), ...(await sidewaysOverflow(page))];
      // Links stand in texts, and a switch is pressed anywhere on its line.
      if (isPhone) found.push(...(await smallTargets(page)).filter((line) => line.startsWith('BUTTON')));
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
    await context.close();
    await site.close();
  });
}

/** Opens all that waits on the review. */
async function lookAtAll(page: Page, say: Say): Promise<void> {
  for (const words of ['Look at them', 'Look at it']) {
    const openers = page.getByRole('main').getByRole('button', { name: new RegExp(`^${say(words)}`) });
    await openers.first().click();
  }
  await expect(page.getByRole('textbox', { name: say('Answer to the author') })).toHaveCount(2);
}

test('dice and symbols are written with the keyboard alone', async ({ page }) => {
  await new WorkshopPage(page).open('/catalogue/suggest?draft=keys&step=values', 'Values');
  const keys = new Keyboard(page);
  const line = page.getByRole('button', { name: /^Willpower/ });
  await keys.activate(line);
  await keys.press('o', 2);
  await keys.activate(page.getByRole('button', { name: 'Add red die' }), 'Space');
  await keys.press('y');
  await keys.press('Backspace');
  await expect(line).toHaveAccessibleName('Willpower orange die orange die red die');
  await keys.activate(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('button', { name: 'Add red die' })).toHaveCount(0);
  await expect(line).toBeFocused();
  await keys.press('Enter');
  await keys.activate(page.getByRole('button', { name: 'Add red die' }));
  await keys.press('Escape');
  await expect(line).toBeFocused();
  await expect(line).toHaveAccessibleName('Willpower orange die orange die red die red die');
});

test('a word of the glossary is corrected with the keyboard alone, and an editor accepts it', async ({
  browser,
}) => {
  const site = await openOwnSite();
  const { player, editor, admin } = await makePeople(site);
  const named = await site.call('/rest/v1/rpc/grant_editor', {
    token: admin.token,
    body: { player: editor.id, faction: null },
  });
  expect(named.status).toBeLessThan(300);

  const desk = await device(browser, site, player);
  await desk.page.goto('/rules?dialog=term&item=keywords/aim');
  const keys = new Keyboard(desk.page);
  await keys.activate(desk.page.getByRole('link', { name: 'Suggest a correction: Aim' }));
  const spanish = desk.page.getByRole('group', { name: 'Spanish', exact: true });
  await keys.goTo(spanish.getByRole('textbox', { name: 'Name', exact: true }));
  await keys.type('Apuntar');
  await keys.goTo(desk.page.getByRole('textbox', { name: 'Why?', exact: true }));
  await keys.type('So says the Spanish card.');
  await expect(desk.page.getByRole('region', { name: 'What changes' })).toContainText('Apuntar');
  await keys.activate(desk.page.getByRole('button', { name: 'Send', exact: true }));
  await expect(desk.page.getByText('Waits for an editor')).toBeVisible();
  await expect(desk.page.getByRole('heading', { level: 3, name: 'Aim' })).toBeVisible();

  const lectern = await device(browser, site, editor);
  const review = await new OfficePage(lectern.page).open('/catalogue/review', 'Review the catalogue');
  await review.press('Look at it: Aim');
  await expect(lectern.page.getByText('Apuntar')).toBeVisible();
  await review.press('Accept');
  await review.heard('The change of Aim is accepted.');
  await desk.page.goto('/activity');
  await expect(desk.page.getByText(/Your change was accepted .* Aim/)).toBeVisible();
  await Promise.all([desk.context.close(), lectern.context.close()]);
  await site.close();
});
