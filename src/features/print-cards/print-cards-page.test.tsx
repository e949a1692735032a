import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { RosterDocument } from '#domain/roster/types.ts';
import { encodeList } from '#domain/sharing/encode.ts';
import { payloadOf } from '#domain/sharing/payload.ts';
import { documentWith, foreignEntry } from '#tests/builders/catalogue.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { sheetsOf } from './card-sheets.tsx';
import { Component as PrintCardsPage } from './print-cards-page.tsx';

const LIST = documentWith({ hersir: 1, 'orc-hunters': 2 });

function visit(list: RosterDocument | string) {
  const code = typeof list === 'string' ? list : encodeList(payloadOf(list, catalogue, { createdAt: null }));
  return renderApp(<PrintCardsPage />, { address: `/print-cards/${code}`, path: '/print-cards/:code' });
}

const pictures = () => screen.getAllByRole('img', { name: /^Card of/ });
const addresses = () => pictures().map((picture) => picture.getAttribute('src'));
const canPrint = () => !screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled;

describe('the cards of a list on paper', () => {
  it('wait for every picture before they can be printed', () => {
    visit(LIST);
    expect(screen.getByText('2 cards are being drawn…')).toBeDefined();
    expect(canPrint()).toBe(false);
    for (const picture of pictures()) fireEvent.load(picture);
    expect(screen.getByText(/^Print at 100 %/)).toBeDefined();
    expect(canPrint()).toBe(true);
  });

  it('are one of each unit, or as many as the list has', async () => {
    const { user } = visit(LIST);
    expect(addresses()).toEqual(['/art/card/hersir_card_en.jpg', '/art/card/orc_hunters_card_en.jpg']);
    await user.click(screen.getByText('As in the list'));
    expect(pictures()).toHaveLength(3);
  });

  it('are in the language that is chosen', async () => {
    const { user } = visit(LIST);
    await user.click(screen.getByText('Español'));
    expect(addresses()).toEqual(['/art/card/hersir_card_sp.jpg', '/art/card/orc_hunters_card_sp.jpg']);
  });

  it('have a name where a picture is missing, and do not hold up the others', () => {
    visit(documentWith({ hersir: 1 }));
    for (let failures = 0; failures < 3; failures += 1) fireEvent.error(pictures()[0] as HTMLElement);
    expect(screen.getByText('Image not available').parentElement?.textContent).toContain('Hersir');
    expect(canPrint()).toBe(true);
  });

  it('say how many units have none here', () => {
    visit({ ...LIST, entries: [...LIST.entries, foreignEntry()] });
    expect(screen.getByText(/1 unit has no card here\./)).toBeDefined();
  });

  it('fill sheets of the paper that is chosen', async () => {
    const { user } = visit(LIST);
    await user.click(screen.getByText('A4'));
    expect(screen.getByRole('main').parentElement?.getAttribute('data-paper')).toBe('a4');
  });
});

describe('an address without a list', () => {
  it('is said to be incomplete', () => {
    visit('nonsense');
    expect(screen.getByRole('heading', { level: 1, name: 'There is no list to print here' })).toBeDefined();
  });
});

const listed = documentWith({ hersir: 1, 'orc-hunters': 3, lotta: 1 });
const sheetList = { ...listed, entries: listed.entries.toSpliced(2, 0, foreignEntry()) };
const ids = (copies: 'one' | 'as-in-list') =>
  sheetsOf(sheetList, catalogue, copies).sheets.map((sheet) => sheet.map(({ unit }) => unit.id));

describe('sheets of cards', () => {
  it('hold one of each, four to a sheet', () => {
    expect(ids('one')).toEqual([['hersir', 'orc-hunters', 'lotta']]);
  });

  it('hold as many as the list, in its order', () => {
    expect(ids('as-in-list')).toEqual([['hersir', 'orc-hunters', 'orc-hunters', 'orc-hunters'], ['lotta']]);
  });

  it('count what has no card', () => {
    expect(sheetsOf(sheetList, catalogue, 'one').unknown).toBe(1);
  });
});
