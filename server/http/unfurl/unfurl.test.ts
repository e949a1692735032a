import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { WINTER_RAID_CODE as CODE } from '#tests/builders/winter-raid.ts';
import { eventCard } from '#tests/builders/event-card.ts';
import { createLog } from '../log.ts';
import type { Site } from '../site.ts';
import { factionNames } from './faction-names.ts';
import type { ReadPostedList } from './posted-list.ts';
import type { ReadEvent } from './public-event.ts';
import type { ReadReport } from './public-report.ts';
import { type LinkCards, unfurl } from './unfurl.ts';

const page = {
  type: 'text/html; charset=utf-8',
  etag: 'W/"1"',
  plain: new TextEncoder().encode('<!doctype html><head><title>Muster</title></head>'),
  packed: {},
};
const site: Site = new Map([['/index.html', page]]);

const LIST = '49777b05-64d9-4462-99fb-c297db03f870';

const around = (text: string) => ({
  ...page,
  plain: new TextEncoder().encode(`<html lang="${text}"><head></head><main><!--page--></main>`),
});
/** The site with its frames. */
const framed: Site = new Map([
  ...site,
  ['/pages/es/shared-list.html', around('es')],
  ['/pages/es/community-list.html', around('es')],
  ['/pages/es/skeleton.html', around('es frame')],
]);

const none: ReadPostedList = () => Promise.resolve(null);

const GAME = '5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11';
const readReport: ReadReport = async (id) => {
  if (id !== GAME) return Promise.resolve(null);
  const side = { faction: null, factionName: '', hasWon: false, units: [] };
  return Promise.resolve({
    scenario: 'Loot · Banner',
    date: 'November 20, 2026',
    sides: [
      { ...side, name: 'Anna <i>', score: 12, factionName: 'Syenann', hasWon: true },
      { ...side, name: '', score: 9 },
    ],
  });
};

const EVENT = eventCard({ name: 'Winter <Open>' });

function app(readPostedList: ReadPostedList = none, publicUrl: string | null = null): Hono {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const hono = new Hono();
  hono.use(async (c, next) => {
    c.set('log', log);
    await next();
    c.header('x-lines', String(lines.length));
  });
  const readEvent: ReadEvent = (id) => Promise.resolve(id === GAME ? EVENT : null);
  hono.use(unfurl(site, { publicUrl, factionName: factionNames(), readPostedList, readReport, readEvent }));
  hono.get('*', (c) => c.text('the plain page'));
  return hono;
}

const post: ReadPostedList = (id) =>
  Promise.resolve(
    id === LIST
      ? {
          name: 'Ice <Line>',
          factionId: 'northern-tribes',
          faction: 'Northern Tribes',
          points: 100,
          command: 3,
          units: 1,
          author: 'Ragna',
          description: 'Slow\nand sure.',
          isIllegal: true,
          unitIds: ['hersir'],
        }
      : null,
  );

