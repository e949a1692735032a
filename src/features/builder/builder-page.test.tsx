import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unit } from '#domain/catalogue/types.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { BuilderPage } from './builder-page.tsx';
import { closeQuestion, loadFilters, loadQuestions } from './open-dialog.ts';

const details = (unit: Unit) => <p>Details of {unit.name}</p>;
const onViewCard = vi.fn<(unitId: string) => void>();

/** Opens the builder; on a wide window catalogue and army are side by side. */
async function open({ isWide = true } = {}) {
  // The dialogs are fetched while the page is idle.
  await Promise.all([loadFilters(), loadQuestions()]);
  const window = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => window);
  const app = renderApp(<BuilderPage unitDetails={details} onViewCard={onViewCard} />, {
    address: '/builder',
  });
  const press = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press };
}

const catalogue = () => within(screen.getByRole('region', { name: 'Available Units' }));
const army = () => within(screen.getByRole('region', { name: 'Your army' }));
const totals = () => screen.getByRole('region', { name: 'Army totals' }).textContent;
const rows = () => catalogue().queryAllByRole('button', { expanded: false, name: /pts/ });
const firstAndLast = () => [rows()[0]?.textContent, rows().at(-1)?.textContent];

beforeEach(() => {
  putDraft(documentWith({}, { name: '' }));
  onViewCard.mockReset();
});

afterEach(() => {
  act(closeQuestion);
  vi.unstubAllGlobals();
});

