import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Unit } from '#domain/catalogue/types.ts';
import { putCollection } from '#tests/builders/collection.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { BuilderPage } from './builder-page.tsx';
import { loadQuestions } from './load-ahead.ts';
import { closeQuestion } from './open-dialog.ts';

const details = (unit: Unit) => <p>Details of {unit.name}</p>;
const onViewCard = vi.fn<(unitId: string) => void>();

/** Opens the builder; on a wide window catalogue and army are side by side. */
async function open({ isWide = true } = {}) {
  // The dialogs are fetched while the page is idle.
  await loadQuestions();
  const window = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => window);
  const app = renderApp(<BuilderPage unitDetails={details} onViewCard={onViewCard} />, {
    address: '/builder',
  });
  const press = async (name: string | RegExp) => app.user.click(await screen.findByRole('button', { name }));
  return { ...app, press };
}

const catalogue = () => within(screen.getByRole('region', { name: 'Available Units' }));
const army = () => within(screen.getByRole('region', { name: 'Your army' }));
const totals = () => screen.getByRole('region', { name: 'Army totals' }).textContent;
const rows = () => catalogue().queryAllByRole('button', { expanded: false, name: /pts/ });
const firstAndLast = () => [rows()[0]?.textContent, rows().at(-1)?.textContent];

beforeEach(() => {
  putCollection({ 'orc-hunters': 1 });
  putDraft(documentWith({}, { name: '' }));
  onViewCard.mockReset();
});

afterEach(() => {
  act(closeQuestion);
  vi.unstubAllGlobals();
});

