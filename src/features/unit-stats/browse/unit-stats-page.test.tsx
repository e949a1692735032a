import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { downloadText } from '#platform/files/download.ts';
import {
  inDialog,
  names,
  onWideWindow,
  openUnits as open,
  shownNow,
  TRIBES,
} from '#tests/builders/units-page.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

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

  it('are found by a misspelled word, which the page offers put right', async () => {
    const { user, query } = await open();
    await user.type(screen.getByRole('searchbox'), 'fearles hersri');
    await waitFor(() => expect(names()).toEqual(['Hersir']));
    await user.click(screen.getByRole('button', { name: /fearles hersir/ }));
    expect(query().get('q')).toBe('fearles hersir');
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
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
    expect(screen.getByRole('heading', { name: 'No unit matches' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add a missing unit' }).getAttribute('href')).toBe(
      '/catalogue/suggest?faction=northern-tribes&name=no%20such%20creature',
    );
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(screen.queryByRole('heading', { name: 'No unit matches' })).toBeNull();
    expect(query().size).toBe(0);
  });

  it('that no search finds are said so, with one button that clears it', async () => {
    await open('q=no+such+creature');
    const heading = screen.getByRole('heading', { name: 'No unit matches' });
    expect(heading.parentElement?.textContent).toContain('Search for fewer or other words.');
    const clear = screen.getAllByRole('button', { name: 'Clear search' });
    expect(clear.filter((button) => heading.parentElement?.contains(button))).toHaveLength(1);
  });

  it('are searched by rule words too, and counted aloud for screen readers', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'fearless');
    await waitFor(() => expect(names()).not.toContain('Coal'));
    expect(screen.getByText(`${shownNow()} units`, { selector: '[aria-live]' })).toBeDefined();
    expect(names()).toContain('Hersir');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names()).toContain('Coal'));
  });

  it('keep the page and the search when Enter is pressed', async () => {
    const { user, query } = await open();
    await user.type(screen.getByRole('searchbox'), 'hersir{Enter}');
    await waitFor(() => expect(names()).toEqual(['Hersir']));
    expect(query().get('q')).toBe('hersir');
  });

  it('are of the faction that is chosen, or of all', async () => {
    const { user, query } = await open(`${TRIBES}&q=vercana`);
    expect(shownNow()).toBe(1);
    await user.click(screen.getByRole('combobox', { name: 'Faction' }));
    await user.click(screen.getByRole('option', { name: 'All factions' }));
    expect(query().get('faction')).toBeNull();
    await waitFor(() => expect(shownNow()).toBeGreaterThan(1));
  });

  it('are named, sorted and described in the reader’s language', async () => {
    await open(`${TRIBES}&q=orco`, 'es');
    expect(names()).toContain('Cazadores Orcos');
    const hunters = screen.getByRole('link', { name: 'Cazadores Orcos' }).closest('article');
    expect(hunters?.textContent).toContain('Tropa · Tribus del Norte');
    expect(names()).toEqual(names().toSorted((one, other) => one.localeCompare(other, 'es')));
  });

  it('tell leaders and what tournaments forbid apart', async () => {
    await open(TRIBES);
    const card = (name: string) => screen.getByRole('link', { name }).closest('article')?.textContent;
    expect(card('Alborc')).toContain('High Command');
    expect(card('Coal')).toContain('Not Tournament Legal');
    expect(card('Hersir')).not.toMatch(/High Command|Not Tournament Legal/);
    expect(card('Coal')).not.toContain('Melee');
  });

  it('lead to their own pages', async () => {
    await open(`${TRIBES}&q=hersir`);
    expect(screen.getByRole('link', { name: 'Hersir' }).getAttribute('href')).toBe(
      '/unit-stats/northern-tribes/hersir',
    );
  });

  it('are shown at an address of nonsense, which filters nothing', async () => {
    await open('points=x&sort=%00&cols=zz&type=[&units=a:b,%25&q=hersir');
    expect(names()).toEqual(['Hersir']);
    expect(screen.queryByRole('group', { name: 'Compare units' })).toBeNull();
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

  it('begins at A where a head of words is pressed, and has no order for lists of words', async () => {
    const { user, query } = await open('q=vercana&cols=faction.keywords');
    await user.click(within(head(/^Faction/)).getByRole('button'));
    expect([query().get('sort'), head(/^Faction/).getAttribute('aria-sort')]).toEqual([
      'faction',
      'ascending',
    ]);
    const factions = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(factions).toEqual([
      'Feudom',
      'Hegemony of Embersig',
      'Northern Tribes',
      'Scions of Yaldabaoth',
      'Sÿenann',
    ]);
    expect(within(head(/^Keywords/)).queryByRole('button')).toBeNull();
    expect(head(/^Keywords/).getAttribute('aria-sort')).toBeNull();
  });

  it('says words in the reader’s language, and which value a card does not have', async () => {
    await open(`${TRIBES}&q=hersir&cols=faction.type.characteristics.move.ranged`, 'es');
    const cells = within(screen.getByRole('row', { name: /Hersir/ })).getAllByRole('cell');
    expect(cells.slice(0, 3).map((cell) => cell.textContent)).toEqual([
      'Tribus del Norte',
      'Personaje',
      'Personaje, Varank',
    ]);
    expect(cells[3]?.textContent).toMatch(/^\d-\d$/);
    expect(cells[4]?.textContent).toBe('–not on its card');
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

  it('stay picked while the query changes, in the table too, and a second tick puts them away', async () => {
    onWideWindow();
    const { user, query } = await open(`${TRIBES}&units=northern-tribes:hersir`);
    const box = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });
    expect(box('Hersir')).toHaveProperty('checked', true);
    await user.click(box('Alborc'));
    await user.type(screen.getByRole('searchbox'), 'alborc');
    await waitFor(() => expect(shownNow()).toBe(1));
    expect(query().get('units')).toBe('northern-tribes:hersir,northern-tribes:alborc');
    await user.click(box('Alborc'));
    expect(query().get('units')).toBe('northern-tribes:hersir');
    expect(query().get('q')).toBe('alborc');
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

  it('names what numbers count, and keeps the two strides of a move apart', async () => {
    const [, text] = await take('Table for spreadsheets (CSV)');
    const head = text.split('\r\n')[0]?.split(',') ?? [];
    expect(head.slice(1, 3)).toEqual(['Faction', 'Type']);
    expect(text).toContain('Melee (Average successes)');
    expect(text).toContain('"Movement (First value, in strides)","Movement (second value, in strides)"');
    expect(head.slice(-2)).toEqual(['Tournament legal', 'ID']);
  });

  it('has the columns that are chosen, and a blank where a card has no value', async () => {
    const { user, press } = await open(`${TRIBES}&q=hersir&cols=ranged.keywords.characteristics`);
    await press('Download');
    await user.click(await screen.findByRole('menuitem', { name: 'Data for programs (JSON)' }));
    await waitFor(() => expect(download).toHaveBeenCalledOnce());
    const [unit] = JSON.parse(download.mock.calls[0]?.[1] ?? '') as readonly Record<string, unknown>[];
    expect(Object.keys(unit ?? {})).toEqual([
      'name',
      'faction',
      'type',
      'characteristics',
      'keywords',
      'ranged',
      'legal',
      'id',
    ]);
    expect(unit).toMatchObject({ characteristics: 'Character; Varank', ranged: null, legal: 'Yes' });
  });

  it('is not offered where no unit is left', async () => {
    await open(`${TRIBES}&q=no+such+creature`);
    expect(screen.getByRole('button', { name: 'Download' })).toHaveProperty('disabled', true);
  });

  it('gives them as data with plain numbers', async () => {
    const [, text, mime] = await take('Data for programs (JSON)');
    expect(mime).toBe('application/json');
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({ name: 'Cazadores Orcos', points: 20, move: 3, move2: 2 }),
    ]);
  });
});
