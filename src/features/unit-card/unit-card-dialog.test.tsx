import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { UnitCardDialog } from './unit-card-dialog.tsx';

vi.mock('#data/unit-profiles.ts', () => ({ loadUnitProfile: vi.fn<typeof loadUnitProfile>() }));
const load = vi.mocked(loadUnitProfile);
const KNOWN = { profile: null, skills: [] };

function open(key: string, neighbours?: readonly string[]) {
  const dialog = neighbours === undefined ? <UnitCardDialog /> : <UnitCardDialog neighbours={neighbours} />;
  const router = createMemoryRouter([{ path: '*', element: dialog }], {
    initialEntries: [`/builder?dialog=card&item=${encodeURIComponent(key)}`],
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
      <Toaster label="Messages" closeLabel="Close message" />
    </I18nProvider>,
  );
  return router;
}

const printButton = () => screen.getByRole('button', { name: 'Print' });

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  load.mockReset();
  load.mockResolvedValue(KNOWN);
});

describe('UnitCardDialog', () => {
  it('waits with a spinner and does not print yet', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    open('northern-tribes/alborc');
    expect(await screen.findByRole('dialog', { name: 'Card of Alborc' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(printButton()).toHaveProperty('disabled', true);
  });

  it('shows the card of the unit in the address', async () => {
    open('northern-tribes/alborc');
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    expect(load).toHaveBeenCalledExactlyOnceWith('northern-tribes', 'alborc');
    expect(printButton()).toHaveProperty('disabled', false);
  });

  it('tries twice more by itself', async () => {
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    open('northern-tribes/alborc');
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('gives up after three failures, prints nothing, and starts over when asked', async () => {
    const user = userEvent.setup();
    load.mockRejectedValue(new Error('offline'));
    open('northern-tribes/alborc');
    expect((await screen.findByRole('alert')).textContent).toContain('Image not available');
    expect(screen.getByText('Please try again later')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
    expect(printButton()).toHaveProperty('disabled', true);
    load.mockResolvedValue(KNOWN);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
  });

  it('says kindly that it does not know a unit', async () => {
    open('northern-tribes/nobody');
    expect(await screen.findByText('This unit is not known here')).toBeDefined();
    expect(load).not.toHaveBeenCalled();
  });

  it('pages through the neighbours and stops at the ends', async () => {
    const user = userEvent.setup();
    const router = open('northern-tribes/coal', ['northern-tribes/alborc', 'northern-tribes/coal']);
    await screen.findByRole('article', { name: 'Coal' });
    expect(screen.getByRole('button', { name: 'Next card' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Previous card' }));
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    expect(new URLSearchParams(router.state.location.search).get('item')).toBe('northern-tribes/alborc');
    expect(screen.getByRole('button', { name: 'Previous card' })).toHaveProperty('disabled', true);
  });

  it('has no paging without neighbours', async () => {
    open('northern-tribes/coal');
    await screen.findByRole('article', { name: 'Coal' });
    expect(screen.queryByRole('button', { name: 'Next card' })).toBeNull();
  });

  it('prints in a window of its own, and says when the browser forbids one', async () => {
    const user = userEvent.setup();
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    open('northern-tribes/alborc');
    await screen.findByRole('article', { name: 'Alborc' });
    await user.click(printButton());
    expect(openWindow.mock.calls[0]?.[0]).toBe('/print-card/northern-tribes/alborc');
    expect(await screen.findByText('Failed to open print window. Check your popup blocker.')).toBeDefined();
    openWindow.mockRestore();
  });

  it('pages with the arrow keys', async () => {
    const user = userEvent.setup();
    open('northern-tribes/coal', ['northern-tribes/alborc', 'northern-tribes/coal']);
    await screen.findByRole('article', { name: 'Coal' });
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await screen.findByRole('article', { name: 'Coal' })).toBeDefined();
  });

  it('shows the drawn card first where there is one, prints it once it is there, and has the text beside it', async () => {
    const user = userEvent.setup();
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const dialog = (
      <UnitCardDialog
        picture={(unit, _language, onStatus) => (
          <button type="button" onClick={() => onStatus('loaded')}>
            Picture of {unit.name}
          </button>
        )}
      />
    );
    const router = createMemoryRouter([{ path: '*', element: dialog }], {
      initialEntries: ['/builder?dialog=card&item=northern-tribes%2Falborc'],
    });
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>,
    );
    const picture = await screen.findByRole('button', { name: 'Picture of Alborc' });
    expect(printButton()).toHaveProperty('disabled', true);
    await user.click(picture);
    await user.click(printButton());
    expect(openWindow.mock.calls[0]?.[0]).toBe('/print-card/northern-tribes/alborc/picture');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    openWindow.mockRestore();
  });

  it('closes by its address', async () => {
    const user = userEvent.setup();
    const router = open('northern-tribes/alborc');
    await screen.findByRole('article', { name: 'Alborc' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