describe('the catalogue of the builder', () => {
  it.each(['prime warrior', 'guerrero cenit', 'PREMIER GUERRIER', 'prmie warriors'])(
    'finds a unit as “%s”',
    async (words) => {
      const { user } = await open();
      await user.click(catalogue().getByRole('searchbox'));
      await user.paste(words);
      await waitFor(() => expect(rows()).toHaveLength(1));
      expect(rows()[0]?.textContent).toContain('Prime Warrior');
    },
  );

  it('says when no unit matches, and shows all again', async () => {
    const { user } = await open();
    const all = rows().length;
    await user.click(catalogue().getByRole('searchbox'));
    await user.paste('no such creature');
    expect(await screen.findByRole('heading', { name: 'No unit matches' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add a missing unit' }).getAttribute('href')).toContain(
      'name=no%20such%20creature',
    );
    await user.click(screen.getByRole('button', { name: 'Show all units' }));
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
    await user.click(screen.getByRole('switch', { name: 'Only what I own' }));
    expect(screen.getByRole('button', { name: 'Show 1 unit' })).toBeDefined();
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
    const { press, user } = await open();
    await user.click(catalogue().getByRole('button', { name: 'Add Hersir' }));
    expect(totals()).toContain('25 pts');
    expect(totals()).toContain('1 CP');
    await press('View card of Hersir');
    expect(onViewCard.mock.calls).toEqual([['hersir']]);
    await user.click(army().getByRole('button', { name: 'Remove Hersir' }));
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
    expect(await army().findByText('2 High Command units (recommended maximum: 1)')).toBeDefined();
  });

  it('is measured against a target', async () => {
    putDraft(documentWith({ hersir: 1, 'warg-riders': 2 }));
    const { user } = await open();
    await user.type(screen.getByRole('textbox', { name: 'Points target' }), '90');
    expect(totals()).toContain('5 over');
    await user.click(army().getByText('1 warning'));
    expect(await army().findByText('5 pts over the target of 90 pts.')).toBeDefined();
    await user.clear(screen.getByRole('textbox', { name: 'Points target' }));
    expect(totals()).not.toContain('over');
  });

  it('starts from a ready list of a usual size, which becomes the target', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ready list of 500 pts' }));
    expect(draft()).toMatchObject({ target: 500, name: '' });
    expect(draft().entries.length).toBeGreaterThan(3);
    expect(army().getByText('Legal list')).toBeDefined();
  });

  it('starts from a ready list of the target, and keeps target and name', async () => {
    putDraft(documentWith({}, { target: 400, name: 'Raid' }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Ready list of 400 pts' }));
    expect(army().queryByRole('button', { name: 'Ready list of 300 pts' })).toBeNull();
    expect(draft()).toMatchObject({ target: 400, name: 'Raid' });
    expect(totals()).toMatch(/^(39\d|400) pts/);
  });

  it('takes a usual size as its target with one tap, and lets it go with another', async () => {
    const { press } = await open();
    await press('Target 300 pts');
    expect(draft().target).toBe(300);
    await press('Target 300 pts');
    expect(draft().target).toBeNull();
  });

  it('keeps the focus in place when an entry goes', async () => {
    putDraft(documentWith({ hersir: 1, lotta: 1 }));
    const { user } = await open();
    const minus = (name: string) => army().getByRole('button', { name: `Remove ${name}` });
    await user.click(minus('Hersir'));
    expect(document.activeElement).toBe(minus('Lotta'));
    await user.keyboard('{Enter}');
    expect(army().getByText('No units selected').closest(':focus-within')).not.toBeNull();
  });

  it('says that it breaks a rule as clearly as that it breaks none', async () => {
    putDraft(documentWith({ wrathmane: 1 }));
    await open();
    expect(army().getByText('Legal list')).toBeDefined();
    act(() => putDraft(documentWith({ wrathmane: 1, alborc: 1 })));
    expect(army().getByText('Not legal: 1 problem')).toBeDefined();
  });
});

describe('the actions of the army', () => {
  it('share a list without a name, from the bar too', async () => {
    putDraft(documentWith({ hersir: 1 }, { name: ' ' }));
    const { user, router } = await open({ isWide: false });
    const bar = within(screen.getByRole('region', { name: 'Army totals' }));
    await user.click(bar.getByRole('button', { name: 'Share' }));
    expect(router.state.location.search).toBe('?dialog=share');
  });

  it('stay in their places whatever the list has', async () => {
    putDraft(documentWith({}, { name: '' }));
    await open();
    await screen.findByRole('button', { name: 'More actions' });
    const names = () =>
      army()
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
        .slice(-5);
    const empty = names();
    act(() => putDraft(documentWith({ wrathmane: 1, alborc: 1 })));
    expect(names()).toEqual(empty);
  });

  it('say beside the name that it is missing, with the focus in it', async () => {
    putDraft(documentWith({ hersir: 1 }, { name: '' }));
    const { user, press } = await open();
    await press('Save');
    const field = screen.getByRole('textbox', {
      name: 'List name',
      description: 'Please enter a list name before saving',
    });
    expect(document.activeElement).toBe(field);
    expect(messagesShown()).toEqual([]);
    await user.keyboard('Raid');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    await waitFor(() => expect(messagesShown()).toEqual(['List saved locally']));
  });

  it('empty the army, and Undo brings it back', async () => {
    putDraft(documentWith({ hersir: 1, lotta: 1 }, { name: 'Two Friends' }));
    const { press, user } = await open();
    await press('More actions');
    await user.click(screen.getByRole('menuitem', { name: 'New List' }));
    expect(draft()).toMatchObject({ entries: [], name: '' });
    await waitFor(() => expect(messagesShown()).toEqual(['New list started']));
    await press('Undo');
    expect(draft().name).toBe('Two Friends');
    expect(draft().entries).toHaveLength(2);
  });

  it('make a copy under a name of its own, which is not saved yet', async () => {
    putDraft(documentWith({ hersir: 1 }, { name: 'Raid', currentName: 'Raid', savedId: 'one' }));
    const { press, user } = await open();
    await press('More actions');
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
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

  it('begins without the filters, the search and the scroll place of the former one', async () => {
    const { router, user } = await open();
    const scroller = screen.getByRole('region', { name: 'Available Units' }).parentElement;
    if (scroller !== null) scroller.scrollTop = 400;
    await user.type(catalogue().getByRole('searchbox'), 'hersir');
    await act(async () => router.navigate('/builder', { state: { faction: 'syenann' } }));
    await waitFor(() => expect(draft().faction).toBe('syenann'));
    expect(catalogue().getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(rows().length).toBeGreaterThan(10);
    expect(scroller?.scrollTop).toBe(0);
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
    await press(/Army \(1\)/);
    expect(router.state.location.search).toBe('?dialog=army');
    const sheet = within(await screen.findByRole('dialog', { name: 'Your army' }));
    expect(sheet.getByText('Total Points').nextElementSibling?.textContent).toBe('25 pts');
    expect(sheet.getByRole('button', { name: 'Remove Hersir' })).toBeDefined();
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDefined();
  });
});
