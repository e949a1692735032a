import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { listMarksStore } from '#data/lists/list-marks-store.ts';
import { withMark, withUnitNote } from '#domain/roster/many/list-marks.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as PrintListPage } from './print-list-page.tsx';

const print = vi.fn<() => void>();
const close = vi.fn<() => void>();
let fontsArrive: () => void = () => undefined;

function visit(kind: 'full' | 'courtesy', list: RosterDocument | string, language: 'en' | 'es' = 'en') {
  const code = typeof list === 'string' ? list : encodeList(payloadOf(list, catalogue, { createdAt: null }));
  const address = `/print/${kind}/${code}`;
  return renderApp(<PrintListPage />, { address, path: '/print/:kind/:code', language });
}

const sheet = () => screen.getByRole('main').textContent;

beforeEach(() => {
  print.mockReset();
  close.mockReset();
  vi.stubGlobal('print', print);
  vi.stubGlobal('close', close);
  const ready = new Promise<void>((resolve) => {
    fontsArrive = resolve;
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

describe('a full list on paper', () => {
  it('has its kind and name as title, its units and its sums', () => {
    visit('full', documentWith({ 'orc-hunters': 2, darkmaster: 1, alborc: 1 }));
    expect(document.title).toBe('Full List - Winter Raid');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    );
    expect(rows[0]?.textContent).toContain('Alborc');
    expect(cells).toEqual([
      ['3', '1', '50'],
      ['–', '2', '40'],
      ['–', '1', '30'],
    ]);
    for (const text of ['4 units', '3 CP', '120 pts']) expect(sheet()).toContain(text);
    expect(screen.queryByRole('img', { name: 'Violation' })).toBeNull();
  });

  it('says under its heading that it is not legal, marks the units that break a rule and says which', () => {
    visit('full', documentWith({ alborc: 1, wrathmane: 1, 'orc-hunters': 1, vercana: 1 }));
    expect(screen.getByText('⚠ Not legal: 1 problem')).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Violation' })).toHaveLength(2);
    expect(sheet()).toContain('2 High Command units (recommended maximum: 1)');
  });

  it('is marked as a draft without a name', () => {
    visit('full', documentWith({ 'orc-hunters': 1 }, { name: '' }));
    expect(screen.getByText('⚠ Draft: no name yet')).toBeDefined();
  });

  it('names units in the reader’s language', () => {
    visit('full', documentWith({ 'orc-hunters': 1 }), 'es');
    expect(sheet()).toContain('Cazadores Orcos');
    expect(sheet()).toContain('Tribus del Norte');
  });

  it('prints a name as text', () => {
    visit('full', documentWith({ alborc: 1 }, { name: '</h1><script>alert(1)</script>' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('</h1><script>alert(1)</script>');
    expect(screen.getByRole('main').querySelector('script')).toBeNull();
  });
});

describe('notes on paper', () => {
  const visitNoted = (kind: 'full' | 'courtesy', search: string) => {
    const marks = withUnitNote(
      withMark({}, 'note', 'Win the middle.\n<b>Hold</b> it.', 1),
      'alborc',
      'left flank',
      2,
    );
    listMarksStore.getState().take([{ ids: ['raid'], marks }]);
    const code = encodeList(payloadOf(documentWith({ alborc: 1 }), catalogue, { createdAt: null }));
    return renderApp(<PrintListPage />, {
      address: `/print/${kind}/${code}${search}`,
      path: '/print/:kind/:code',
    });
  };
  afterEach(() => listMarksStore.setState({ byId: new Map() }));

  it('stand above the units and under the unit when they are wanted, as text', () => {
    visitNoted('full', '?notes=cloud-id+raid');
    expect(screen.getByText(/^Win the middle/).textContent).toBe('Win the middle.\n<b>Hold</b> it.');
    expect(screen.getByRole('cell', { name: /Alborc/ }).textContent).toContain('left flank');
  });

  it.each([
    ['full', ''],
    ['full', '?notes=other'],
    ['courtesy', '?notes=raid'],
  ] as const)('are left out of %s%s', (kind, search) => {
    visitNoted(kind, search);
    expect(sheet()).not.toMatch(/Win the middle|left flank/);
  });
});

describe('a courtesy list on paper', () => {
  it('shows, counts and sums nothing that may start hidden, even when its address holds it', () => {
    visit('courtesy', documentWith({ alborc: 1, darkmaster: 1, tattooist: 1, vercana: 1 }));
    expect(document.title).toBe('Courtesy List - Winter Raid');
    for (const name of ['Darkmaster', 'Tattooist', 'Vercana']) expect(sheet()).not.toContain(name);
    for (const text of ['1 unit', '3 CP', '50 pts']) expect(sheet()).toContain(text);
    expect(sheet()).not.toContain('1 units');
  });

  it('has the code of its visible units alone, to scan and to type', () => {
    const codeOf = (...[kind, list]: Parameters<typeof visit>) => {
      visit(kind, list);
      const code = screen.getByRole('img', { name: 'QR code of the list code' }).parentElement?.textContent;
      cleanup();
      return code;
    };
    const list = documentWith({ alborc: 1, darkmaster: 1 });
    const visible = codeOf('full', documentWith({ alborc: 1 }));
    expect(visible).toMatch(/^[0-9A-Z]{4}-/);
    expect(codeOf('courtesy', list)).toBe(visible);
    expect(codeOf('full', list)).not.toBe(visible);
  });

  it('says nothing of a rule that points to a hidden unit', () => {
    visit('courtesy', documentWith({ 'iriavik-restless-pup': 1, coal: 1, darkmaster: 2 }));
    expect(sheet()).not.toMatch(/Iriavík Restless|is a Companion|the card allows/);
    expect(sheet()).not.toContain('Not legal');
    expect(screen.queryByRole('img', { name: 'Violation' })).toBeNull();
  });

  it('still marks two visible High Commands', () => {
    visit('courtesy', documentWith({ alborc: 1, wrathmane: 1, darkmaster: 1 }));
    expect(screen.getAllByRole('img', { name: 'Violation' })).toHaveLength(2);
    expect(sheet()).toContain('2 High Command units (recommended maximum: 1)');
    expect(sheet()).toContain('Not legal: 1 problem');
  });
});

describe('printing', () => {
  it('begins once, when the fonts are there, and closes the window when it is done', async () => {
    const { user } = visit('full', documentWith({ alborc: 1 }));
    await user.click(screen.getByText('Letter'));
    expect(print).not.toHaveBeenCalled();
    act(() => fontsArrive());
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    await user.click(screen.getByText('A4'));
    expect([print.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(close).toHaveBeenCalledOnce();
  });

  it('can be asked for again, on the paper that is chosen', async () => {
    const { user } = visit('full', documentWith({ alborc: 1 }));
    await user.click(screen.getByText('Letter'));
    expect(screen.getByRole('main').dataset['paper']).toBe('letter');
    await user.click(screen.getByText('A4'));
    expect(screen.getByRole('main').dataset['paper']).toBe('a4');
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });

  it('does not begin for an address without a list, which says so', async () => {
    visit('full', 'broken');
    expect(screen.getByRole('heading', { name: 'There is no list to print here' })).toBeDefined();
    expect(document.title).toBe('There is no list to print here – Muster');
    await act(async () => {
      fontsArrive();
      await Promise.resolve();
    });
    expect(print).not.toHaveBeenCalled();
  });
});
