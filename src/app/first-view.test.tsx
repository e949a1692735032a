import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import type { RestCaller } from '#platform/backend/call-rest.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { WINTER_RAID_CODE } from '#tests/builders/winter-raid.ts';
import { firstView } from './first-view.tsx';

const POST = '49777b05-64d9-4462-99fb-c297db03f870';
const HOSTILE = '</title><script>alert(1)</script><img src=x onerror="alert(1)" style="x">';

const row = {
  id: POST,
  user_id: POST,
  name: HOSTILE,
  faction: 'northern-tribes',
  description: HOSTILE,
  image_url: null,
  units: [{ id: 'hersir', name: 'Hersir', pointsCost: 25, command: 1, quantity: 3 }],
  is_tournament_list: false,
  tournament_name: null,
  is_active: true,
  is_hidden: false,
  hidden_reason: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  based_on: null,
  is_copy: false,
  author: { id: POST, username: 'Ragna', short_id: 'x', avatar_url: null },
  facts: { points: 75, command: 3, unit_count: 3, likes_count: 0, comments_count: 2, heads: [] },
};

/** A table API with these posts, as somebody may read them. */
const callerWith = (...rows: readonly object[]): RestCaller => ({
  url: 'http://localhost',
  fetchAsUser: async (input) =>
    Promise.resolve(
      Response.json(input instanceof URL && input.pathname.includes('shared_lists') ? rows : []),
    ),
});

/** The elements that a browser makes of it. */
function shown(html: string | null): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html ?? '';
  return place;
}

const codeOf = (name: string) =>
  encodeList(
    payloadOf(documentWith({ alborc: 1 }, { name, entries: [foreignEntry({ name })] }), catalogue, {
      createdAt: null,
    }),
  );

describe('the first view of a shared list', () => {
  const path = `/shared-list/${WINTER_RAID_CODE}`;

  it('has its name, faction, points and units, in the language that is asked for', async () => {
    const english = shown(await firstView(path, 'en', callerWith()));
    expect(english.querySelector('h1')?.textContent).toBe('Winter Raid');
    expect(english.textContent).toContain('Northern Tribes');
    expect(english.textContent).toContain('60 pts');
    expect(english.querySelectorAll('li').length).toBeGreaterThan(0);
    const spanish = shown(await firstView(path, 'es', callerWith()));
    expect(spanish.textContent).toContain('Tribus del Norte');
  });

  it('has no title of its own and no styles, which the page forbids', async () => {
    const html = await firstView(path, 'en', callerWith());
    expect(html).not.toMatch(/<title| style="|<link/);
    expect(html).toContain(' data-drawn="width:44px;height:44px"');
  });

  it('shows hostile names as text', async () => {
    const html = await firstView(`/shared-list/${codeOf(HOSTILE)}`, 'en', callerWith());
    expect(shown(html).querySelector('script, [onerror], title')).toBeNull();
    expect(shown(html).querySelector('h1')?.textContent).toBe(HOSTILE);
  });

  it.each([
    '/shared-list/nonsense',
    `/shared-list/${WINTER_RAID_CODE}/more`,
    '/shared-list/',
    '/builder',
    '/community-lists/nobody',
  ])('is not there for %s', async (address) => {
    expect(await firstView(address, 'en', callerWith(row))).toBeNull();
  });
});

describe('the first view of a post', () => {
  it('has its name, author and units, and shows hostile texts as text', async () => {
    const view = shown(await firstView(`/community-lists/${POST}`, 'en', callerWith(row)));
    expect(view.querySelector('script, [onerror], title')).toBeNull();
    expect(view.querySelector('h1')?.textContent).toBe(HOSTILE);
    expect(view.textContent).toContain('Ragna');
    expect(view.querySelector('li:not(:empty)')?.textContent).toContain('Hersir ×3');
    expect(view.querySelector('[data-loading-page]')).toBeNull();
  });

  it('is read anew each time, and is not there for who may not read it', async () => {
    expect(await firstView(`/community-lists/${POST}`, 'en', callerWith(row))).not.toBeNull();
    expect(await firstView(`/community-lists/${POST}`, 'en', callerWith())).toBeNull();
  });
});

it('of any other page says that it is loading, in its language', async () => {
  expect(shown(await firstView('/loading', 'es', callerWith())).textContent).toBe('Cargando…');
});
