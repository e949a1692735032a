import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUnitCards } from '#data/unit-profiles.ts';
import type { Language } from '#domain/catalogue/types.ts';
import { downloadText } from '#platform/download.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { UnitStatsPage } from './unit-stats-page.tsx';

vi.mock('#platform/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const TRIBES = 'faction=northern-tribes';
/** Words over the units, such as `26 of 160 units`. */
const COUNT = /^\d+ (of \d+ )?units?$/;

const shownOf = (count: HTMLElement) => Number.parseInt(count.textContent, 10);
const isTable = () => window.matchMedia('(min-width: 768px)').matches;
const shownNow = () => shownOf(screen.getByText(COUNT, { selector: 'p' }));

/** Opens the units with this query, and waits for them. */
async function open(search = TRIBES, language: Language = 'en') {
  await Promise.all([
    loadUnitCards(),
    import('./unit-filters-dialog.tsx'),
    import('./unit-active-filters.tsx'),
    import('./columns-dialog.tsx'),
    import('./unit-files.ts'),
  ]);
  const app = renderApp(<UnitStatsPage />, { address: `/unit-stats?${search}`, language });
  const count = await screen.findByText(COUNT, { selector: 'p' });
  // The rows beyond the window are rendered a moment later.
  await waitFor(() => {
    if (!isTable() && screen.queryAllByRole('article').length < shownOf(count))
      throw new Error('Not all yet');
  });
  const query = () => new URLSearchParams(app.router.state.location.search);
  const press = (name: string | RegExp) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, query, press };
}

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const inDialog = () => within(screen.getByRole('dialog'));

function onWideWindow(): void {
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', () => wide);
}

afterEach(() => vi.unstubAllGlobals());

describe('the units on a phone', () => {
  it('are cards with values, dice and averages, by name', async () => {
    await open();
    expect(names().slice(0, 2)).toEqual(['Ahlwardt, Ice Bear', 'Alborc']);
    const hunters = screen.getByRole('link', { name: 'Orc Hunters' }).closest('article');
    for (const value of ['20 pts', 'MOV', '3-2', 'Melee', 'average'])
      expect(hunters?.textContent).toContain(value);
  });

  it('are found by a name of another language, and the address keeps the words', async () => {
    const { user, query } = await open();
    await user.type(screen.getByRole('searchbox'), 'CAZAdores o');
    await waitFor(() => expect(shownNow()).toBe(1));
    expect(names()).toEqual(['Orc Hunters']);
    expect(query().get('q')).toBe('CAZAdores o');
  });

  it('are sorted by a choice over the cards', async () => {
    const { user, query } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Sort' }));
    await user.click(screen.getByRole('option', { name: 'Points, high to low' }));
    expect(query().get('sort')).toBe('-points');
    expect(names()[0]).toBe('Ahlwardt, Ice Bear');
    expect(screen.getByRole('combobox', { name: 'Sort' }).textContent).toContain('Points, high to low');
  });

  it('that do not exist are said so, with a way back to all', async () => {
    const { user, query } = await open(`${TRIBES}&q=no+such+creature`);
    expect(screen.getByRole('heading', { name: 'No unit is like that' })).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'Clear all filters' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('heading', { name: 'No unit is like that' })).toBeNull();
    expect(query().size).toBe(0);
  });

  it('are shown at an address of nonsense, which filters nothing', async () => {
    await open('points=x&sort=%00&cols=zz&type=[&units=a:b,%25&q=hersir');
    expect(names()).toEqual(['Hersir']);
    expect(screen.queryByRole('group', { name: 'Compare units' })).toBeNull();
  });
});

describe('the filters of units', () => {
  it('count before they are applied, and are in the address after', async () => {
    const { user, press, query } = await open();
    await press('Filters');
    const points = await screen.findByRole('textbox', { name: 'Points from' });
    await user.type(points, '40');
    await user.type(screen.getByRole('textbox', { name: 'Points to' }), '50');
    const apply = inDialog().getByRole('button', { name: /^Show \d+ units$/ });
    expect(query().get('points')).toBeNull();
    const count = /\d+/.exec(apply.textContent)?.[0];
    await user.click(apply);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(query().get('points')).toBe('40-50');
    expect(shownNow()).toBe(Number(count));
  });

  it('tick words that a unit must all have', async () => {
    const { user, press } = await open();
    await press('Filters');
    await user.click(await screen.findByRole('checkbox', { name: 'Orc' }));
    await user.click(screen.getByRole('checkbox', { name: 'Infantry' }));
    await user.click(inDialog().getByRole('button', { name: /^Show/ }));
    expect(names()).toContain('Orc Hunters');
    expect(names()).not.toContain('Hersir');
    expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeDefined();
  });

  it('keep a field as it was when what is typed is no number', async () => {
    const { user, press } = await open();
    await press('Filters');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Points from' });
    await user.type(field, 'abc');
    expect(field.value).toBe('');
    await user.type(field, '2,5');
    await user.tab();
    expect(field.value).toBe('2.5');
  });

  it('are taken away one by one, or all at once', async () => {
    const { user, press, query } = await open(`${TRIBES}&points=20-40&legal=yes&q=orc`);
    const active = await screen.findByRole('group', { name: 'Filters in force' });
    const [mark] = within(active).getAllByRole('button', { name: /20–40/ });
    if (mark !== undefined) await user.click(mark);
    expect(query().get('points')).toBeNull();
    expect(query().get('q')).toBe('orc');
    await press('Clear all filters');
    expect(query().size).toBe(0);
    expect(screen.queryByRole('group', { name: 'Filters in force' })).toBeNull();
  });
});

