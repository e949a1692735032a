import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { comparePath } from '#data/lists/compared-lists.ts';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { fakeBackend } from '#tests/builders/fake-backend.ts';
import { packed } from '#tests/builders/hostile-links.ts';
import { releaseRow, releasesIn } from '#tests/builders/releases.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { Component as ComparePage } from './compare-page.tsx';

vi.mock('#data/unit-profiles.ts', { spy: true });

const RAID = documentWith({ alborc: 1, 'orc-hunters': 2, tattooist: 1 }, { name: 'Winter Raid' });
const THAW = documentWith({ 'orc-hunters': 3, tattooist: 1, 'ice-archers': 1 }, { name: 'Thaw' });
const OLD = documentWith({ alborc: 1 }, { name: 'Old Guard', entries: [foreignEntry()] });

function visit(address: string, language: Language = 'en') {
  return renderApp(<ComparePage />, { address, path: '/compare/:a/:b', language });
}

async function compare(one: RosterDocument, other: RosterDocument, language: Language = 'en') {
  const app = visit(comparePath(one, other), language);
  await screen.findByRole('heading', { level: 2, name: 'Units' });
  return app;
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const listed = (name: RegExp) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const segments = () => comparePath(RAID, THAW).split(/[/?]/u).slice(2, 4);

beforeEach(() => {
  queryClient().clear();
});

describe('two lists of an address', () => {
  it('stand side by side with their units, those of one list first', async () => {
    await compare(RAID, THAW);
    expect(screen.getByRole('heading', { level: 1, name: 'Compare lists' })).toBeDefined();
    expect(document.title).toBe('Compare lists – Muster');
    expect(listed(/Only in Winter Raid/)).toEqual(['Alborc×1']);
    expect(listed(/Only in Thaw/)).toEqual(['Ice Archers×1']);
    const both = within(screen.getByRole('table', { name: 'In both lists' }));
    expect(both.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'UnitA Winter RaidB Thaw',
      'Orc Hunters ≠(differs)×2×3',
      'Tattooist ×1×1',
    ]);
  });

  it('have their figures in a table, those that differ first', async () => {
    await compare(RAID, THAW);
    const figures = within(screen.getByRole('table', { name: 'Figures' }));
    const heads = figures.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const firstSame = heads.findIndex((head) => !head.includes('(differs)'));
    expect(heads.slice(firstSame).filter((head) => head.includes('(differs)'))).toEqual([]);
    expect(row(/^Points/).textContent).toContain('105100');
    expect(row(/^Melee/).textContent).toMatch(/average \d/);
  });

  it('tell which keywords only one of them has, in the reader’s language', async () => {
    await compare(RAID, THAW, 'es');
    expect(listed(/Only Winter Raid has/)).toContain('Élite');
    expect(screen.getAllByText('Cazadores Orcos')).toHaveLength(1);
  });

  it('are said to be the same when they are', async () => {
    await compare(RAID, { ...RAID, name: 'Copy' });
    expect(screen.getByText('Both lists have the same units.')).toBeDefined();
    expect(screen.queryByText('(differs)')).toBeNull();
  });

  it('name the units whose facts are not known, and leave them out of the figures', async () => {
    await compare(OLD, RAID);
    expect(row(/^Wounds/).textContent).toContain('?not known');
    expect(row(/^Points/).textContent).toContain('30');
    expect(
      screen.getByText('Not all facts of these units are known here. Most figures leave them out:'),
    ).toBeDefined();
  });

  it('lead to a page of each, and are passed on as one link', async () => {
    const { user, router } = await compare(RAID, OLD);
    const link = screen.getByRole('link', { name: 'Winter Raid' });
    expect(link.getAttribute('href')).toMatch(/^\/shared-list\/eN/);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(messagesShown()).toEqual(['Link copied to clipboard']);
    const { pathname, search } = router.state.location;
    expect(new URL(await navigator.clipboard.readText()).href).toContain(pathname + search);
  });

  it('go by faction and points when the address has no names', async () => {
    visit(`/compare/${segments().join('/')}`);
    expect(await screen.findByRole('link', { name: 'Northern Tribes, 105 pts' })).toBeDefined();
  });

  it('compare units and points while the cards cannot be fetched, and try again', async () => {
    // Each part of the page that comes later asks too.
    vi.mocked(loadUnitCards).mockRejectedValue(new Error('offline'));
    const { user } = await compare(RAID, THAW);
    expect(await screen.findByText('The cards of the units could not be loaded')).toBeDefined();
    expect(row(/^Points/).textContent).toContain('105100');
    expect(row(/^Melee/).textContent).toContain('not known');
    vi.mocked(loadUnitCards).mockReset();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(row(/^Melee/).textContent).toMatch(/average \d/));
  });
});

