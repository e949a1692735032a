import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectionStore } from '#data/collection/collection-store.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { downloadText } from '#platform/files/download.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { putCollection } from '#tests/builders/collection.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { Component as CollectionPage } from './collection-page.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);
vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const HUNTERS = 'northern-tribes/orc-hunters';
const RAID = documentWith({ alborc: 1, 'orc-hunters': 2 }, { name: 'Raid' });
const HUNT = documentWith({ 'orc-hunters': 2 }, { name: 'Hunt' });

function open() {
  const { user } = renderApp(<CollectionPage />, { address: '/collection' });
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const collection = () => collectionStore.getState().value;
const owned = (name: string) => screen.getByRole('group', { name: `Owned: ${name}` }).textContent;

beforeEach(() => {
  freshLists();
  localStorage.removeItem('muster_list_marks');
  listMarksStore.setState({ byId: new Map() });
  putCollection();
});

describe('counting', () => {
  it('takes one tap a copy, and keeps the number', async () => {
    const { press } = open();
    expect(screen.getByText('Nothing counted yet')).toBeDefined();
    await press('One more Orc Hunters');
    await press('One more Orc Hunters');
    expect(owned('Orc Hunters')).toBe('2');
    expect(screen.getByText('2 copies in all factions')).toBeDefined();
    expect(localStorage.getItem('muster_collection')).toBe(`{"${HUNTERS}":[2,0,0]}`);
    await press('One Orc Hunters less');
    expect(owned('Orc Hunters')).toBe('1');
  });

  it('tells painted copies and lent ones apart', async () => {
    putCollection({ 'orc-hunters': 2 });
    const { user, press } = open();
    await user.click(screen.getByRole('button', { name: /^Orc Hunters20 pts$/ }));
    await press('Painted: Orc Hunters, one more');
    await press('Lent out: Orc Hunters, one more');
    expect(screen.getByText(/1 painted · 1 lent out$/)).toBeDefined();
    expect(collection()[HUNTERS]).toEqual({ owned: 2, painted: 1, lent: 1 });
  });

  it('shows only what is owned when asked', async () => {
    putCollection({ 'orc-hunters': 1 });
    const { user } = open();
    expect(screen.getAllByRole('group', { name: /^Owned/ }).length).toBeGreaterThan(20);
    await user.click(screen.getByRole('switch', { name: 'Only what I own' }));
    expect(screen.getAllByRole('group', { name: /^Owned/ })).toHaveLength(1);
  });
});

describe('lists to play at the same time', () => {
  it('need their copies together, and can fill the collection', async () => {
    freshLists([RAID, HUNT]);
    putCollection({ 'orc-hunters': { owned: 4, painted: 0, lent: 1 }, alborc: 1 });
    const { user, press } = open();
    await user.click(screen.getByRole('checkbox', { name: /^Raid/ }));
    expect(screen.getByText('You have all that they need.')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: /^Hunt/ }));
    expect(screen.getByText('1 copy is missing')).toBeDefined();
    expect(screen.getByText('1 of 4 × Orc Hunters')).toBeDefined();
    await press('I own these too');
    expect(screen.getByText('You have all that they need.')).toBeDefined();
    expect(collection()[HUNTERS]?.owned).toBe(5);
    await press('Undo');
    expect(collection()[HUNTERS]?.owned).toBe(4);
  });
});

