import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { packed } from '#tests/builders/hostile-links.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { onWideWindow } from '#tests/builders/units-page.tsx';
import shareLinks from '#tests/vectors/share-links.json';
import { Component as SharedListPage } from './shared-list-page.tsx';

const [RAID, GUNLINE] = shareLinks.vectors.map(({ encoded }) => encoded);
const openWindow = vi.fn<(url: string) => Window | null>();

function visit(code = '', language: 'en' | 'es' = 'en') {
  return renderApp(<SharedListPage />, {
    address: `/shared-list/${encodeURIComponent(code)}`,
    path: '/shared-list/:code',
    language,
  });
}

const codeOf = (document: RosterDocument) => encodeList(payloadOf(document, catalogue, { createdAt: null }));
const packedText = (text: string) => packed(new TextEncoder().encode(text));

beforeEach(() => {
  putDraft();
  openWindow.mockReset().mockReturnValue({} as Window);
  vi.stubGlobal('open', openWindow);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link that holds no list', () => {
  it.each([
    ['is cut off', (RAID ?? '').slice(0, 80), /Part of the link seems to be missing or changed/],
    ['is no code at all', '<script>', /Part of the link seems to be missing or changed/],
    ['holds something else', packedText('{"photos":[]}'), /Part of the link seems to be missing or changed/],
    ['unfolds to far too much', packedText('0'.repeat(2_000_000)), /far larger than any army list/],
  ])('gets a friendly page when it %s', (_, code, said) => {
    visit(code);
    expect(screen.getByRole('heading', { level: 1, name: 'This link contains no list' })).toBeDefined();
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Build a list of your own' }).getAttribute('href')).toBe(
      '/builder',
    );
    expect(document.title).toBe('Broken link – Muster');
  });
});