describe('the table of units', () => {
  beforeEach(onWideWindow);

  const head = (name: RegExp) => screen.getByRole('columnheader', { name });

  it('sorts by the head that is pressed, dearest first, and the other way at the next press', async () => {
    const { user, query } = await open();
    const sortByPoints = () => user.click(within(head(/Points/)).getByRole('button'));
    expect(head(/^Name/).getAttribute('aria-sort')).toBe('ascending');
    await sortByPoints();
    expect([query().get('sort'), head(/Points/).getAttribute('aria-sort')]).toEqual([
      '-points',
      'descending',
    ]);
    await sortByPoints();
    expect([query().get('sort'), head(/Points/).getAttribute('aria-sort')]).toEqual(['points', 'ascending']);
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Tattooist');
  });

  it('shows the columns that the dialog chooses, in their own order', async () => {
    const { user, press, query } = await open(`${TRIBES}&q=hersir`);
    await press('Columns');
    await user.click(await screen.findByRole('checkbox', { name: 'Keywords' }));
    await user.click(inDialog().getByRole('checkbox', { name: 'Points' }));
    await press('Show columns');
    expect(screen.getByRole('columnheader', { name: 'Keywords' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: /Points/ })).toBeNull();
    expect(query().get('cols')).not.toBeNull();
    await press('Columns');
    await press('Usual columns');
    await press('Show columns');
    expect(query().get('cols')).toBeNull();
  });
});

describe('units that are picked', () => {
  it('are counted in a bar that leads to their comparison', async () => {
    const { user, press } = await open();
    const pick = (name: string) => user.click(screen.getByRole('checkbox', { name: `Compare ${name}` }));
    await pick('Hersir');
    expect(screen.getByText('1 unit picked: pick another one')).toBeDefined();
    await pick('Orc Hunters');
    const bar = within(screen.getByRole('group', { name: 'Compare units' }));
    expect(bar.getByText('2 units picked of 4')).toBeDefined();
    expect(bar.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
      '/unit-stats/compare?units=northern-tribes%3Ahersir%2Cnorthern-tribes%3Aorc-hunters',
    );
    await press('Clear');
    expect(screen.queryByRole('group', { name: 'Compare units' })).toBeNull();
  });

  it('are four at most', async () => {
    await open(
      `${TRIBES}&units=${['alborc', 'hersir', 'lotta', 'tattooist'].map((id) => `northern-tribes:${id}`).join()}`,
    );
    expect(screen.getByRole('checkbox', { name: 'Compare Orc Hunters' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox', { name: 'Compare Hersir' })).toHaveProperty('disabled', false);
  });
});

describe('downloading units', () => {
  const download = vi.mocked(downloadText);
  beforeEach(() => download.mockReset());

  async function take(kind: string) {
    const { user, press } = await open(`${TRIBES}&q=cazadores`, 'es');
    await press('Download');
    await user.click(await screen.findByRole('menuitem', { name: kind }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    return download.mock.calls[0] ?? ['', '', ''];
  }

  it('gives the shown rows as a table with the names of the reader', async () => {
    const [name, text, mime] = await take('Table for spreadsheets (CSV)');
    expect([name, mime]).toEqual(['Muster units.csv', 'text/csv']);
    const lines = text.split('\r\n');
    expect(lines[1]).toMatch(/^Cazadores Orcos,Tribus del Norte,Tropa,20,3,0,3,2,/);
    expect(lines).toHaveLength(3);
  });

  it('gives them as data with plain numbers', async () => {
    const [, text, mime] = await take('Data for programs (JSON)');
    expect(mime).toBe('application/json');
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({ name: 'Cazadores Orcos', points: 20, move: 3, move2: 2 }),
    ]);
  });
});