describe('the next unit to get', () => {
  const rows = () => {
    const heading = screen.queryByRole('heading', { name: 'Next to get' });
    const section = heading?.closest('section');
    return section
      ? within(section)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : null;
  };

  it('names the saved lists that one more copy completes', () => {
    freshLists([RAID, HUNT, documentWith({ hersir: 1 }, { name: 'Alone' })]);
    putCollection({ 'orc-hunters': 1, alborc: 1 });
    open();
    expect(rows()).toEqual(['Orc HuntersCompletes 2 lists: Hunt, Raid', 'HersirCompletes 1 list: Alone']);
  });

  it('passes over lists of the archive', () => {
    const { store } = freshLists([RAID, HUNT]);
    const id = store.getState().lists.find(({ name }) => name === 'Hunt')?.id ?? '';
    listMarksStore.getState().take([{ ids: [id], marks: { archived: { at: 1, value: true } } }]);
    putCollection({ 'orc-hunters': 1, alborc: 1 });
    open();
    expect(rows()).toEqual(['Orc HuntersCompletes 1 list: Raid']);
  });

  it('shows five units at most, and names three lists of each', () => {
    const names = ['alborc', 'hersir', 'skin-changers', 'wrathmane', 'ahlwardt-ice-bear', 'orc-hunters'];
    const lists = names.map((id) => documentWith({ [id]: 1 }, { name: id }));
    freshLists([...lists, ...['A', 'B', 'C', 'D'].map((name) => documentWith({ hersir: 1 }, { name }))]);
    putCollection({ 'battle-scarred': 1 });
    open();
    expect(rows()).toHaveLength(5);
    expect(rows()?.[0]).toBe('HersirCompletes 5 lists: D, C, B, and 2 more');
  });

  it('is left out without a collection, and when no list lacks a single copy', () => {
    freshLists([HUNT]);
    open();
    expect(rows()).toBeNull();
  });
});

describe('the table', () => {
  async function upload(text: string) {
    const { user, press } = open();
    await user.upload(screen.getByLabelText('Table of the collection'), new File([text], 'own.csv'));
    return press;
  }

  it('is downloaded in the language of the reader', async () => {
    putCollection({ 'orc-hunters': 2 });
    await open().press('Download as CSV');
    const text = vi.mocked(downloadText).mock.calls[0]?.[1];
    expect(text).toContain('northern-tribes,orc-hunters,Orc Hunters,2,0,0\r\n');
  });

  it('changes its units, keeps others, names rows left out, and is taken back with Undo', async () => {
    putCollection({ alborc: 1 });
    const press = await upload(
      'faction_id,name,owned\nNorthern Tribes,Orc Hunters,3\nelves,Archer,1\nNorthern Tribes,"<b>x</b>",1\nNorthern Tribes,Alborc,many\n',
    );
    await waitFor(() => expect(messagesShown()).toEqual(['1 unit read']));
    expect(Object.values(collection()).map((copies) => copies.owned)).toEqual([1, 3]);
    expect(screen.getByText('3 rows were left out')).toBeDefined();
    expect(screen.getByText('Line 3: no faction is called “elves”.')).toBeDefined();
    expect(screen.getByText('Line 4: the faction has no unit “<b>x</b>”.')).toBeDefined();
    expect(screen.getByText('Line 5: “many” is not a number from 0 to 99.')).toBeDefined();
    await press('Undo');
    expect(Object.keys(collection())).toEqual(['northern-tribes/alborc']);
  });

  it('is refused when it is none, and nothing changes', async () => {
    putCollection({ alborc: 1 });
    await upload('PK\u0003\u0004');
    await waitFor(() => expect(messagesShown()[0]).toMatch(/^The file could not be read \| Nothing was/));
    expect(Object.keys(collection())).toEqual(['northern-tribes/alborc']);
  });

  it('deletes the collection, which Undo brings back', async () => {
    putCollection({ alborc: 1 });
    const { press } = open();
    await press('Delete the collection');
    expect(collection()).toEqual({});
    await press('Undo');
    expect(Object.keys(collection())).toEqual(['northern-tribes/alborc']);
  });
});

it('says when the storage is full, and keeps the number that was there', async () => {
  const { press } = open();
  localStorage.setItem('theme', 'dark');
  const put = vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
    if (key === 'muster_collection') throw new DOMException('full', 'QuotaExceededError');
  });
  await press('One more Alborc');
  put.mockRestore();
  expect(messagesShown()[0]).toMatch(/^Browser storage is full.* \| Nothing was changed\.$/);
  // At none only plus is there.
  expect(owned('Alborc')).toBe('');
});
