import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '#data/query/query-client.ts';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import { renderApp } from '#tests/builders/render-app.tsx';
import { PrintCardImagePage, PrintCardPage } from './print-card-page.tsx';

vi.mock('#data/unit-profiles.ts', () => ({ loadUnitProfile: vi.fn<typeof loadUnitProfile>() }));
const load = vi.mocked(loadUnitProfile);
const print = vi.fn<() => void>();
const PATH = '/print-card/:faction/:unit';

const visit = (address: string) => renderApp(<PrintCardPage />, { address, path: PATH });
const visitPicture = (address: string) =>
  renderApp(<PrintCardImagePage />, { address, path: `${PATH}/picture` });

beforeEach(() => {
  queryClient().clear();
  print.mockReset();
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  load.mockReset();
  load.mockResolvedValue({ profile: null, skills: [] });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

describe('PrintCardPage', () => {
  it('prints the card once, when it is there', async () => {
    visit('/print-card/northern-tribes/alborc');
    expect(print).not.toHaveBeenCalled();
    expect(await screen.findByRole('article', { name: 'Alborc' })).toBeDefined();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(document.title).toBe('Card of Alborc');
  });

  it('prints nothing when the card cannot be loaded', async () => {
    load.mockRejectedValue(new Error('offline'));
    visit('/print-card/northern-tribes/alborc');
    expect(await screen.findByText('Image not available')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    expect(print).not.toHaveBeenCalled();
  });

  it('says that an address names no card', async () => {
    visit('/print-card/northern-tribes/nobody');
    expect(await screen.findByRole('heading', { name: 'There is no card to print here' })).toBeDefined();
    expect(print).not.toHaveBeenCalled();
  });
});

describe('PrintCardImagePage', () => {
  it('prints the drawn card once, when its picture is there', async () => {
    visitPicture('/print-card/northern-tribes/alborc/picture');
    expect(document.title).toBe('Card of Alborc');
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
    fireEvent.load(screen.getByRole('img', { name: 'Card of Alborc' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(load).not.toHaveBeenCalled();
  });

  it('prints nothing when there is no picture, and when the address names no card', () => {
    visitPicture('/print-card/northern-tribes/alborc/picture');
    for (let failures = 0; failures < 3; failures += 1) fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('alert').textContent).toContain('Image not available');
    visitPicture('/print-card/northern-tribes/nobody/picture');
    expect(screen.getByRole('heading', { name: 'There is no card to print here' })).toBeDefined();
    expect(print).not.toHaveBeenCalled();
  });
});
