import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { withUnitNote } from '#domain/roster/many/list-marks.ts';
import { decodeList } from '#domain/sharing/decode.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { draft, putDraft } from '#tests/builders/draft.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { downloadText } from '#platform/files/download.ts';
import { ShareDialog } from './share-dialog.tsx';

vi.mock('#platform/files/download.ts', () => ({ downloadText: vi.fn<typeof downloadText>() }));

const openWindow = vi.fn<(url: string) => Window | null>();
const WARNING = 'Warning: This list contains units not tournament legal.';

async function open(quantities: Readonly<Record<string, number>>, listName = 'Winter Raid') {
  putDraft(documentWith(quantities, { name: listName }));
  const app = renderApp(<ShareDialog />, { address: '/builder?dialog=share' });
  await screen.findByRole('dialog', { name: 'Share Army List' });
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }));
  return { ...app, press };
}

/** The units of the list in the address of the window that was opened last. */
function unitsSent(): readonly string[] {
  const code = (openWindow.mock.lastCall?.[0] ?? '').split('/').at(-1) ?? '';
  const decoded = decodeList(code);
  return decoded.ok ? decoded.payload.units.map(({ name }) => name) : [];
}

beforeEach(() => {
  openWindow.mockReset().mockReturnValue({} as Window);
  vi.stubGlobal('open', openWindow);
});

afterEach(() => {
  vi.unstubAllGlobals();
  listMarksStore.setState({ byId: new Map() });
});

describe('the share dialog', () => {
  it('asks for units first, and offers nothing else', async () => {
    await open({});
    expect(screen.getByRole('heading', { name: 'Empty List' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Print Full List' })).toBeNull();
  });

  it('copies the list as text, as it is shown', async () => {
    const { press } = await open({ wrathmane: 1, 'orc-hunters': 2 });
    await press('Copy to Clipboard');
    await waitFor(() => expect(messagesShown()).toEqual(['Army list has been copied to your clipboard']));
    const copied = await navigator.clipboard.readText();
    expect(copied).toBe(
      [
        'Winter Raid',
        'Faction: Northern Tribes',
        '',
        'Wrathmane [High Command] (2 CP) x1 (30 pts)',
        'Orc Hunters x2 (40 pts)',
        '',
        'Total Command Points: 2',
        'Total Points: 70',
      ].join('\n'),
    );
    expect(screen.getByLabelText('The list as text').textContent).toBe(copied);
  });

  it('copies the list for a forum, with a mark where it breaks a rule', async () => {
    const { user, press } = await open({ wrathmane: 1, alborc: 1 });
    await user.click(screen.getByRole('combobox', { name: 'Format' }));
    await user.click(screen.getByRole('option', { name: 'Markdown, for forums and chats' }));
    await press('Copy to Clipboard');
    await waitFor(() => expect(messagesShown()).toHaveLength(1));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('**Winter Raid**  \nFaction: Northern Tribes  \n**⚠ Not legal: 1 problem**');
    expect(screen.getByLabelText('The list as text').textContent).toBe(copied);
  });

  it.each([
    ['Plain text', 'Winter Raid.txt', 'text/plain', /^Winter Raid\nFaction:/],
    ['Markdown, for forums and chats', 'Winter Raid.md', 'text/markdown', /^\*\*Winter Raid/],
    ['BBCode, for forums', 'Winter Raid.txt', 'text/plain', /^\[b\]Winter Raid/],
    ['One line', 'Winter Raid.txt', 'text/plain', /^Winter Raid \(Northern Tribes/],
    ['Table (CSV)', 'Winter Raid.csv', 'text/csv', /^\uFEFFid,name/],
    ['JSON', 'Winter Raid.json', 'application/json', /^\[/],
  ])('saves the shown format as a file: %s', async (format, name, mime, content) => {
    const { user, press } = await open({ hersir: 1 });
    await user.click(screen.getByRole('combobox', { name: 'Format' }));
    await user.click(screen.getByRole('option', { name: format }));
    await press('Download');
    expect(vi.mocked(downloadText).mock.lastCall).toEqual([name, expect.stringMatching(content), mime]);
  });

  it('warns of units that are not tournament legal, and of none else', async () => {
    await open({ hersir: 1 });
    expect(screen.queryByText(WARNING)).toBeNull();
    screen.getByRole('button', { name: 'Close' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open({ ormuk: 1 });
    expect(await screen.findByText(WARNING)).toBeDefined();
  });

  it('says that a list breaks a rule', async () => {
    await open({ wrathmane: 1, alborc: 1 });
    expect(screen.getByText('Not legal: 1 problem')).toBeDefined();
    expect(await screen.findByText('2 High Command units (recommended maximum: 1)')).toBeDefined();
  });

  it('proposes a name for a list without one, which the link carries until another is typed', async () => {
    const { user } = await open({ 'orc-hunters': 2 }, '');
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this list' }).value;
    const nameInLink = () => {
      const decoded = decodeList(address().split('/shared-list/')[1] ?? '');
      return decoded.ok ? decoded.payload.name : null;
    };
    expect(nameInLink()).toBe('Northern Tribes 40');
    await user.type(screen.getByRole('textbox', { name: 'List name' }), 'Raid');
    expect(nameInLink()).toBe('Raid');
    expect(draft().name).toBe('Raid');
  });

  it('prints the full list with every unit, and a courtesy list without those that may hide', async () => {
    const { press } = await open({ hersir: 1, tattooist: 1 });
    await press('Print Full List');
    expect(openWindow.mock.lastCall?.[0]).toMatch(/^\/print\/full\//);
    expect(unitsSent()).toEqual(['Hersir', 'Tattooist']);
    await press('Print Courtesy List');
    expect(openWindow.mock.lastCall?.[0]).toMatch(/^\/print\/courtesy\//);
    expect(unitsSent()).toEqual(['Hersir']);
    await press('Print all cards');
    expect(openWindow.mock.lastCall?.[0]).toMatch(/^\/print-cards\//);
  });

  it('prints the notes on a saved list with the full list, unless they are not wanted', async () => {
    const { user, press } = await open({ hersir: 1 });
    const withNotes = () => openWindow.mock.lastCall?.[0].endsWith('?notes=raid');
    expect(screen.queryByRole('checkbox')).toBeNull();
    act(() => {
      putDraft({ ...draft(), savedId: 'raid' });
      const marks = withUnitNote({}, 'hersir', 'left flank', 1);
      listMarksStore.getState().take([{ ids: ['raid'], marks }]);
    });
    await press('Print Full List');
    expect(withNotes()).toBe(true);
    await press('Print Courtesy List');
    expect(withNotes()).toBe(false);
    await user.click(screen.getByRole('checkbox', { name: 'Print my notes on the full list' }));
    await press('Print Full List');
    expect(withNotes()).toBe(false);
  });

  it('says what to do when the browser opens no window', async () => {
    openWindow.mockReturnValue(null);
    const { press } = await open({ hersir: 1 });
    await press('Print Full List');
    expect(messagesShown()).toEqual(['Failed to open print window. Check your popup blocker.']);
  });
});
