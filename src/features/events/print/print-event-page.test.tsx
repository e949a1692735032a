import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { sessionStore } from '#data/session/session-store.ts';
import { GUEST } from '#domain/access/viewer.ts';
import { GOOD_CODE, PAST } from '#tests/builders/event-lists-page.tsx';
import { EVENT_ID } from '#tests/builders/event-rows.ts';
import { BEA, CAT, listEventRow, listRow, openedWith } from '#tests/builders/event-views.ts';
import { ANNA_HERE, fakeBackend } from '#tests/builders/fake-backend.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { Component as PrintEventPage } from './print-event-page.tsx';

const printed = vi.hoisted(() => vi.fn<(isReady: boolean) => void>());
vi.mock('#platform/printing/use-print-once.ts', () => ({ usePrintOnce: printed }));

beforeEach(() => {
  queryClient().clear();
  sessionStore.setState({ viewer: ANNA_HERE });
  printed.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.setState({ viewer: GUEST });
});

/** Opens a sheet of an event whose lists are these. */
function open(sheet: string, event: Readonly<Record<string, unknown>>, lists: readonly unknown[] = []) {
  fakeBackend(({ path }) => {
    if (path.includes('event_view')) return { status: 200, body: listEventRow(event) };
    if (path.includes('event_lists')) return { status: 200, body: lists };
    return path.includes('event_log') ? { status: 200, body: [] } : null;
  });
  const address = `/print-event/${EVENT_ID}/${sheet}`;
  renderApp(<PrintEventPage />, { address, path: '/print-event/:id/:sheet' });
}

describe('the lists of an event on paper', () => {
  const shown = { state: 'finished', list_deadline: PAST, players: [BEA, CAT] };

  it('are those that may be read, each with its player, units, points and seal', async () => {
    const bea = listRow(2, 1, GOOD_CODE, openedWith(GOOD_CODE));
    open('lists', shown, [bea, listRow(3, 1, GOOD_CODE)]);
    expect(await screen.findByText('Bea')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
    expect(screen.getByText(/^\d+ pts$/)).toBeDefined();
    expect(screen.getByText(`Version 1, seal ${bea.seal.slice(0, 16)}`, { exact: false })).toBeDefined();
  });

  it('say so when there is none to read', async () => {
    open('lists', { ...shown, state: 'running' }, [listRow(2, 1, GOOD_CODE)]);
    expect(await screen.findByText('There is no list here that you may read yet.')).toBeDefined();
    expect(printed).not.toHaveBeenCalledWith(true);
  });
});

describe('the code of the door on paper', () => {
  it('is printed large for those who run the event', async () => {
    open('door', { runs: true, door: '0123456789AB' });
    expect(await screen.findByRole('img', { name: 'QR code to check in' })).toBeDefined();
    expect(screen.getByText('Scan this code with your phone, and tap “I am here”.')).toBeDefined();
  });

  it('is told to nobody else', async () => {
    open('door', {});
    expect(await screen.findByText(/^Those who run the event print this code/)).toBeDefined();
    expect(screen.queryByRole('img')).toBeNull();
    expect(printed).not.toHaveBeenCalledWith(true);
  });
});
