import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as ComparePage } from './compare-page.tsx';

vi.mock('#data/unit-profiles.ts', { spy: true });

const id = (unit: string) => `northern-tribes:${unit}`;

const open = async (...units: readonly string[]) => openIn('en', ...units);

async function openIn(language: Language, ...units: readonly string[]) {
  await loadUnitCards();
  const app = renderApp(<ComparePage />, { address: `/unit-stats/compare?units=${units.join()}`, language });
  const compared = () => new URLSearchParams(app.router.state.location.search).get('units');
  return { ...app, compared };
}

const heads = () =>
  screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);
const row = (name: RegExp) => screen.getByRole('row', { name });

describe('the comparison of units', () => {
  it('has a column for each unit, and marks the lines that differ in words too', async () => {
    await open(id('hersir'), id('orc-hunters'));
    await screen.findByRole('table');
    expect(heads()).toEqual(['Hersir', 'Orc Hunters']);
    expect(row(/^Points/).textContent).toBe('Points≠(differs)2520');
    expect(row(/^Tournament legal/).textContent).toBe('Tournament legalYesYes');
    expect(row(/^Keywords/).textContent).toContain('Berserker Rage, Fearless');
    expect(row(/^Skills/).textContent).toContain('(differs)');
  });

  it('shows each kind of roll with its dice, troops, average and stress', async () => {
    await open(id('battle-scarred'));
    await screen.findByRole('table');
    const melee = row(/^Melee/);
    expect(within(melee).getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(melee.textContent).toMatch(/troops/);
    expect(melee.textContent).toMatch(/average \d\.\d/);
    expect(within(melee).getAllByRole('group', { name: 'For 1 stress, add' }).length).toBeGreaterThan(0);
    expect(melee.textContent).not.toContain('(differs)');
  });

  it('puts a unit away, and the address follows', async () => {
    const { user, compared } = await open(id('hersir'), id('orc-hunters'));
    await user.click(await screen.findByRole('button', { name: 'Remove Hersir' }));
    expect(heads()).toEqual(['Orc Hunters']);
    expect(compared()).toBe(id('orc-hunters'));
    await user.click(screen.getByRole('button', { name: 'Remove Orc Hunters' }));
    expect(compared()).toBeNull();
    expect(screen.getByRole('heading', { name: 'No units selected' })).toBeDefined();
  });

  it('takes another unit in, found by words, and offers those that are not there yet', async () => {
    const { user, compared } = await open(id('hersir'));
    await user.click(screen.getByRole('button', { name: 'Add a unit' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('button', { name: /^Hersir/ })).toBeNull();
    await user.type(dialog.getByRole('searchbox'), 'tatuadora');
    await user.click(await dialog.findByRole('button', { name: /^Tattooist.*Northern Tribes.*15 pts$/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(heads()).toEqual(['Hersir', 'Tattooist']);
    expect(compared()).toBe(`${id('hersir')},${id('tattooist')}`);
  });

  it('says when no unit is like the words', async () => {
    const { user } = await open(id('hersir'));
    await user.click(screen.getByRole('button', { name: 'Add a unit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('searchbox'), 'no such creature');
    expect((await dialog.findByRole('status')).textContent).toBe('No unit matches');
  });

  it('is full with four, and says what it left out', async () => {
    await open(...['alborc', 'hersir', 'lotta', 'tattooist', 'wrathmane'].map(id), 'nowhere:nobody');
    await screen.findByRole('table');
    expect(heads()).toHaveLength(4);
    expect(screen.getByText('Not all units of this address can be shown')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add a unit' })).toHaveProperty('disabled', true);
  });

  it('marks a line as different where one of the units lacks a value, and says what is lacking', async () => {
    await open(id('hersir'), id('ice-archers'));
    await screen.findByRole('table');
    const ranged = row(/^Ranged/);
    expect(ranged.textContent).toContain('(differs)');
    const [none, archers] = within(ranged).getAllByRole('cell');
    expect(none?.textContent).toBe('–not on its card');
    expect(archers?.textContent).toMatch(/3\+ troops.*range 15.*average \d\.\d/);
    expect(screen.queryByRole('row', { name: /^Range\b/ })).toBeNull();
  });

  it('leaves a line out that none of the units has', async () => {
    await open(id('hersir'), id('contender'));
    await screen.findByRole('table');
    expect(screen.queryByRole('row', { name: /^Ranged/ })).toBeNull();
    expect(row(/^Movement/).textContent).toMatch(/\d-\d/);
  });

  it('says which of the units tournaments allow', async () => {
    await open(id('hersir'), id('ormuk'));
    await screen.findByRole('table');
    expect(row(/^Tournament legal/).textContent).toBe('Tournament legal≠(differs)YesNo');
  });

  it('names units and their words in the reader’s language', async () => {
    await openIn('es', id('orc-hunters'));
    await screen.findByRole('table');
    expect(heads()).toEqual(['Cazadores Orcos']);
    expect(row(/^Characteristics/).textContent).toContain('Orco');
  });

  it('marks nothing for a unit alone, and the same unit twice is one column', async () => {
    await open(id('hersir'), id('hersir'));
    await screen.findByRole('table');
    expect(heads()).toEqual(['Hersir']);
    expect(screen.queryByText('(differs)')).toBeNull();
    expect(screen.getByRole('link', { name: 'All units' }).getAttribute('href')).toBe('/unit-stats');
    expect(screen.getByRole('region', { name: 'Comparison' }).tabIndex).toBe(0);
  });

  it('starts empty, also at an address of nonsense, and takes the first unit in', async () => {
    const { user, compared } = await open('<img>', '%00:');
    expect(screen.getByRole('heading', { name: 'No units selected' })).toBeDefined();
    expect(screen.getByText('Not all units of this address can be shown')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add a unit' }));
    await user.click(await screen.findByRole('button', { name: /^Oona/ }));
    expect(compared()).toBe('syenann:oona');
    await screen.findByRole('table');
    expect(screen.queryByText('Not all units of this address can be shown')).toBeNull();
  });

  it('stays as it is when the choice of a unit is left', async () => {
    const { user, compared, router } = await open(id('hersir'));
    await user.click(screen.getByRole('button', { name: 'Add a unit' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choices = dialog.getByRole('list', { name: 'Units' });
    const all = within(choices).getAllByRole('button').length;
    await user.type(dialog.getByRole('searchbox'), 'infantry');
    await waitFor(() => expect(within(choices).getAllByRole('button').length).toBeLessThan(all));
    await user.click(dialog.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(within(choices).getAllByRole('button')).toHaveLength(all));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(compared()).toBe(id('hersir'));
    expect(new URLSearchParams(router.state.location.search).has('dialog')).toBe(false);
  });
});

describe('the cards of all units', () => {
  it('are known or not, which is not the same as a card without a value', async () => {
    queryClient().clear();
    const cardOf = await loadUnitCards();
    vi.mocked(loadUnitCards).mockResolvedValueOnce((faction, unit) =>
      unit === 'hersir' ? cardOf(faction, unit) : null,
    );
    renderApp(<ComparePage />, {
      address: `/unit-stats/compare?units=${id('hersir')},${id('orc-hunters')}`,
    });
    await screen.findByRole('table');
    const unknown = (name: RegExp) => within(row(name)).getAllByRole('cell')[1]?.textContent;
    expect([unknown(/^Wounds/), unknown(/^Melee/)]).toEqual(['?not known', '?not known']);
    expect(unknown(/^Points/)).toBe('20');
    queryClient().clear();
  });

  it('says that units could not be loaded, and loads them when asked again', async () => {
    queryClient().clear();
    vi.mocked(loadUnitCards).mockReset();
    vi.mocked(loadUnitCards)
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce(() => null);
    const { user } = renderApp(<ComparePage />, {
      address: `/unit-stats/compare?units=${id('hersir')}`,
    });
    expect(screen.getByText('Loading...')).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toContain('The units could not be loaded');
    expect(loadUnitCards).toHaveBeenCalledOnce();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('table');
    expect(row(/^Move/).textContent).toContain('not known');
    expect(loadUnitCards).toHaveBeenCalledTimes(2);
  });
});