describe('a list under a release of the catalogue', () => {
  const dearer = releaseRow(1, { units: { 'northern-tribes/alborc': { fields: { points: 60 } } } });
  const under = async (releases: Parameters<typeof comparePath>[2]) => {
    fakeBackend(releasesIn([dearer]));
    const app = visit(comparePath(RAID, RAID, releases));
    await screen.findByRole('heading', { level: 2, name: 'Units' }, { timeout: 5_000 });
    return app;
  };

  it('stands beside itself with what a release had otherwise, and is passed on so', async () => {
    const { user } = await under({ one: 1, other: null });
    expect(screen.getByRole('link', { name: 'Winter Raid (release 1)' })).toBeDefined();
    expect(row(/^Alborc/).textContent).toContain('×1 at 60 pts×1 at 50 pts');
    expect(row(/^Orc Hunters/).textContent).toContain('×2×2');
    expect(row(/^Points/).textContent).toContain('115105');
    expect(screen.queryByRole('heading', { name: /Match-ups/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await navigator.clipboard.readText()).toMatch(/&ra=1$/);
  });

  it('has the catalogue of now again when that is chosen', async () => {
    const { user, router } = await under({ one: 1, other: 0 });
    for (const label of ['Catalogue for A', 'Catalogue for B']) {
      await user.click(screen.getByRole('combobox', { name: label }));
      await user.click(screen.getByRole('option', { name: 'As it is now' }));
    }
    expect(await screen.findAllByRole('link', { name: 'Winter Raid' })).toHaveLength(2);
    expect(router.state.location.search).not.toMatch(/r[ab]=/);
  });

  it('says when a release is not there, and offers the others', async () => {
    fakeBackend(releasesIn([]));
    visit(comparePath(RAID, RAID, { one: 7, other: null }));
    const alert = await screen.findByRole('alert', {}, { timeout: 5_000 });
    expect(alert.textContent).toContain('This release of the catalogue could not be loaded');
    expect(screen.getByRole('combobox', { name: 'Catalogue for A' }).textContent).toContain('Release 7');
  });

  it('is the one of now for a parameter that is no number', async () => {
    visit(`${comparePath(RAID, THAW)}&ra=-1&rb=99999999`);
    expect(await screen.findByRole('link', { name: 'Winter Raid' })).toBeDefined();
  });
});

describe('an address with a list that cannot be read', () => {
  const [good = '', second = ''] = segments();
  const json = (text: string) => packed(new TextEncoder().encode(text));

  it.each([
    ['a mistyped code', good.replace(/^./u, '8'), /A letter of this code is wrong/],
    ['a code that is cut off', good.slice(0, -1), /A letter of this code is missing/],
    ['nonsense', '<script>alert(1)</script>', /cut off or mistyped/],
    ['something else', json('{"photos":[]}'), /does not contain a list/],
    ['a list without units', json('{"name":"x","faction":"feudom","units":[]}'), /does not contain a list/],
    ['far too much', json('0'.repeat(2_000_000)), /longer than any list/],
  ])('says which one and why: %s', async (_, hostile, reason) => {
    visit(`/compare/${encodeURIComponent(hostile)}/${second}`);
    const name = 'The first list of this address could not be read';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
    expect(screen.getByText(reason)).toBeDefined();
    expect(screen.getByRole('link', { name: 'This list could be read: open it' })).toBeDefined();
    expect(document.title).toBe('Broken link – Muster');
  });

  it('names the second one, and both', async () => {
    visit(`/compare/${good}/x`);
    expect(await screen.findByRole('heading', { level: 1, name: /^The second list/ })).toBeDefined();
    visit('/compare/x/%00');
    expect(await screen.findByRole('heading', { level: 1, name: /^Neither list/ })).toBeDefined();
  });

  it('shows a hostile name as text alone', async () => {
    visit(`/compare/${good}/${second}?a=${encodeURIComponent('<img src=x onerror=alert(1)>\u202E')}`);
    expect(await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeDefined();
    expect(document.querySelector('article img')).toBeNull();
  });
});