describe('the catalogue of the builder', () => {
  it.each(['prime warrior', 'guerrero cenit', 'PREMIER GUERRIER'])('finds a unit as “%s”', async (words) => {
    const { user } = await open();
    await user.click(catalogue().getByRole('searchbox'));
    await user.paste(words);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toContain('Prime Warrior');
  });

  it('says when no unit matches, and shows all again', async () => {
    const { user, press } = await open();
    const all = rows().length;
    await user.click(catalogue().getByRole('searchbox'));
    await user.paste('no such creature');
    expect(await screen.findByRole('heading', { name: 'No units match your filters' })).toBeDefined();
    await press('Clear filters');
    await waitFor(() => expect(rows()).toHaveLength(all));
  });

  it('sorts by points, and by name both ways', async () => {
    const { user } = await open();
    const sortBy = async (order: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Sort' }));
      await user.click(screen.getByRole('option', { name: order }));
    };
    expect(firstAndLast()[0]).toContain('15 pts');
    await sortBy('Points, high to low');
    expect(firstAndLast()[0]).toContain('Ahlwardt, Ice Bear60 pts');
    await sortBy('Name, A to Z');
    expect(firstAndLast()[1]).toContain('Wrathmane');
    await sortBy('Name, Z to A');
    expect(firstAndLast()[0]).toContain('Wrathmane');
  });

  it('is narrowed by filters that are counted, and that go all at once', async () => {
    const { user, press } = await open();
    const all = rows().length;
    await press('Filters');
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(dialog.getByRole('switch', { name: 'Tournament legal only' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Varank' }));
    await user.click(dialog.getByRole('button', { name: /^Show \d+ units$/ }));
    expect(rows().length).toBeLessThan(all);
    await press('Filters (2)');
    await press('Clear all filters');
    expect(screen.getByRole('button', { name: `Show ${all} units` })).toBeDefined();
  });

  it('opens one row at a time', async () => {
    const { press } = await open();
    await press(/^Hersir/);
    expect(screen.getByText('Details of Hersir')).toBeDefined();
    await press(/^Lotta/);
    expect(screen.queryByText('Details of Hersir')).toBeNull();
    expect(screen.getByText('Details of Lotta')).toBeDefined();
  });
});

describe('the army of the builder', () => {
  it('grows by the plus of a row, and opens the card of an entry', async () => {
    const { press } = await open();
    await press('Add Hersir');
    expect(totals()).toContain('25 pts');
    expect(totals()).toContain('1 CP');
    await press('View card of Hersir');
    expect(onViewCard.mock.calls).toEqual([['hersir']]);
    await press('Remove Hersir from the list');
    expect(army().getByRole('heading', { name: 'No units selected' })).toBeDefined();
  });

  it('refuses a second High Command in a dialog and stays as it was', async () => {
    putDraft(documentWith({ wrathmane: 1 }));
    const { press } = await open();
    await press('Add Alborc');
    const refusal = within(await screen.findByRole('dialog', { name: 'High Command Limit' }));
    expect(refusal.getByText('Only 1 High command allowed in List.')).toBeDefined();
    await press('Understood');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(draft().entries).toEqual([{ unitId: 'wrathmane', quantity: 1 }]);
  });

  it('marks both of two High Commands, and nobody else', async () => {
    putDraft(documentWith({ wrathmane: 1, alborc: 1, hersir: 1 }));
    await open();
    expect(army().getAllByRole('img', { name: 'Violation: Multiple High Command' })).toHaveLength(2);
    const warnings = within(army().getByRole('list', { name: 'Warnings' }));
    expect(warnings.getAllByRole('listitem')[0]?.textContent).toContain('2 High Command units');
  });

  it('is measured against a target', async () => {
    putDraft(documentWith({ hersir: 1, 'warg-riders': 2 }));
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Points target' }), '90');
    expect(totals()).toContain('5 over');
    expect(army().getByText('5 pts over the target of 90 pts.')).toBeDefined();
    await user.clear(screen.getByRole('textbox', { name: 'Points target' }));
    expect(totals()).not.toContain('over');
  });

  it('starts from a ready list, which Undo takes away', async () => {
    const { press } = await open();
    await press('Start from a ready list');
    expect(draft().entries.length).toBeGreaterThan(3);
    expect(army().queryByRole('list', { name: 'Warnings' })).toBeNull();
  });
});

describe('the actions of the army', () => {
  it('ask for a name before the list can be shared', async () => {
    putDraft(documentWith({ hersir: 1 }, { name: ' ' }));
    const { user, router } = await open();
    expect(screen.getByText('Name the list to share or print it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'Raid');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(router.state.location.search).toBe('?dialog=share');
  });

  it('empty the army, and Undo brings it back', async () => {
    putDraft(documentWith({ hersir: 1, lotta: 1 }, { name: 'Two Friends' }));
    const { press } = await open();
    await press('New List');
    expect(draft()).toMatchObject({ entries: [], name: '' });
    await waitFor(() => expect(messagesShown()).toEqual(['New list started']));
    await press('Undo');
    expect(draft().name).toBe('Two Friends');
    expect(draft().entries).toHaveLength(2);
  });

  it('make a copy under a name of its own, which is not saved yet', async () => {
    putDraft(documentWith({ hersir: 1 }, { name: 'Raid', currentName: 'Raid', savedId: 'one' }));
    const { press } = await open();
    await press('Duplicate');
    await waitFor(() => expect(draft()).toMatchObject({ savedId: null, currentName: null }));
    expect(draft().name).toMatch(/^Raid/);
    expect(messagesShown()).toEqual(['This is a copy now. Save it under its own name.']);
  });
});

describe('the faction of the builder', () => {
  it('is the one that a link passed on, once', async () => {
    const { router } = await open();
    await act(async () => router.navigate('/builder', { state: { faction: 'Sÿenann' } }));
    await waitFor(() => expect(draft().faction).toBe('syenann'));
    expect(router.state.location.state).toBeNull();
    expect(catalogue().getByRole('button', { name: /^Druid/ })).toBeDefined();
  });

  it('stays when a link passed on nonsense', async () => {
    const { router } = await open();
    await act(async () => router.navigate('/builder', { state: { faction: 'nobody' } }));
    await waitFor(() => expect(router.state.location.state).toBeNull());
    expect(draft().faction).toBe('northern-tribes');
  });
});

describe('the builder on a phone', () => {
  it('has the army in a sheet with its totals', async () => {
    putDraft(documentWith({ hersir: 1 }));
    const { press, router } = await open({ isWide: false });
    expect(screen.queryByRole('region', { name: 'Your army' })).toBeNull();
    await press('Army (1)');
    expect(router.state.location.search).toBe('?dialog=army');
    const sheet = within(await screen.findByRole('dialog', { name: 'Your army' }));
    expect(sheet.getByText('Total Points').nextElementSibling?.textContent).toBe('25 pts');
    expect(sheet.getByRole('button', { name: 'Remove Hersir from the list' })).toBeDefined();
  });
});
