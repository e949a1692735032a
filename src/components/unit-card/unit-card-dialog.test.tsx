import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import { messagesShown, renderApp } from '#tests/builders/render-app.tsx';
import { UnitCardDialog } from './unit-card-dialog.tsx';

vi.mock('#data/unit-profiles.ts', () => ({ loadUnitProfile: vi.fn<typeof loadUnitProfile>() }));
const load = vi.mocked(loadUnitProfile);
const KNOWN = { profile: null, skills: [] };

function open(key: string, neighbours?: readonly string[]) {
  const dialog = neighbours === undefined ? <UnitCardDialog /> : <UnitCardDialog neighbours={neighbours} />;
  return renderApp(dialog, { address: `/builder?dialog=card&item=${encodeURIComponent(key)}` });
}

/** Opens a card and turns from its picture to its text. */
async function openText(key: string, neighbours?: readonly string[]) {
  const app = open(key, neighbours);
  await app.user.click(await screen.findByRole('radio', { name: 'Text' }));
  return app;
}

const printButton = () => screen.getByRole('button', { name: 'Print' });

beforeEach(() => {
  queryClient().clear();
  load.mockReset();
  load.mockResolvedValue(KNOWN);
});

describe('UnitCardDialog', () => {
  it('waits with a spinner and does not print yet', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    await openText('northern-tribes/alborc');
    expect(screen.getByRole('dialog', { name: 'Card of Alborc' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(printButton()).toHaveProperty('disabled', true);
  });

  it('shows the card of the unit in the address', async () => {
    await openText('northern-tribes/alborc');
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    expect(load).toHaveBeenCalledExactlyOnceWith('northern-tribes', 'alborc');
    expect(printButton()).toHaveProperty('disabled', false);
    expect(screen.getByRole('link', { name: 'Suggest a correction' }).getAttribute('href')).toBe(
      '/catalogue/suggest?unit=northern-tribes/alborc',
    );
  });

  it('tries twice more by itself', async () => {
    load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await openText('northern-tribes/alborc');
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('gives up after three failures, prints nothing, and starts over when asked', async () => {
    load.mockRejectedValue(new Error('offline'));
    const { user } = await openText('northern-tribes/alborc');
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
    const { user, router } = await openText('northern-tribes/coal', [
      'northern-tribes/alborc',
      'northern-tribes/coal',
    ]);
    await screen.findByRole('article', { name: 'Coal' });
    expect(screen.getByRole('button', { name: 'Next card' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Previous card' }));
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    expect(new URLSearchParams(router.state.location.search).get('item')).toBe('northern-tribes/alborc');
    expect(screen.getByRole('button', { name: 'Previous card' })).toHaveProperty('disabled', true);
  });

  it('has no paging without neighbours', async () => {
    await openText('northern-tribes/coal');
    await screen.findByRole('article', { name: 'Coal' });
    expect(screen.queryByRole('button', { name: 'Next card' })).toBeNull();
  });

  it('prints in a window of its own, and says when the browser forbids one', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openText('northern-tribes/alborc');
    await screen.findByRole('article', { name: 'Alborc' });
    await user.click(printButton());
    expect(openWindow.mock.calls[0]?.[0]).toBe('/print-card/northern-tribes/alborc');
    await waitFor(() =>
      expect(messagesShown()).toEqual(['Failed to open print window. Check your popup blocker.']),
    );
    openWindow.mockRestore();
  });

  it('pages with the arrow keys, except where they choose picture or text', async () => {
    const { user } = open('northern-tribes/coal', ['northern-tribes/alborc', 'northern-tribes/coal']);
    await screen.findByRole('dialog', { name: 'Card of Coal' });
    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('dialog', { name: 'Card of Alborc' })).toBeDefined();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(await screen.findByRole('dialog', { name: 'Card of Coal' })).toBeDefined();
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('dialog', { name: 'Card of Coal' })).toBeDefined();
  });

  it('shows the drawn card first, prints it once it is there, and has the text beside it', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open('northern-tribes/alborc');
    const picture = await screen.findByRole('img', { name: 'Card of Alborc' });
    expect(printButton()).toHaveProperty('disabled', true);
    fireEvent.load(picture);
    await user.click(printButton());
    expect(openWindow.mock.calls[0]?.[0]).toBe('/print-card/northern-tribes/alborc/picture');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    openWindow.mockRestore();
  });

  it('shows and prints the text where the drawn card cannot be loaded', async () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = open('northern-tribes/alborc');
    for (let failures = 0; failures < 3; failures += 1) {
      fireEvent.error(await screen.findByRole('img', { name: 'Card of Alborc' }));
    }
    expect(screen.getByRole('alert').textContent).toContain('Image not available');
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    await user.click(printButton());
    expect(openWindow.mock.calls[0]?.[0]).toBe('/print-card/northern-tribes/alborc');
    openWindow.mockRestore();
  });

  it('closes by its address', async () => {
    const { user, router } = open('northern-tribes/alborc');
    await screen.findByRole('dialog', { name: 'Card of Alborc' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
