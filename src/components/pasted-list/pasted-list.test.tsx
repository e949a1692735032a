import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { savedListsStore } from '#data/lists/saved-lists-store.ts';
import { codeOfList } from '#data/list-codes.ts';
import type { FoundList } from '#data/scanned-lists.ts';
import { inGroups } from '#domain/sharing/code/letters.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { toSavedList } from '#domain/roster/saved-list.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { PastedList } from './pasted-list.tsx';

const RAID = documentWith({ 'orc-hunters': 2 });
const coded = codeOfList(RAID);
const CODE = coded.ok ? inGroups(coded.code) : '';

const onRead = vi.fn<(found: FoundList) => void>();

async function take(text: string) {
  const { user } = renderApp(<PastedList onRead={onRead} takeLabel="Take" />);
  await user.click(screen.getByRole('textbox', { name: 'Link, code or text of the list' }));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Take this list' }));
}

beforeEach(() => {
  onRead.mockReset();
});

describe('a code in the field', () => {
  it.each([
    ['typed without hyphens', CODE.toLowerCase().replaceAll('-', ' ')],
    ['pasted with the message around it', `[26/11/26, 06:40] Ana: ${CODE}`],
  ])('opens the list, %s', async (_, text) => {
    await take(text);
    expect(onRead.mock.lastCall?.[0]).toMatchObject({ document: { entries: RAID.entries }, unknown: [] });
  });

  it.each([
    [CODE.replace(/.$/, '0'), 'No code has “0”. Codes are made of 2–8 and F, K, L, M, R, W.'],
    [CODE.slice(0, -1), 'A letter of this code is missing, or there is one too many. Each group has four.'],
    [
      CODE.replace(/^./, '8'),
      'A letter of this code is wrong, or two are swapped. Compare it group by group.',
    ],
  ])('says what is wrong with %s, and keeps it', async (typed, reason) => {
    await take(typed);
    expect(screen.getByRole('alert').textContent).toBe(reason);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(typed);
    expect(onRead).not.toHaveBeenCalled();
  });
});

function savedText(document = RAID) {
  const made = toSavedList(document, catalogue, { id: 'x', createdAt: '', updatedAt: '' });
  return JSON.stringify(made.ok ? made.list : null);
}

async function choose(text: string, name = 'lists.json') {
  const app = renderApp(<PastedList onRead={onRead} takeLabel="Take" />);
  await app.user.upload(screen.getByLabelText('File with lists'), new File([text], name));
  return app;
}

describe('a chosen file', () => {
  it('shows its list and what matched, to take', async () => {
    const { user } = await choose(savedText());
    expect(await screen.findByRole('heading', { name: '1 list found' })).toBe(document.activeElement);
    expect(screen.getByText('1 entry matched')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Take: Winter Raid' }));
    expect(onRead.mock.lastCall?.[0]).toMatchObject({
      document: { name: 'Winter Raid', entries: RAID.entries },
    });
  });

  it('saves all of its lists beside those that are there, under free names', async () => {
    savedListsStore.getState().saveList(documentWith({ alborc: 1 }), 'keep-both');
    const other = savedText(documentWith({ coal: 1 }, { name: 'Other' }));
    const { user } = await choose(`{"armyLists":[${savedText()},${other},{"broken":true}]}`);
    expect(await screen.findByText('1 entry of the file is not a list and was left out.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(messagesShown()[0]).toContain('2 lists saved locally'));
    const names = savedListsStore.getState().lists.map(({ name }) => name);
    expect(names.toSorted()).toEqual(['Other', 'Winter Raid', 'Winter Raid (2)']);
  });

  it('names the lines that did not match, and takes the unit that one means', async () => {
    const text = 'Faction: Northern Tribes\n2x Orc Huntrs\nAlborc\n3x Nobody at all';
    const { user } = await choose(text, 'army.txt');
    const lines = await screen.findByRole('list', { name: 'Lines that did not match' });
    expect(lines.textContent).toContain('3 × Nobody at allleft out');
    await user.click(screen.getByRole('button', { name: 'Did you mean Orc Hunters?' }));
    expect(screen.getByText('2 entries matched')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Take:/ }));
    expect(onRead.mock.lastCall?.[0].document.entries).toEqual([
      { unitId: 'alborc', quantity: 1 },
      { unitId: 'orc-hunters', quantity: 2 },
    ]);
  });

  it('may be dropped, and may hold a code', async () => {
    renderApp(<PastedList onRead={onRead} takeLabel="Take" />);
    const field = screen.getByRole('textbox', { name: 'Link, code or text of the list' });
    fireEvent.drop(field, { dataTransfer: { files: [new File([CODE], 'code.txt')] } });
    expect(await screen.findByRole('button', { name: 'Take: Northern Tribes 40' })).toBeDefined();
  });

  it.each([
    ['Dear diary', 'No list was found in this file. It takes JSON, CSV and the text of a list.'],
    ['', 'This file is empty.'],
    [`[${'{},'.repeat(1000)}{}]`, 'This file has more than 1,000 lists. Split it first.'],
  ])('without lists says so and leads back: %#', async (text, words) => {
    const { user } = await choose(text);
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    await user.click(screen.getByRole('button', { name: 'Another list' }));
    expect(screen.getByRole('textbox', { name: 'Link, code or text of the list' })).toBeDefined();
  });
});

describe('a pasted text', () => {
  it('with a counted line that matches nothing is reported before it is taken', async () => {
    await take('Faction: Northern Tribes\nAlborc\n2x Orc Huntrs');
    expect(onRead).not.toHaveBeenCalled();
    expect(await screen.findByRole('button', { name: 'Did you mean Orc Hunters?' })).toBeDefined();
  });
});
