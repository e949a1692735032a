import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { codeOfList } from '#data/list-codes.ts';
import { type FoundList, scannedLists } from '#data/scanned-lists.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentWith } from '#tests/builders/catalogue.ts';
import { type FakeScanner, fakeScanner } from '#tests/builders/fake-scanner.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { freshLists } from '#tests/builders/saved-lists.ts';
import { ScannedLists } from './scanned-lists.tsx';

vi.mock(
  '#data/lists/saved-lists-store.ts',
  async () => (await import('#tests/builders/saved-lists.ts')).savedListsModule,
);

const RAID = documentWith({ 'orc-hunters': 2 }, { name: 'Winter Raid' });
const HUNT = documentWith({ 'orc-hunters': 1 }, { name: 'Hunt' });
const made = codeOfList(HUNT);
const CODE = made.ok ? made.code : '';

const linkTo = (document: RosterDocument) =>
  `https://muster.example/shared-list/${encodeList(payloadOf(document, catalogue, { createdAt: null }))}`;

const onTake = vi.fn<(list: FoundList) => void>();
const onClose = vi.fn<() => void>();
let scanner: FakeScanner;

function open() {
  return renderApp(<ScannedLists takeLabel="Open" onTake={onTake} isBusy={false} onClose={onClose} />);
}

const rows = () => screen.queryAllByRole('listitem').filter((row) => row.closest('section[aria-labelledby]'));
const said = () => screen.getAllByRole('status')[0]?.textContent;

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  onTake.mockReset();
  onClose.mockReset();
  freshLists();
  scanner = fakeScanner();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'hidden');
  scanner.remove();
  act(() => void scannedLists.getState().clear());
});

describe('with the camera', () => {
  it('reads several lists in a row, each once, with a buzz and words for each', async () => {
    const buzz = vi.fn<() => boolean>();
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: buzz });
    open();
    scanner.show(linkTo(RAID));
    await waitFor(() => expect(said()).toBe('Added: Winter Raid'));
    scanner.show(CODE);
    await waitFor(() => expect(said()).toBe('Added: Northern Tribes 20'));
    scanner.show(linkTo(RAID));
    await waitFor(() => expect(said()).toBe('Already there: Winter Raid'));
    expect(screen.getByRole('heading', { name: '2 scanned lists' })).toBeDefined();
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('20 pts'),
      expect.stringContaining('Winter Raid'),
    ]);
    expect(buzz).toHaveBeenCalledTimes(3);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('says of any other code that it holds no list', async () => {
    open();
    scanner.show('<b>javascript:alert(1)</b>');
    await waitFor(() => expect(said()).toBe('This QR code does not contain a list.'));
    expect(rows()).toEqual([]);
  });

  it('hands over the list whose button was pressed', async () => {
    const { user } = open();
    scanner.show(linkTo(RAID));
    await user.click(await screen.findByRole('button', { name: 'Open: Winter Raid' }));
    expect(onTake.mock.lastCall?.[0].document).toMatchObject({ name: 'Winter Raid', entries: RAID.entries });
  });

  it('is off once the dialog closes, and while the page is hidden', async () => {
    open();
    await waitFor(() => expect(scanner.isCameraOn()).toBe(true));
    hide(true);
    expect(scanner.isCameraOn()).toBe(false);
    hide(false);
    await waitFor(() => expect(scanner.isCameraOn()).toBe(true));
    cleanup();
    expect(scanner.isCameraOn()).toBe(false);
  });

  it.each([
    ['NotAllowedError', 'The camera is not allowed', true],
    ['NotReadableError', 'Another app uses the camera', true],
    ['NotFoundError', 'No camera was found', false],
  ])('after %s says “%s”', async (name, title, canRetry) => {
    scanner.refuse(name);
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    const retry = screen.queryByRole('button', { name: 'Try again' });
    expect(retry !== null).toBe(canRetry);
    if (retry === null) return;
    scanner.allow();
    await user.click(retry);
    scanner.show(linkTo(RAID));
    await waitFor(() => expect(said()).toBe('Added: Winter Raid'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a page without https gets no camera', async () => {
    vi.stubGlobal('isSecureContext', false);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('The camera needs an https address');
  });
});

describe('from a picture', () => {
  const picture = new File(['pixels'], 'code.png', { type: 'image/png' });
  const choose = async () => {
    scanner.refuse('NotFoundError');
    const { user } = open();
    await screen.findByText('No camera was found');
    return user.upload(screen.getByLabelText('Picture of a QR code'), picture);
  };

  it('reads the list without a camera', async () => {
    scanner.show(linkTo(RAID));
    await choose();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(said()).toBe('Added: Winter Raid');
  });

  it('says when it shows no code', async () => {
    await choose();
    expect(await screen.findByText('This picture shows no QR code. Try one from closer by.')).toBeDefined();
  });

  it('says when the file is no picture', async () => {
    scanner.breakPictures();
    await choose();
    expect(await screen.findByText('This file is not a picture that the browser can read.')).toBeDefined();
  });
});

describe('saving scanned lists', () => {
  it('adds all of them beside the saved ones and overwrites none', async () => {
    const other = documentWith({ tattooist: 1 }, { name: 'Winter Raid' });
    const { store } = freshLists([other]);
    const { user } = open();
    scanner.show(linkTo(RAID));
    await waitFor(() => expect(said()).toBe('Added: Winter Raid'));
    scanner.show(CODE);
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    await waitFor(() => expect(messagesShown()).toEqual(['2 lists saved locally']));
    const saved = store.getState().lists.map(({ name, units }) => `${name}: ${units[0]?.id ?? ''}`);
    expect(saved.toSorted()).toEqual([
      'Northern Tribes 20: orc-hunters',
      'Winter Raid (2): orc-hunters',
      'Winter Raid: tattooist',
    ]);
    for (const row of rows()) {
      const button = within(row).getByRole('button', { name: /^Saved: / });
      expect(button).toHaveProperty('disabled', true);
    }
  });

  it('says how many a full storage took, and keeps the rest on screen', async () => {
    const { browser, store } = freshLists([documentWith({ tattooist: 1 }, { name: 'Scouts' })]);
    const { user } = open();
    scanner.show(linkTo(RAID));
    await screen.findByRole('button', { name: 'Save: Winter Raid' });
    browser.capacity = 0;
    await user.click(screen.getByRole('button', { name: 'Save: Winter Raid' }));
    await waitFor(() => expect(messagesShown()[0]).toContain('Browser storage is full.'));
    expect(store.getState().lists).toHaveLength(1);
    expect(rows()).toHaveLength(1);
  });

  it('can be cleared, and Undo brings them back', async () => {
    const { user } = open();
    scanner.show(linkTo(RAID));
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(rows()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(rows()).toHaveLength(1);
  });
});
