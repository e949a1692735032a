import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadUnitCards } from '#data/unit-profiles.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { ComparePage } from './compare-page.tsx';

const id = (unit: string) => `northern-tribes:${unit}`;

async function open(...units: readonly string[]) {
  await Promise.all([loadUnitCards(), import('./unit-picker.tsx')]);
  const app = renderApp(<ComparePage />, { address: `/unit-stats/compare?units=${units.join()}` });
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
    expect((await dialog.findByRole('status')).textContent).toBe('No unit is like that');
  });

  it('is full with four, and says what it left out', async () => {
    await open(...['alborc', 'hersir', 'lotta', 'tattooist', 'wrathmane'].map(id), 'nowhere:nobody');
    await screen.findByRole('table');
    expect(heads()).toHaveLength(4);
    expect(screen.getByText('Not all units of this address can be shown')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Add a unit' })).toHaveProperty('disabled', true);
  });
});
