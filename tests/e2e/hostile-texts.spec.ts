import { join } from 'node:path';
import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { tourOfBanned } from './hostile-texts/ban.ts';
import { FIELDS } from './hostile-texts/fields.ts';
import { PAYLOADS } from './hostile-texts/payloads.ts';
import { setStage, type Stage } from './hostile-texts/stage.ts';
import { tourOfGames } from './hostile-texts/tour-of-games.ts';
import { tourOfLinks } from './hostile-texts/tour-of-links.ts';
import { tourOfOffice } from './hostile-texts/tour-of-office.ts';
import { tourOfPlayer, tourOfVisitor } from './hostile-texts/tours.ts';
import { test } from './pages/journey.ts';
import { Witness } from './pages/witness.ts';

// One after the other: they look at the same things, on a server of their own, as these would be in
// everybody's way.
test.describe.configure({ mode: 'default' });
test.slow();

let stage: Stage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  stage = await setStage();
});
test.afterAll(async () => stage.site.close());

const opened: BrowserContext[] = [];
test.afterEach(async () => {
  await Promise.all(opened.splice(0).map(async (context) => context.close()));
});

async function arrive(browser: Browser, session: string | null): Promise<Witness> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  opened.push(context);
  await context.addInitScript((kept) => {
    if (kept !== null) localStorage.setItem('prod_supabase.auth.token', kept);
  }, session);
  return Witness.arrive(context, stage.site.address);
}

test('every text column of every table is tried with every payload, or nobody else ever sees it', async () => {
  expect(new Set(PAYLOADS.map(({ text }) => text)).size).toBe(PAYLOADS.length);
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(200);
  const tried = [...stage.harvest].filter(([, { stored, refused }]) => stored.length + refused.length > 0);
  expect(tried.map(([field]) => field).toSorted()).toEqual(
    Object.keys(FIELDS)
      .filter((field) => FIELDS[field] === null)
      .toSorted(),
  );
  expect(await stage.site.textColumns()).toEqual(
    Object.keys(FIELDS)
      .filter((field) => field !== 'users.email')
      .toSorted(),
  );
});

test('a text that became a part of the page does not stay unseen', async ({ browser }) => {
  const witness = await arrive(browser, null);
  await witness.visit('/about');
  const texts = PAYLOADS.map(({ text }) => text).filter((text) => !/<(?:meta|base)/i.test(text));
  await witness.page.evaluate(
    (all) => {
      for (const text of all) {
        const place = document.createElement('div');
        place.innerHTML = text;
        document.body.append(place);
      }
      const cover = document.createElement('div');
      Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '99999' });
      document.body.append(cover);
    },
    [
      ...texts,
      '<link rel=stylesheet href="//canary.example/x.css"><iframe src="//canary.example/"></iframe>',
    ],
  );
  await witness.settled();
  await witness.expectShown('about', { none: ['never written'] });
  const faults = witness.faults.join('\n');
  for (const wanted of [
    /made <script/,
    /made <iframe/,
    /made <img onerror=/,
    /made <a href="java\s*script:/,
    /stopped script-src-attr inline/,
    /stopped style-src-attr inline/,
    /a request for .*\/canary\?img/,
    /(?:a request for|stopped).*canary\.example/,
    /the header cannot be reached/,
    /does not show none never written/,
  ]) {
    expect(faults).toMatch(wanted);
  }
});

test('texts of players stay text for visitors', async ({ browser }) => {
  const witness = await arrive(browser, null);
  expect(await tourOfVisitor(witness, stage)).toEqual([]);
  expect(witness.faults).toEqual([]);
});

test('actions of players stay text for the player they concern', async ({ browser }) => {
  const witness = await arrive(browser, stage.victim.session);
  await tourOfPlayer(witness, stage);
  expect(witness.faults).toEqual([]);
});

test('texts of administrators to a banned player stay text', async ({ browser }) => {
  const witness = await arrive(browser, stage.banned.session);
  await tourOfBanned(witness, stage);
  expect(witness.faults).toEqual([]);
});

test('texts of everybody stay text in the admin area', async ({ browser }) => {
  const witness = await arrive(browser, stage.admin.session);
  await tourOfOffice(witness, stage);
  expect(witness.faults).toEqual([]);
});

test('texts in links and files stay text, on paper too', async ({ browser }, info) => {
  const witness = await arrive(browser, null);
  await tourOfLinks(witness, join(info.outputDir, 'lists.json'));
  expect(witness.faults).toEqual([]);
});

test('texts brought to a table stay text', async ({ browser }) => {
  const witness = await arrive(browser, stage.victim.session);
  await tourOfGames(witness);
  expect(witness.faults).toEqual([]);
});