describe('unfurl', () => {
  it('names the list that travels in a link', async () => {
    const answer = await app().request(`http://muster.localhost/shared-list/${CODE}`);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(html).toContain('<title>Winter Raid – Muster</title>');
    expect(html).toContain('content="Northern Tribes · 60 pts · 2 CP · 2 units"');
    expect(html).toContain('content="http://muster.localhost/preview.png"');
  });

  it('names a posted list, its author and its description, as text', async () => {
    const html = await (await app(post, 'https://muster.example').request(`/community-lists/${LIST}`)).text();
    expect(html).toContain('<title>Ice &#60;Line&#62; – Muster</title>');
    expect(html).toContain(
      'Northern Tribes · Not legal · 100 pts · 3 CP · 1 unit · by Ragna — Slow and sure.',
    );
    expect(html).toContain(`property="og:url" content="https://muster.example/community-lists/${LIST}"`);
  });

  it('names both players of a public report, their score and the scenario, as text', async () => {
    const html = await (await app(none, 'https://muster.example').request(`/report/${GAME}`)).text();
    expect(html).toContain('<title>Anna &#60;i&#62; 12 : 9 A player – Muster</title>');
    expect(html).toContain(
      'content="Battle report: Anna &#60;i&#62; wins · Loot · Banner · Syenann · November 20, 2026"',
    );
    expect(html).toContain(`property="og:url" content="https://muster.example/report/${GAME}"`);
  });

  it('names an event, its day and its place, as text, with the picture of the app', async () => {
    const html = await (await app(none, 'https://muster.example').request(`/events/${GAME}`)).text();
    expect(html).toContain('<title>Winter &#60;Open&#62; – Muster</title>');
    expect(html).toContain('Turku, Finland · 3 of 8 seats taken"');
    expect(html).toContain('content="https://muster.example/preview.png"');
  });

  it.each([
    '/',
    '/events/new',
    `/events/${LIST}`,
    `/events/${GAME}/rounds`,
    '/report/nobody',
    '/report/00000000-0000-4000-8000-000000000000',
    `/report/${GAME}/more`,
    '/shared-list/nonsense',
    '/shared-list/',
    `/shared-list/${'a'.repeat(30_000)}`,
    '/community-lists',
    '/community-lists/nobody',
    '/community-lists/00000000-0000-4000-8000-000000000000',
    `/community-lists/${LIST}/more`,
    '/builder',
  ])('leaves %s to the plain page', async (path) => {
    expect(await (await app(post).request(path)).text()).toBe('the plain page');
  });

  it('leaves requests for anything but a page alone', async () => {
    const answer = await app(post).request(`/community-lists/${LIST}`, {
      headers: { Accept: 'application/json' },
    });
    expect(await answer.text()).toBe('the plain page');
  });

  it('sends the plain page when the database does not respond, and logs it', async () => {
    const answer = await app(() => Promise.reject(new Error('busy'))).request(`/community-lists/${LIST}`);
    expect(await answer.text()).toBe('the plain page');
    expect(answer.headers.get('x-lines')).toBe('1');
  });
});

describe('a list in its own page', () => {
  const ask = async (path: string, drawList: NonNullable<LinkCards['drawList']>, headers = {}) => {
    const hono = new Hono();
    const parts = {
      publicUrl: null,
      factionName: factionNames(),
      readPostedList: post,
      readReport,
      drawList,
    };
    hono.use(unfurl(framed, parts));
    return hono.request(path, { headers: { 'Accept-Language': 'es-MX', ...headers } });
  };
  const drawn = async () => Promise.resolve('<p>$& $1 Winter Raid</p>');

  it('is there before any script, in the language of the browser', async () => {
    const asked: string[] = [];
    const answer = await ask(`/shared-list/${CODE}`, async (path, language) => {
      asked.push(`${language} ${path}`);
      return drawn();
    });
    const html = await answer.text();
    expect(asked).toEqual([`es /shared-list/${CODE}`]);
    expect(html).toContain('<main><p>$& $1 Winter Raid</p></main>');
    expect(html).toContain('<title>Winter Raid – Muster</title>');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language');
  });

  it('is packed for a browser that takes that', async () => {
    const answer = await ask(`/community-lists/${LIST}`, drawn, { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    const html = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(html).toContain('<main><p>$& $1 Winter Raid</p></main>');
  });

  it('gives way to the frame alone when it is not drawn', async () => {
    const html = await (await ask(`/shared-list/${CODE}`, async () => Promise.resolve(null))).text();
    expect(html).toContain('<html lang="es frame">');
    expect(html).toContain('<title>Winter Raid – Muster</title>');
  });

  it('is not drawn for a code that holds no list', async () => {
    const answer = await ask('/shared-list/nonsense', async () => Promise.reject(new Error('drawn')));
    expect(answer.status).toBe(404);
  });
});
