import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatsStore } from '#data/formats/formats-store.ts';
import { encodeFormat } from '#domain/formats/format-link.ts';
import { type KeptFormats, MOST_FORMATS, NO_FORMATS } from '#domain/formats/kept-formats.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { formatWith } from '#tests/builders/formats.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { Component as FormatPage } from './format-page.tsx';
import { Component as FormatsPage } from './formats-page.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const CUP = formatWith({
  limits: [
    { of: 'unit', id: 'northern-tribes/alborc', max: 0 },
    { of: 'keyword', id: 'orc', max: 3 },
  ],
  tournament: true,
  copies: 2,
  missions: ['loot'],
});

const kept = () => formatsStore.getState().value;
const keep = (value: KeptFormats) => formatsStore.getState().change(() => value);

function open(path: string) {
  const { user, router } = renderApp(<FormatsPage />, { address: path, path: '/formats/:id?' });
  return { user, router, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

function visit(code: string) {
  const { user } = renderApp(<FormatPage />, { address: `/format/${code}`, path: '/format/:code' });
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

beforeEach(() => {
  freshLists();
  keep(NO_FORMATS);
});

describe('the page of a format', () => {
  it('says what it demands, with the missions to read', async () => {
    visit(encodeFormat(CUP));
    expect(screen.getByRole('heading', { level: 1, name: 'Winter Cup' })).toBeDefined();
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(Object.fromEntries(terms.map((term, at) => [term, facts[at]]))).toMatchObject({
      Points: '200 to 300 pts',
      Factions: 'Northern Tribes',
      Units: 'Tournament legal units only',
      'Copies of a unit': '2 at most',
      Limits: 'Alborc: bannedOrc: 3 at most',
    });
    const mission = await screen.findByRole('link', { name: 'Loot' });
    expect(mission.getAttribute('href')).toBe('/missions/loot');
    expect(await screen.findByRole('img', { name: 'QR code of this format' })).toBeDefined();
  });

  it('keeps it for the builder with one tap', async () => {
    const { press } = visit(encodeFormat(CUP));
    await press('Keep and build for it');
    expect(kept()).toEqual({ formats: [CUP], chosen: CUP.id });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /^Check lists/ }).checked).toBe(true);
    expect(messagesShown()).toEqual(['Format kept. The builder checks lists against it.']);
  });

  it('offers a newer version in place of the kept one', async () => {
    keep({ formats: [CUP], chosen: null });
    const { press } = visit(encodeFormat({ ...CUP, maxPoints: 500 }));
    expect(screen.getByText('You keep another version of this format: “Winter Cup”.')).toBeDefined();
    await press('Replace my version');
    expect(kept().formats).toEqual([{ ...CUP, maxPoints: 500 }]);
  });

  it('judges the saved lists, and says why one does not fit', async () => {
    freshLists([
      documentWith({ hersir: 3, 'ice-archers': 3, 'tundra-marauders': 2 }, { name: 'Fits Well' }),
      documentWith({ alborc: 1, 'orc-hunters': 3 }, { name: 'Too Orcish' }),
    ]);
    const { user } = visit(encodeFormat({ ...CUP, copies: 3, minPoints: 120 }));
    const lists = within(await screen.findByRole('region', { name: 'My lists' }));
    expect(lists.getByText('Fits Well: fits')).toBeDefined();
    await user.click(lists.getByText('Too Orcish: 3 problems'));
    expect(
      within(lists.getByRole('list', { name: 'Too Orcish' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '10 pts fewer than the 120 pts needed.',
      'Alborc may not be taken.',
      '4 units with Orc, 3 allowed: Alborc and Orc Hunters.',
    ]);
  });

  it('tells of parts that could not be read, and shows hostile text as text', () => {
    const hostile = formatWith({ name: '<img src=x onerror=alert(1)>', factions: ['<b>'] });
    visit(encodeFormat(hostile));
    expect(screen.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeDefined();
    expect(screen.getByRole('note').textContent).toContain('could not be read');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('says when a link holds none', () => {
    visit('broken');
    expect(screen.getByRole('heading', { level: 1, name: 'This link contains no format' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Show my formats' })).toBeDefined();
  });
});

describe('the kept formats', () => {
  it('begin with a new one, whose form keeps each change', async () => {
    const { user, press, router } = open('/formats');
    expect(screen.getByText('No formats yet')).toBeDefined();
    await press('New format');
    const [created] = kept().formats;
    expect(router.state.location.pathname).toBe(`/formats/${created?.id ?? ''}`);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.type(name, 'Spring Cup');
    await user.type(screen.getByRole('textbox', { name: 'Points at most' }), '500');
    await user.click(screen.getByRole('switch', { name: 'Tournament legal units only' }));
    await user.click(screen.getByRole('checkbox', { name: 'Northern Tribes' }));
    expect(kept().formats).toMatchObject([
      { name: 'Spring Cup', maxPoints: 500, tournament: true, factions: ['northern-tribes'] },
    ]);
  });

  it('limit units and keywords that are found by typing', async () => {
    keep({ formats: [formatWith()], chosen: null });
    const { user, press } = open('/formats/winter-cup');
    const field = screen.getByRole('textbox', { name: 'Limits and bans' });
    await user.type(field, 'orc h');
    await press('Limit Orc Hunters');
    await press('One more Orc Hunters');
    await user.type(field, 'scou{Enter}');
    expect(kept().formats[0]?.limits).toEqual([
      { of: 'unit', id: 'northern-tribes/orc-hunters', max: 1 },
      { of: 'keyword', id: 'scout', max: 0 },
    ]);
    await press('Remove Orc Hunters');
    expect(kept().formats[0]?.limits).toEqual([{ of: 'keyword', id: 'scout', max: 0 }]);
  });

  it('say when no list can fit', () => {
    keep({ formats: [formatWith({ minPoints: 400 })], chosen: null });
    open('/formats/winter-cup');
    expect(screen.getByText('More than the most points: no list can fit.')).toBeDefined();
  });

  it('are chosen for the builder one at a time, and deleted with a way back', async () => {
    const kind = { formats: [CUP, formatWith({ id: 'two', name: 'Two' })], chosen: null };
    keep(kind);
    const { user, press } = open('/formats');
    await user.click(screen.getByRole('switch', { name: 'Check lists in the builder: Winter Cup' }));
    await user.click(screen.getByRole('switch', { name: 'Check lists in the builder: Two' }));
    expect(kept().chosen).toBe('two');
    await press('Delete Two');
    expect(kept()).toEqual({ formats: [CUP], chosen: null });
    await press('Undo');
    expect(kept()).toEqual({ ...kind, chosen: 'two' });
  });

  it('have room for 50, and say so', async () => {
    const formats = Array.from({ length: MOST_FORMATS }, (_, at) => formatWith({ id: `f${String(at)}` }));
    keep({ formats, chosen: null });
    const { press } = open('/formats');
    await press('New format');
    await waitFor(() =>
      expect(messagesShown()).toEqual([
        'There is room for 50 formats | Nothing was changed. Delete one you no longer need.',
      ]),
    );
    expect(kept().formats).toHaveLength(50);
  });

  it('lead on when the address names none of them', () => {
    open('/formats/gone');
    expect(
      screen.getByRole('heading', { level: 1, name: 'This format is not kept in this browser' }),
    ).toBeDefined();
  });
});
