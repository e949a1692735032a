import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadUnitProfile } from '#data/unit-profiles.ts';
import { PrintCardPage } from './print-card-page.tsx';

vi.mock('#data/unit-profiles.ts', () => ({ loadUnitProfile: vi.fn<typeof loadUnitProfile>() }));
const load = vi.mocked(loadUnitProfile);
const print = vi.fn<() => void>();

function visit(path: string) {
  const router = createMemoryRouter([{ path: '/print-card/:faction/:unit', element: <PrintCardPage /> }], {
    initialEntries: [path],
  });
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
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