describe('a shared list', () => {
  it('says when the link has more units than a list holds, and calls nothing unreadable', () => {
    const sent = Array.from({ length: 250 }, (_, at) => ({ id: `u${at}`, name: `U${at}`, pointsCost: 1 }));
    visit(packedText(JSON.stringify({ name: 'Many', faction: 'northern-tribes', units: sent })));
    expect(screen.getByText(/^This link has more units than a list can have/)).toBeDefined();
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  it('shows what the older app’s link holds, High Command first', () => {
    visit(RAID);
    expect(screen.getByRole('heading', { level: 1, name: 'Winter Raid 65' })).toBeDefined();
    expect(document.title).toBe('Winter Raid 65 – Muster');
    for (const text of ['Northern Tribes', '215 pts', '5 CP', '6 units']) {
      expect(screen.getAllByText(text)).not.toHaveLength(0);
    }
    const [first] = within(screen.getByRole('article')).getAllByRole('listitem');
    expect(first?.textContent).toContain('Ahlwardt, Ice Bear');
    expect(screen.queryByText(/has other values for/)).toBeNull();
  });

  it('shows old numbers as they were sent, and says for whom others hold today', () => {
    visit(GUNLINE);
    expect(
      screen.getByText('Shown as it was sent. This catalogue has other values for: Marhael the Refused.'),
    ).toBeDefined();
    expect(screen.getByText('4 CP')).toBeDefined();
    const [first] = within(screen.getByRole('article')).getAllByRole('listitem');
    expect(first?.textContent).toContain('Marhael the Refused');
    expect(first?.textContent).toContain('High Command');
  });

  it('names units in the reader’s language, whatever the sender’s was', () => {
    visit(codeOf(documentWith({ 'orc-hunters': 2 })), 'es');
    expect(screen.getByRole('listitem').textContent).toContain('Cazadores Orcos ×2');
    expect(screen.getByText('Tribus del Norte')).toBeDefined();
  });

  it('says that a legal list is legal', () => {
    visit(codeOf(documentWith({ 'orc-hunters': 2 })));
    expect(screen.getByText('Legal list')).toBeDefined();
  });

  it('is not called legal when it lies about points: the unit is marked and the catalogue’s total is said', () => {
    const honest = payloadOf(documentWith({ 'orc-hunters': 2 }), catalogue, { createdAt: null });
    const units = honest.units.map((unit) => ({ ...unit, pointsCost: 1, command: 50 }));
    visit(encodeList({ ...honest, units }));
    expect(screen.queryByText('Legal list')).toBeNull();
    expect(
      screen.getByText(
        'The catalogue gives it 40 pts and 0 CP. A list with other values does not count as legal.',
      ),
    ).toBeDefined();
    expect(within(screen.getByRole('listitem')).getByText(/Catalogue: 20 pts, 0 CP/)).toBeDefined();
    expect(screen.getByText('2 pts', { selector: 'strong' })).toBeDefined();
  });

  it('shows an unknown unit as the link gave it, and offers no card of it', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { user } = visit(codeOf(documentWith({ alborc: 1 }, { entries: [foreignEntry({ name })] })));
    const row = screen.getByRole('listitem');
    expect(row.textContent).toContain(name);
    expect(row.querySelector('img')).toBeNull();
    expect(within(row).getByText('Unknown unit')).toBeDefined();
    expect(within(row).queryByRole('button')).toBeNull();
    await user.click(screen.getByText(/problem|warning/));
    expect(
      await screen.findByText(`Not in this catalogue, shown as the list gave it: ${name}`),
    ).toBeDefined();
    expect(screen.queryByText('Legal list')).toBeNull();
  });

  it('says how many parts of the link could not be read', () => {
    visit(
      packedText(
        '{"name":"Raid","faction":"northern-tribes","units":[{"id":"alborc","quantity":"many"},{}]}',
      ),
    );
    expect(screen.getByText(/parts? of this link could not be read/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Raid' })).toBeDefined();
  });

  it('gives a list without a name one, and says when it is empty', () => {
    visit(codeOf(documentWith({}, { name: ' ' })));
    expect(screen.getByRole('heading', { level: 1, name: 'Untitled List' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'This list is empty' })).toBeDefined();
    expect(screen.queryByText('Legal list')).toBeNull();
  });

  it('opens the card of a unit of its faction', async () => {
    const { user } = visit(codeOf(documentWith({ alborc: 1 })));
    await user.click(screen.getByRole('button', { name: 'View card of Alborc' }));
    expect(await screen.findByRole('dialog', { name: 'Card of Alborc' })).toBeDefined();
  });
});

/** Chooses from the menu that a phone has for the rarer actions. */
async function chooseMore(user: ReturnType<typeof visit>['user'], name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More about this list' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

describe('taking a shared list along', () => {
  it('passes its link on', async () => {
    const { user } = visit(RAID);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(messagesShown()).toEqual(['Link copied to clipboard']);
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/shared-list/${RAID}$`));
  });

  it('has its actions before its units on a wide window too, and the points of each type below', () => {
    onWideWindow();
    visit(codeOf(documentWith({ 'orc-hunters': 2, alborc: 1 })));
    expect(screen.getByRole('complementary', { name: 'Unit card' })).toBeDefined();
    const [open, share, more, card] = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect([open, share, more, card]).toEqual(['Open in the builder', 'Share', '', '']);
    expect(screen.getByText('Troop').closest('div')?.textContent).toBe('Troop2 units40 pts');
    expect(screen.getByRole('button', { name: 'More about this list' })).toBeDefined();
  });

  it('opens a copy in the builder; what was there comes back with one undo', async () => {
    putDraft(documentWith({ tattooist: 1 }));
    const { user, router } = visit(GUNLINE);
    await user.click(screen.getByRole('button', { name: 'Open in the builder' }));
    expect(router.state.location.pathname).toBe('/builder');
    expect(draft()).toMatchObject({
      name: 'Embersig Gunline',
      faction: 'hegemony-of-embersig',
      currentName: null,
      savedId: null,
    });
    expect(messagesShown()[0]).toContain('Opened as a copy. Save it to keep it.');
    expect(localStorage.getItem('warcrow_last_faction')).toBe('hegemony-of-embersig');
  });

  it('is compared with the list in the builder', async () => {
    putDraft(documentWith({ tattooist: 1 }, { name: 'Mine' }));
    const { user, router } = visit(RAID);
    await chooseMore(user, 'Compare with mine');
    await user.click(await screen.findByRole('button', { name: 'The list in the builder' }));
    expect(router.state.location.pathname).toMatch(/^\/compare\/[\w-]+\/[\w-]+$/);
    expect(router.state.location.search).toBe('?a=Mine&b=Winter+Raid+65');
  });

  it('hands a courtesy print only what it may show', async () => {
    const { user } = visit(codeOf(documentWith({ 'orc-hunters': 1, darkmaster: 1, tattooist: 1 })));
    await chooseMore(user, 'Print Courtesy List');
    const code = decodeURIComponent(openWindow.mock.calls[0]?.[0].split('/print/courtesy/')[1] ?? '');
    const decoded = decodeList(code);
    expect(decoded.ok && decoded.payload.units.map(({ name }) => name)).toEqual(['Orc Hunters']);
  });

  it('prints the full list from the link as it came', async () => {
    const { user } = visit(RAID);
    await chooseMore(user, 'Print Full List');
    expect(openWindow.mock.calls[0]?.[0]).toBe(`/print/full/${RAID}`);
    expect(messagesShown()).toEqual([]);
  });

  it('says when the browser forbids the window', async () => {
    openWindow.mockReturnValue(null);
    const { user } = visit(RAID);
    await chooseMore(user, 'Print Full List');
    expect(messagesShown()).toEqual(['Failed to open print window. Check your popup blocker.']);
  });
});
