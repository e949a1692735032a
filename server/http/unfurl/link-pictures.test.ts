import { join } from 'node:path';
import { Hono } from 'hono';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { allDrawings } from '#server/art/drawings.ts';
import { describe, expect, it } from 'vitest';
import { documentWith } from '#tests/builders/catalogue.ts';
import { WINTER_RAID_CODE as CODE } from '#tests/builders/winter-raid.ts';
import { eventCard } from '#tests/builders/event-card.ts';
import { createLog } from '../log.ts';
import { factionNames } from './faction-names.ts';
import { linkPictures } from './link-pictures.ts';
import type { EventCard } from './public-event.ts';
import type { ReportCard } from './report-card.ts';
import { unfurl } from './unfurl.ts';

const ROOT = join(import.meta.dirname, '../../..');

const GAME = '5f0dc3a1-6c4d-4a9c-9b2e-6f3a0f1f2d11';

const EVENT = '7f2c1c9e-7f3d-4d0a-9a54-0b6f6f0a7f22';
const event = eventCard();

const parts = {
  publicUrl: null,
  factionName: factionNames(),
  readPostedList: () => Promise.resolve(null),
  readReport: async (id: string): Promise<ReportCard | null> => {
    const side = { name: 'Anna', faction: 'syenann', factionName: 'Syenann', score: 1, hasWon: false };
    const sides = [
      { ...side, units: ['alula', 'nobody'] },
      { ...side, units: [] },
    ] as const;
    return Promise.resolve(id === GAME ? { scenario: 'Loot', date: '', sides } : null);
  },
  readEvent: async (id: string): Promise<EventCard | null> => Promise.resolve(id === EVENT ? event : null),
  newest: allDrawings(ROOT, null).newest,
};
const html = '<!doctype html><head><title>Muster</title></head>';
const page = { type: 'text/html', etag: '"1"', plain: new TextEncoder().encode(html), packed: {} };

function app(draw: (svg: string) => Promise<Buffer>): Hono {
  const hono = new Hono();
  hono.use(async (c, next) => {
    c.set('log', createLog('silent', { write: () => undefined }));
    await next();
  });
  hono.get('/shared-list/:name/preview.png', linkPictures(parts, draw));
  hono.get('/community-lists/:name/preview.png', linkPictures(parts, draw));
  hono.get('/report/:name/preview.png', linkPictures(parts, draw));
  hono.get('/events/:name/preview.png', linkPictures(parts, draw));
  hono.use(unfurl(new Map([['/index.html', page]]), parts));
  return hono;
}

describe('the picture of a list for chats', () => {
  it('is where its page says, and is drawn once', async () => {
    const drawn: string[] = [];
    const site = app((svg) => Promise.resolve(Buffer.from(String(drawn.push(svg)))));
    const text = await (await site.request(`http://muster.localhost/shared-list/${CODE}`)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(address).toBe(`http://muster.localhost/shared-list/${CODE}/preview.png`);
    const answers = [await site.request(address), await site.request(address)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.headers.get('content-type')).toBe('image/png');
    expect(drawn).toHaveLength(1);
    expect(drawn[0]?.match(/clip-path="url\(#round\)"/g)).toHaveLength(1);
  });

  it('and its text say when the list breaks a rule', async () => {
    const site = app(() => Promise.resolve(Buffer.from('')));
    const { catalogue } = await parts.newest();
    const cardOf = async (copies: number) => {
      const document = documentWith({ hersir: copies });
      const code = encodeList(payloadOf(document, catalogue, { createdAt: null }));
      return (await site.request(`http://muster.localhost/shared-list/${code}`)).text();
    };
    expect(await cardOf(9)).toContain('Northern Tribes · Not legal · ');
    expect(await cardOf(1)).not.toContain('Not legal');
  });

  it('shows both sides of a public report, and the units that the catalogue has', async () => {
    const drawn: string[] = [];
    const site = app((svg) => Promise.resolve(Buffer.from(String(drawn.push(svg)))));
    const answer = await site.request(`/report/${GAME}/preview.png`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(drawn[0]?.match(/clip-path="url\(#round\)"/g)).toHaveLength(1);
  });

  it('shows how full an event is, where its page says, with commanders of every faction', async () => {
    const drawn: string[] = [];
    const site = app((svg) => Promise.resolve(Buffer.from(String(drawn.push(svg)))));
    const text = await (await site.request(`http://muster.localhost/events/${EVENT}`)).text();
    const address = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(address).toBe(`http://muster.localhost/events/${EVENT}/preview.png`);
    const answers = [await site.request(address), await site.request(address)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(drawn).toHaveLength(1);
    expect(drawn[0]?.match(/clip-path="url\(#round\)"/g)).toHaveLength(8);
    expect(drawn[0]).toContain('id="taken" fill="#d9b45b" d="M64 350h158v28');
  });

  it.each([
    '/shared-list/nonsense',
    '/events/new',
    '/events/00000000-0000-4000-8000-000000000000',
    '/report/nonsense',
    '/community-lists/00000000-0000-4000-8000-000000000000',
  ])('is the general one for %s, which is no list', async (path) => {
    const answer = await app(() => Promise.reject(new Error('not drawn'))).request(`${path}/preview.png`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/preview.png']);
  });

  it('is the general one where it cannot be drawn', async () => {
    const site = app(() => Promise.reject(new Error('no sharp on this machine')));
    const answer = await site.request(`/shared-list/${CODE}/preview.png`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/preview.png']);
  });
});
